import { sayChange } from '@tussock/domain';
import type { RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { readFrozenVersion } from '../life/index.ts';
import type { PlanBookOrder } from './print-plan-book.ts';
import { readBookContent } from './read-book-content.ts';

/** What the book of a version that was frozen is made from, with what changed since the one before. @throws AppError notFound */
export async function readFrozenBook(
  services: Services,
  readers: readonly RecordReader[],
  { planId, number }: { readonly planId: string; readonly number: number },
): Promise<Omit<PlanBookOrder, 'settings'>> {
  const frozen = await readFrozenVersion(services.database.db, planId, number);
  const kept = { rowsText: JSON.stringify(frozen.rows), version: { number, at: frozen.madeAt } };
  return {
    ...(await readBookContent(services, readers, planId, kept)),
    ...(frozen.changes ? { changes: frozen.changes.map(sayChange) } : {}),
  };
}
