import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { previewBoundary, type BoundaryFeature, type BoundaryReply } from '@tussock/contract';
import { boundaryIdOf, recordWords, toasts } from '@tussock/domain';
import { useEffect, useMemo, useState } from 'react';
import type { TitleSelection } from '../../../plan-session/title-selection.ts';
import { type BoundaryRecord, saveToRecord, useBoundaryRecord } from '../../../sync/index.ts';
import { client } from '../../../session/client.ts';
import { resetLists } from '../../../session/query-client.ts';
import { useChoiceDraft } from './use-choice-draft.ts';

/** The selected titles, their merge, and saving it. */
export function useBoundaryChoice(
  planId: string,
  { saved, mayEdit }: { readonly saved: BoundaryReply | undefined; readonly mayEdit: boolean },
) {
  const [selection, tell] = useChoiceDraft(planId, saved !== undefined && mayEdit);
  // What was chosen on an earlier visit and is here again.
  const [wasKept, setWasKept] = useState(selection.isChanged);
  const { known, foundIds, selectedIds } = selection;
  const record = useBoundaryRecord();
  const { titles } = record;
  useEffect(() => {
    if (saved) tell({ type: 'boundaryHeard', ids: titles, features: saved.features });
  }, [saved, titles, tell]);
  const selected = useMemo(() => selectedIds.flatMap((id) => known[id] ?? []), [selectedIds, known]);
  const found = useMemo(() => foundIds.flatMap((id) => known[id] ?? []), [foundIds, known]);

  const merge = useMerge(planId, selection, { saved, mayEdit });
  const isNothing = selectedIds.length === 0;
  const save = useSaving(planId, { selection, record }, (ids) => {
    setWasKept(false);
    tell({ type: 'selectionSaved', ids });
  });
  // Of a boundary that was undone here the server still has the blocks.
  const isByHand = record.standing === 'toBeChecked' || record.standing === 'checked';
  const byHand = isByHand ? (saved?.boundaryFeatures ?? NO_BLOCKS) : NO_BLOCKS;
  return {
    selection,
    tell,
    selected,
    /** Number of selected titles without data: from an earlier visit, while offline. */
    unseen: selectedIds.length - selected.length,
    found,
    merged: isNothing ? byHand : (merge.features ?? byHand),
    areaHectares: isNothing ? null : merge.areaHectares,
    previewError: merge.error,
    save,
    /** Whether the selection is from an earlier visit, and differs from a saved boundary. */
    isKept: wasKept && saved !== undefined,
    putBack: () => {
      setWasKept(false);
      tell({ type: 'choicePutBack' });
    },
  };
}

/** The merge of the selected titles: the saved one, else a preview from the server. */
function useMerge(
  planId: string,
  { selectedIds, isChanged }: TitleSelection,
  { saved, mayEdit }: { readonly saved: BoundaryReply | undefined; readonly mayEdit: boolean },
) {
  const isAsSaved = saved !== undefined && !isChanged && (!mayEdit || isMadeOf(saved, selectedIds));
  const preview = useQuery({
    queryKey: ['cadastral.preview', planId, [...selectedIds].sort((a, b) => a.localeCompare(b))],
    queryFn: ({ signal }) =>
      client.call(previewBoundary, { body: { ids: [...selectedIds] } }, { signal, isQuiet: true }),
    enabled: selectedIds.length > 0 && mayEdit && !isAsSaved,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  if (isAsSaved) return { features: saved.boundaryFeatures, areaHectares: saved.areaHectares, error: null };
  return {
    features: preview.data?.boundaryFeatures ?? saved?.boundaryFeatures,
    // The figure of an earlier choice would be taken for that of this one.
    areaHectares: preview.isPlaceholderData ? null : (preview.data?.areaHectares ?? null),
    error: preview.error,
  };
}

/** Whether the server's boundary is made of these titles: while a selection is queued, the server still has the one before. */
const isMadeOf = ({ features }: BoundaryReply, ids: readonly string[]): boolean =>
  features.length === ids.length && features.every(({ properties }) => ids.includes(properties.id));

/** Saves the selected titles as an entry of the plan's record. */
function useSaving(
  planId: string,
  {
    selection: { selectedIds, seenIds },
    record: { values },
  }: { readonly selection: TitleSelection; readonly record: BoundaryRecord },
  onSaved: (ids: readonly string[]) => void,
) {
  // Titles take the place of an outline by hand, in the same write, so that undo brings it back.
  const outlineKeys = selectedIds.length === 0 ? [] : OUTLINE_KEYS.filter((key) => values[key] !== undefined);
  return useMutation({
    mutationFn: async () => {
      await saveToRecord({
        label: recordWords.boundaryChanged,
        toast: toasts.boundariesSaved(),
        parts: [
          {
            entity: 'boundary',
            entityId: boundaryIdOf(planId),
            op: 'update',
            set: { titles: [...selectedIds], ...Object.fromEntries(outlineKeys.map((key) => [key, null])) },
            base: {
              titles: [...seenIds],
              ...Object.fromEntries(outlineKeys.map((key) => [key, values[key]])),
            },
          },
        ],
      });
      return selectedIds;
    },
    onSuccess: (ids) => {
      onSaved(ids);
      // The list of plans says how large they are.
      resetLists(['plans']);
    },
  });
}

export type BoundaryChoice = ReturnType<typeof useBoundaryChoice>;

const OUTLINE_KEYS = ['outline', 'outlineFrom', 'outlineChecked'] as const;
const NO_BLOCKS: readonly BoundaryFeature[] = [];
