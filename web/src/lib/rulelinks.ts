/** Numbers of rules in texts, and the search in a rulebook. */
import type { Chapter, RuleBook, RuleText } from './calls';
import { fold, hasWords, wordsOf } from './find';
import { t } from './i18n.svelte';

export interface RulePart {
  text: string;
  /** The number of a rule, or empty. */
  rule: string;
}

const NUMBER = /\b[A-Z]{2}-\d+(?:\.\d+)?\b/g;

/** A text cut at the numbers of rules, so that each can be a link. */
export function cutRules(text: string): RulePart[] {
  const parts: RulePart[] = [];
  let last = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index > last) parts.push({ text: text.slice(last, match.index), rule: '' });
    parts.push({ text: match[0], rule: match[0] });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push({ text: text.slice(last), rule: '' });
  return parts;
}

function matches(rule: RuleText, words: readonly string[]): boolean {
  return hasWords(fold(`${rule.number} ${rule.title} ${rule.text}`), words);
}

/** The chapters with only those rules that have all words; the whole book without any. */
export function searchRules(book: RuleBook, text: string, source = ''): Chapter[] {
  const words = wordsOf(text);
  if (words.length === 0 && !source) return book.sections;
  return book.sections
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => (!source || rule.source === source) && matches(rule, words)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

export function sourcesOf(book: RuleBook): string[] {
  return [...new Set(book.sections.flatMap((chapter) => chapter.rules.map((rule) => rule.source)))];
}

export function sourceName(source: string): string {
  switch (source) {
    case 'book':
      return t('rules-source-book');
    case 'official':
      return t('rules-source-official');
    case 'designer':
      return t('rules-source-designer');
    case 'english':
      return t('rules-source-english');
    case 'czech':
      return t('rules-source-czech');
    default:
      return t('rules-source-ruling');
  }
}
