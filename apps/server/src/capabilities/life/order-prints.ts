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

/** Adds the job that prints a version, in the given transaction; does nothing while one is pending. */
export async function orderPrint(
  trx: Transaction<DB>,
  { planId, number, askedBy, askedAt }: VersionToPrint,
): Promise<void> {
  const order = { kind: 'versionBook', settings: { number }, planId, askedBy, askedAt } as const;
  const task = { ...order, id: uuidv7() };
  if (!(await findSameTask(trx, task))) await insertTask(trx, task);
}

/** Days to retry a failed print; after that it cannot be printed, and the sender gets no more letters about it. */
const TRIED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Orders the print of each version without one again: its job may have failed, or its server stopped. */
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
