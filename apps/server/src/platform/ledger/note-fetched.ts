import type { Caller, PlanAccess } from '../access/caller.ts';
import type { Database } from '../database/open-database.ts';
import { writeAudit } from './write-audit.ts';

interface Fetched {
  readonly caller: Caller;
  readonly planId: PlanAccess['planId'];
  /** `export` for a file made on request, `download` for a stored one. */
  readonly action: 'export' | 'download';
  /** The call, and the values that distinguish this use of it from others. */
  readonly detail: { readonly call: string } & Readonly<Record<string, unknown>>;
}

/** Writes to the audit that a file with data of a plan was handed out. */
export async function noteFetched(
  { database, clock }: { readonly database: { readonly db: Database }; readonly clock: { now(): Date } },
  { caller, ...entry }: Fetched,
): Promise<void> {
  await writeAudit(database.db, { ...entry, actorId: caller.userId, at: clock.now() });
}
