import type { Caller, PlanAccess } from '../access/caller.ts';
import type { Database } from '../database/open-database.ts';
import { writeAudit } from './write-audit.ts';

interface Fetched {
  readonly caller: Caller;
  readonly planId: PlanAccess['planId'];
  /** Made for whoever asked, or fetched as it was kept. */
  readonly action: 'export' | 'download';
  /** By which call, and what tells it from others of it. */
  readonly detail: { readonly call: string } & Readonly<Record<string, unknown>>;
}

/** Notes in the audit that something of a plan leaves as a file. */
export async function noteFetched(
  { database, clock }: { readonly database: { readonly db: Database }; readonly clock: { now(): Date } },
  { caller, ...entry }: Fetched,
): Promise<void> {
  await writeAudit(database.db, { ...entry, actorId: caller.userId, at: clock.now() });
}
