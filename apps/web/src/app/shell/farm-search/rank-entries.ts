import { foldForSearch } from '@tussock/domain';

/** An entry with the words that find it. */
export interface Searchable {
  readonly label: string;
  readonly about: string;
}

/** Most results shown. */
const MOST = 40;

/** Rank of an entry for the typed words: lower is better, undefined for no match. */
function rankOf({ label, about }: Searchable, words: readonly string[]): number | undefined {
  const [name, all] = [foldForSearch(label), foldForSearch(`${label} ${about}`)];
  if (!words.every((word) => all.includes(word))) return undefined;
  const typed = words.join(' ');
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(typed) ? 2 : 3;
}

/**
 * Finds the entries that match each typed word, ignoring macrons: first equal labels, then those that begin with the text, then those that contain
 * it.
 */
export function rankEntries<Entry extends Searchable>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const words = foldForSearch(typed).split(' ').filter(Boolean);
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
