import { reconcile, stockKeyOf, type StockRow, isJsonObject } from '@tussock/domain';
import { useEffect, useMemo, useState } from 'react';
import { deleteDraft, ownDraftKey, readDraft, saveDraft } from '../../sync/drafts/index.ts';
import { changedRows, isFaulty, rowsWith, type Drafts, type Standing } from './stock-drafts.ts';

const isDraft = (value: unknown): value is Drafts[string] =>
  isJsonObject(value) && isJsonObject(value['key']) && isJsonObject(value['cells']);

function readDrafts(planId: string): Drafts {
  return Object.fromEntries(
    Object.entries(readDraft('stock', ownDraftKey(planId)) ?? {}).flatMap(([id, draft]) =>
      // One that was kept before knows nothing of what stood there.
      isDraft(draft) ? [[id, { ...draft, base: isJsonObject(draft.base) ? draft.base : {} }]] : [],
    ),
  );
}

/** What was typed and is not saved, kept in this browser, and the year as it would stand with it. */
export function useStockDrafts(planId: string, rows: readonly StockRow[], year: number) {
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(planId));
  useEffect(() => {
    if (Object.keys(drafts).length === 0) deleteDraft('stock', ownDraftKey(planId));
    else saveDraft('stock', ownDraftKey(planId), drafts);
  }, [planId, drafts]);
  const standing: Standing = useMemo(() => new Map(rows.map((row) => [stockKeyOf(row), row])), [rows]);
  const changed = useMemo(() => changedRows(drafts, standing), [drafts, standing]);
  const reconciled = useMemo(() => reconcile(rowsWith(standing, changed), year), [standing, changed, year]);
  return {
    drafts,
    setDrafts,
    standing,
    changed,
    reconciled,
    good: changed.filter((row) => !isFaulty(row)),
    bad: changed.filter(isFaulty),
  };
}
