import type { CachedList } from '@tussock/contract';
import { isKindId } from '@tussock/domain';
import type { PlanSync } from './plan-sync.ts';
import { resetLists } from '../session/query-client.ts';

/** Changes within this time are one reason to read again, in milliseconds. */
const SETTLES_MS = 300;

/** Lists that the server reckons from each entity. */
const listsOf: Readonly<Record<string, readonly CachedList[]>> = {
  plan: ['planInfo', 'plans'],
  boundary: ['boundary', 'planInfo'],
  soilTest: ['soilTests'],
  file: ['files'],
};

/** A row that is gone may have been a feature. */
function listsAfter(entity: string | undefined): readonly CachedList[] {
  if (entity === undefined || isKindId(entity)) return ['features'];
  return listsOf[entity] ?? [];
}

/**
 * Resets the lists that the server reckons from a plan (figures of a season, devices, recent changes) once its record has another revision.
 * Not before: the server would reckon with older rows. Returns how to stop.
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
