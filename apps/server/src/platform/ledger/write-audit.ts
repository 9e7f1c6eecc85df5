import { uuidv7 } from 'uuidv7';
import type { Reader } from '../database/open-database.ts';

/** Writes an audit entry for an act that changes no plan: sign-in, grant, confirmation, export. */
export const writeAudit = (
  db: Reader,
  entry: {
    /** Null where nobody known did it: a refused sign-in, a command of the operator. */
    actorId: string | null;
    action: string;
    at: Date;
    planId?: string;
    detail?: Readonly<Record<string, unknown>>;
  },
) =>
  db
    .insertInto('audit')
    .values({
      id: uuidv7(),
      actorId: entry.actorId,
      action: entry.action,
      at: entry.at,
      planId: entry.planId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
