import { toHectares } from '@tussock/geometry';
import type { PlanInfo, PlanStatus } from '@tussock/domain';
import type { PlanInfoReply } from '@tussock/contract';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { findApprovals, findPlan } from './plan-store.ts';

/** Spec §9: hectares to 2 decimals. */
export const hectaresFrom = (squareMetres: number | null): number | null =>
  squareMetres === null ? null : toHectares(squareMetres);

type PlanRow = Awaited<ReturnType<typeof findPlan>>;

// Info is written through the declared fields only.
export const infoOf = (row: Pick<PlanRow, 'info'>): Partial<PlanInfo> => row.info as Partial<PlanInfo>;

export function presentPlan(
  row: PlanRow,
  about: {
    plan: PlanAccess;
    approvals: Awaited<ReturnType<typeof findApprovals>>;
    outcomes: PlanInfoReply['outcomes'];
  },
): PlanInfoReply {
  return {
    _id: row.id,
    account_id: row.accountId,
    status: row.status as PlanStatus,
    version: row.version,
    rev: row.rev,
    areaHectares: hectaresFrom(row.areaM2),
    // Written by the boundary's own write only.
    boundaryBounds: row.boundaryBounds as PlanInfoReply['boundaryBounds'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    info: infoOf(row),
    importedLayers: [],
    outcomes: about.outcomes,
    distributionAreas: [],
    approvals: about.approvals.map(({ approvalType, decision, decidedAt, note, planVersion }) => ({
      approvalType,
      decision,
      decidedAt: decidedAt?.toISOString() ?? null,
      note,
      planVersion,
    })),
    roles: [...about.plan.roles],
    abilities: [...about.plan.abilities],
  };
}

export const presentConfirmation = (row: PlanRow) => ({
  planId: row.id,
  status: row.status as PlanStatus,
  version: row.version,
  createdByName: row.createdByName,
  info: infoOf(row),
});
