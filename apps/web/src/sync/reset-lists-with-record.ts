import type { CachedList } from '@tussock/contract';
import { isKindId } from '@tussock/domain';
import type { PlanSync } from './plan-sync.ts';
import { resetLists } from '../session/query-client.ts';

/** Changes that come one after another are one reason to read again. */
const SETTLES_MS = 300;

/** What the server reckons of each sort of thing, and lists beside the record. */
const listsOf: Readonly<Record<string, readonly CachedList[]>> = {
  plan: ['planInfo', 'plans'],
  boundary: ['boundary', 'planInfo'],
  soilTest: ['soilTests'],
  file: ['files'],
};

/** Whatever is gone may have been a feature: who deleted it is the only one that knew. */
function listsAfter(entity: string | undefined): readonly CachedList[] {
  if (entity === undefined || isKindId(entity)) return ['features'];
  return listsOf[entity] ?? [];
}

/**
 * Whatever the server reckons of an open plan is read again once the record is at another revision, whoever wrote it: figures of a season,
 * devices, what shares its ground, what changed lately. Not before: the server would reckon with what was there before. Answers how to stop.
 */
export function resetListsWithRecord(
  record: Pick<PlanSync, 'subscribe' | 'subscribeToRows' | 'sync' | 'row'>,
  reset: (lists: readonly CachedList[]) => void = resetLists,
): () => void {
  const changed = new Set<CachedList>();
  let { rev } = record.sync();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stale = (): void => {
    reset([...changed, 'history']);
    changed.clear();
  };
  const leaveRows = record.subscribeToRows((ids) => {
    for (const id of ids) for (const list of listsAfter(record.row(id)?.entity)) changed.add(list);
  });
  const leave = record.subscribe(() => {
    const was = rev;
    ({ rev } = record.sync());
    // At first nothing was known: nothing can be out of date.
    if (was === rev || was === 0) return;
    clearTimeout(timer);
    timer = setTimeout(stale, SETTLES_MS);
  });
  return () => {
    clearTimeout(timer);
    leaveRows();
    leave();
  };
}
