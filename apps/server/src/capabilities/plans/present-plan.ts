import { toHectares } from '@tussock/geometry';
import {
  presentPlanInfo,
  type ApprovalValues,
  type NextDate,
  type NextDateKind,
  type PlanInfo,
  type PlanStatus,
} from '@tussock/domain';
import type { PlanInfoReply } from '@tussock/contract';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import type { findPlan } from './plan-store.ts';

/** Converts square metres to hectares; Spec §9: 2 decimals. */
export const hectaresFrom = (squareMetres: number | null): number | null =>
  squareMetres === null ? null : toHectares(squareMetres);

type PlanRow = Awaited<ReturnType<typeof findPlan>>;

/** The info of a plan; fields that were added later may be missing. */
export const infoOf = ({ info }: Pick<PlanRow, 'info'>): Partial<PlanInfo> =>
  presentPlanInfo(info as Readonly<Record<string, unknown>>); // an object: written through declared fields only

/** The next date in the life of a plan; null where there is none. */
export const nextDateOf = ({ nextOn, nextKind }: Pick<PlanRow, 'nextOn' | 'nextKind'>): NextDate | null =>
  // Both are written together, from the table of what comes next.
  nextOn === null || nextKind === null ? null : { day: nextOn, kind: nextKind as NextDateKind };

export function presentPlan(
  row: PlanRow,
  about: {
    plan: PlanAccess;
    approvals: readonly Thing[];
    outcomes: PlanInfoReply['outcomes'];
    importedLayers: readonly unknown[];
  },
): PlanInfoReply {
  return {
    _id: row.id,
    account_id: row.accountId,
    status: row.status as PlanStatus, // a status is written from the table of moves alone
    version: row.version,
    rev: row.rev,
    statusSince: row.statusSince.toISOString(),
    nextDate: nextDateOf(row),
    areaHectares: hectaresFrom(row.areaM2),
    // Written by the boundary's own write only.
    boundaryBounds: row.boundaryBounds as PlanInfoReply['boundaryBounds'],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    info: infoOf(row),
    importedLayers: [...about.importedLayers],
    outcomes: about.outcomes,
    distributionAreas: [...(infoOf(row).distributionAreas ?? [])],
    approvals: about.approvals.map(presentApproval),
    roles: [...about.plan.roles],
    abilities: [...about.plan.abilities],
  };
}

function presentApproval({ content, made }: Thing) {
  const { approvalType, decision = null, note = '' } = content as Partial<ApprovalValues>; // written by its own store only
  const { decidedBy, planVersion } = made as { decidedBy?: { at: string }; planVersion?: number }; // written by the decision of an approval
  return { approvalType, decision, decidedAt: decidedBy?.at ?? null, note, planVersion };
}

export const presentConfirmation = (row: PlanRow) => ({
  planId: row.id,
  status: row.status as PlanStatus, // a status is written from the table of moves alone
  version: row.version,
  createdByName: row.createdByName,
  info: infoOf(row),
});
