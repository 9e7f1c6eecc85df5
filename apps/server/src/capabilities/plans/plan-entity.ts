import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import { findPlan } from './plan-store.ts';
import { hectaresFrom, infoOf, presentConfirmation } from './present-plan.ts';

export type PlanRow = Awaited<ReturnType<typeof findPlan>>;

/** The details of a plan, as writes, the log and the record know them. */
export const planEntity: RecordedEntity<PlanRow> = {
  nameOf: () => 'plan',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: (trx, planId) => findPlan(trx, planId),
  logged: ({ status, info }) => ({ status, info }),
  present: presentConfirmation,
  // Without what every write of the plan moves: its revision and the time of the last change.
  recorded: (row) => ({
    version: row.version,
    values: infoOf(row),
    made: {
      status: row.status,
      accountId: row.accountId,
      areaHectares: hectaresFrom(row.areaM2),
      boundaryBounds: row.boundaryBounds,
      createdAt: row.createdAt.toISOString(),
    },
  }),
};
