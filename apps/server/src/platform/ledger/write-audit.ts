import { uuidv7 } from 'uuidv7';
import type { Reader } from '../database/open-database.ts';

/** Notes an act that is not a change of a plan: signing in, granting, confirming, exporting. */
export const writeAudit = (
  db: Reader,
  entry: {
    actorId: string;
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
