import type { BinItem, RecordRow } from '@tussock/contract';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import { binSince } from '../../platform/ledger/record-writer.ts';
import type { Services } from '../../services.ts';
import { findDeletions, findNaming } from './log-store.ts';
import { viewFor } from './marks.ts';

/** Reads deleted things that can be restored, the latest first. */
export function readBin(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  readers: readonly RecordReader[],
  { planId, abilities }: PlanAccess,
): Promise<BinItem[]> {
  const view = viewFor(abilities);
  const since = binSince(clock.now());
  return database.db.transaction().execute(async (trx) => {
    const rows: RecordRow[] = [];
    for (const { findDeleted } of readers) rows.push(...((await findDeleted?.(trx, planId, since)) ?? []));
    const seen = rows.filter(({ entity }) => view.entities.has(entity));
    const ids = seen.map(({ id }) => id);
    const deletions = new Map((await findDeletions(trx, planId, ids)).map((one) => [one.entityId, one]));
    const naming = await findNaming(trx, planId, ids);
    const items = seen.flatMap((row): BinItem[] => {
      const deletion = deletions.get(row.id);
      if (!deletion) return [];
      const { rev, opId, at, actorName } = deletion;
      return [
        {
          row,
          rev,
          opId,
          deletedAt: at.toISOString(),
          deletedByName: actorName,
          wentWith: ids.filter((id) => id !== row.id && deletions.get(id)?.rev === rev),
          namedBy: naming
            .filter(({ named }) => named === row.id)
            .map(({ id, kind, name }) => ({ id, entity: kind, name })),
        },
      ];
    });
    return items.toSorted((one, other) => other.rev - one.rev);
  });
}
