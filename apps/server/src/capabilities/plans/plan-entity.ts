import type { PlanStanding, PlanStatus } from '@tussock/domain';
import type { RecordedEntity } from '../../platform/ledger/entity.ts';
import { findPlan } from './plan-store.ts';
import { hectaresFrom, infoOf, nextDateOf, presentConfirmation } from './present-plan.ts';

export type PlanRow = Awaited<ReturnType<typeof findPlan>>;

/** Values of a plan's life state. */
export const standingOf = ({
  status,
  statusBefore,
}: Pick<PlanRow, 'status' | 'statusBefore'>): PlanStanding =>
  // Both are written from the table of statuses only.
  ({ status: status as PlanStatus, statusBefore: statusBefore as PlanStatus | null });

/** The entity of plan details, for writes, log and record. */
export const planEntity: RecordedEntity<PlanRow> = {
  nameOf: () => 'plan',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  find: (trx, planId) => findPlan(trx, planId),
  logged: ({ status, statusBefore, info }) => ({ status, statusBefore, info }),
  present: presentConfirmation,
  // Without what every write of the plan moves: its revision and the time of the last change.
  recorded: (row) => ({
    version: row.version,
    values: infoOf(row),
    made: {
      status: row.status,
      statusSince: row.statusSince.toISOString(),
      nextDate: nextDateOf(row),
      accountId: row.accountId,
      areaHectares: hectaresFrom(row.areaM2),
      boundaryBounds: row.boundaryBounds,
      createdAt: row.createdAt.toISOString(),
    },
  }),
};
