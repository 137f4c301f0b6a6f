/** Names of types, materials and sources. */
import { t } from '../../lib/i18n.svelte';

export function typeName(type: string): string {
  switch (type) {
    case 'miner':
      return t('cards-type-miner');
    case 'building':
      return t('cards-type-building');
    case 'warrior':
      return t('cards-type-warrior');
    case 'trap':
      return t('cards-type-trap');
    case 'spell':
      return t('cards-type-spell');
    default:
      return t('cards-type-other');
  }
}

export function materialName(material: string): string {
  if (material === 'gold') return t('cards-gold');
  return material === 'cosmium' ? t('cards-cosmium') : t('cards-electricity');
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
