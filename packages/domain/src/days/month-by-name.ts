import { BRIEF, months } from './month-of.ts';

const byLetters: readonly string[] = months.map((name) => name.slice(0, BRIEF).toLowerCase());

/** Finds the number of a month, 1 to 12, by its name or the beginning of it: 'sep', 'Sept.', 'September'; null for any other text. */
export function monthByName(name: string): number | null {
  const at = byLetters.indexOf(name.slice(0, BRIEF).toLowerCase());
  return at === -1 ? null : at + 1;
}
