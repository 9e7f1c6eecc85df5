import { foldForSearch } from '@tussock/domain';

/** Something on the farm by the words that find it. */
export interface Searchable {
  readonly label: string;
  readonly about: string;
}

/** As many as somebody looks through. */
const MOST = 40;

/** How well a label goes with what was typed; the lower the better, undefined where it does not. */
function rankOf({ label, about }: Searchable, words: readonly string[]): number | undefined {
  const [name, all] = [foldForSearch(label), foldForSearch(`${label} ${about}`)];
  if (!words.every((word) => all.includes(word))) return undefined;
  const typed = words.join(' ');
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(typed) ? 2 : 3;
}

/** What goes with what is typed, word by word and blind to macrons: the very name first, then what begins so, then what holds it. */
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
