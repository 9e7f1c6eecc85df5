import { emptySelection, type TitleSelection } from '../../plan-session/title-selection.ts';
import { deleteDraft, readDraft, saveDraft } from './draft-store.ts';

/** The titles that were chosen on a plan and not saved, by their ids, as they were left; none where nothing was. */
export function readTitleChoice(ownPlan: string): TitleSelection {
  const kept = readDraft('titles', ownPlan);
  if (!kept) return emptySelection;
  return { ...emptySelection, selectedIds: kept.ids, seenIds: kept.seenIds, isChanged: true };
}

/** The numbers of titles that were chosen and not saved, each once. */
export function numbersOfTitleChoice(ownPlan: string, ids: readonly string[]): readonly string[] {
  const { numbers = {} } = readDraft('titles', ownPlan) ?? {};
  return [...new Set(ids.flatMap((id) => numbers[id] ?? []))];
}

/** Keeps what is chosen as long as it differs from the saved boundary. */
export function saveTitleChoice(
  ownPlan: string,
  { isChanged, selectedIds: ids, seenIds, known }: TitleSelection,
): void {
  if (!isChanged) {
    deleteDraft('titles', ownPlan);
    return;
  }
  const { numbers: before = {} } = readDraft('titles', ownPlan) ?? {};
  const numbers = ids.flatMap((id) => {
    const number = known[id]?.properties.titleNumber ?? before[id];
    return number === undefined ? [] : [[id, number] as const];
  });
  saveDraft('titles', ownPlan, { ids, numbers: Object.fromEntries(numbers), seenIds });
}
