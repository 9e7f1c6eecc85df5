import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DB } from '../../platform/database/generated/schema.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findSameTask, insertTask } from '../../platform/tasks/task-store.ts';
import type { Services } from '../../services.ts';
import { findUnprinted } from './version-store.ts';

interface VersionToPrint {
  readonly planId: string;
  readonly number: number;
  readonly askedBy: string;
  readonly askedAt: Date;
}

/** Asks for the print of a version, in the transaction that wants it; not again while it is being made. */
export async function orderPrint(
  trx: Transaction<DB>,
  { planId, number, askedBy, askedAt }: VersionToPrint,
): Promise<void> {
  const order = { kind: 'versionBook', settings: { number }, planId, askedBy, askedAt } as const;
  const task = { ...order, id: uuidv7() };
  if (!(await findSameTask(trx, task))) await insertTask(trx, task);
}

/** What could not be printed in so many days cannot be printed: whoever sent it is not told so each morning for ever. */
const TRIED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Asks once more for the print of each version that has none: what made it may have failed, or its server ended. */
export async function orderMissingPrints({
  database: { db },
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - TRIED_DAYS * DAY_MS);
  for (const { planId, number, madeBy } of await findUnprinted(db, since))
    await inTransaction(db, (trx) =>
      orderPrint(trx, { planId, number, askedBy: madeBy, askedAt: clock.now() }),
    );
}
