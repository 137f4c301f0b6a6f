/** Sentences of the server as they are shown: the numbers of rules are for the rulebook and for the command line. */
export const withoutRules = (text: string): string => text.replace(/ \([A-Z]{2}-\d[\d.]*\)/g, '');
