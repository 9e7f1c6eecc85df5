import { isJsonObject } from '@tussock/domain';
import { drop, keep, readKeptJson } from '../../plan-session/browser-store.ts';
import { emptySelection, type TitleSelection } from '../../plan-session/title-selection.ts';

/** Which titles are chosen on a plan and not saved. What is known of them is kept elsewhere: the outlines of a station are too much for this store. */
interface UnsavedTitles {
  readonly ids: readonly string[];
  /** By id: the number to ask the land survey for, where an outline was lost. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly seenIds: readonly string[];
}

const nothing: UnsavedTitles = { ids: [], numbers: {}, seenIds: [] };

/** By whose plan it is: what somebody else chose in the same browser is nobody else's business. */
const keyOf = (ownPlan: string): string => `unsaved-titles:${ownPlan}`;

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** As an earlier release kept them: whole. */
function fromWhole(titles: readonly unknown[], seenIds: readonly string[]): UnsavedTitles | null {
  const entries = titles.flatMap((title) => {
    const facts = isJsonObject(title) && isJsonObject(title['properties']) ? title['properties'] : {};
    const { id, titleNumber } = facts;
    return typeof id === 'string' && typeof titleNumber === 'string' ? [[id, titleNumber] as const] : [];
  });
  return entries.length === titles.length
    ? { ids: entries.map(([id]) => id), numbers: Object.fromEntries(entries), seenIds }
    : null;
}

function read(ownPlan: string): UnsavedTitles | null {
  const kept = readKeptJson(keyOf(ownPlan));
  if (!isJsonObject(kept)) return null;
  if (Array.isArray(kept['titles'])) return fromWhole(kept['titles'], textsIn(kept['seenIds']));
  if (!Array.isArray(kept['ids'])) return null;
  const numbers = isJsonObject(kept['numbers']) ? Object.entries(kept['numbers']) : [];
  return {
    ids: textsIn(kept['ids']),
    numbers: Object.fromEntries(
      numbers.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    seenIds: textsIn(kept['seenIds']),
  };
}

/** The titles that were chosen on a plan and not saved, by their ids, as they were left; none where nothing was. */
export function readUnsavedTitles(ownPlan: string): TitleSelection {
  const kept = read(ownPlan);
  if (!kept) return emptySelection;
  return { ...emptySelection, selectedIds: kept.ids, seenIds: kept.seenIds, isChanged: true };
}

/** The numbers of titles that were chosen and not saved, each once. */
export function numbersOfUnsaved(ownPlan: string, ids: readonly string[]): readonly string[] {
  const { numbers } = read(ownPlan) ?? nothing;
  return [...new Set(ids.flatMap((id) => numbers[id] ?? []))];
}

/** Keeps what is chosen as long as it differs from the saved boundary. */
export function keepUnsavedTitles(
  ownPlan: string,
  { isChanged, selectedIds: ids, seenIds, known }: TitleSelection,
): void {
  if (!isChanged) {
    drop(keyOf(ownPlan));
    return;
  }
  const before = (read(ownPlan) ?? nothing).numbers;
  const numbers = ids.flatMap((id) => {
    const number = known[id]?.properties.titleNumber ?? before[id];
    return number === undefined ? [] : [[id, number] as const];
  });
  const kept: UnsavedTitles = { ids, numbers: Object.fromEntries(numbers), seenIds };
  keep(keyOf(ownPlan), JSON.stringify(kept));
}
