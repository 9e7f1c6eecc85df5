import { isJsonObject } from '@tussock/domain';

/** Titles that are chosen on a plan and not saved. Their outlines are in a store of their own: those of a station are too large for this one. */
export interface DraftTitles {
  readonly ids: readonly string[];
  /** By id: the number to ask the land survey for, where an outline was lost. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly seenIds: readonly string[];
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads the form of an earlier release, which stored whole titles. */
function fromWhole(titles: readonly unknown[], seenIds: readonly string[]): DraftTitles | null {
  const entries = titles.flatMap((title) => {
    const facts = isJsonObject(title) && isJsonObject(title['properties']) ? title['properties'] : {};
    const { id, titleNumber } = facts;
    return typeof id === 'string' && typeof titleNumber === 'string' ? [[id, titleNumber] as const] : [];
  });
  return entries.length === titles.length
    ? { ids: entries.map(([id]) => id), numbers: Object.fromEntries(entries), seenIds }
    : null;
}

export function parseTitles(stored: unknown): DraftTitles | null {
  if (!isJsonObject(stored)) return null;
  if (Array.isArray(stored['titles'])) return fromWhole(stored['titles'], textsIn(stored['seenIds']));
  if (!Array.isArray(stored['ids'])) return null;
  const numbers = isJsonObject(stored['numbers']) ? Object.entries(stored['numbers']) : [];
  return {
    ids: textsIn(stored['ids']),
    numbers: Object.fromEntries(
      numbers.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    seenIds: textsIn(stored['seenIds']),
  };
}
