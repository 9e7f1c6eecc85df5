import { uuidv7 } from 'uuidv7';
import type { SqlSession } from '../database/copy/sql-session.ts';

/** Act of an operator that the audit log of the service keeps. */
export type OperatorAct = 'backup' | 'verifyBackup' | 'restore' | 'move';

/** Writes an act of the operator to the audit log. Nobody is named: whoever has the machine is no user of the product. */
export const noteAct = (
  { rows }: SqlSession,
  action: OperatorAct,
  { planId, ...detail }: { readonly planId?: string; readonly note: string },
): Promise<unknown> =>
  rows('insert into audit (id, action, plan_id, detail) values ($1, $2, $3, $4::jsonb)', [
    uuidv7(),
    action,
    planId ?? null,
    JSON.stringify(detail),
  ]);
