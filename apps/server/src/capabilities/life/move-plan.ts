import type { PlanLifeReply } from '@tussock/contract';
import {
  lifeWords,
  nextDates,
  planMoves,
  planStatuses,
  standingAfter,
  type PlanMove,
  type PlanStatus,
} from '@tussock/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { approvalStore, valuesOfApproval } from '../../platform/things/stored-approvals.ts';
import { findPlan, planEntity, standingOf } from '../plans/index.ts';
import { writeDates, writeStanding } from './life-store.ts';
import { findNewestVersion } from './version-store.ts';

/** The life of a plan, as calls answer it. */
export async function presentLife(db: Reader, planId: string): Promise<PlanLifeReply> {
  const { status, statusSince } = await findPlan(db, planId);
  return {
    status: status as PlanStatus, // written from the table of statuses only
    statusSince: statusSince.toISOString(),
    versionNumber: (await findNewestVersion(db, planId))?.number ?? null,
  };
}

/**
 * Moves a plan to another state by the table of moves, as part of a change; every change of state after the confirmation goes through here.
 *
 * @throws AppError wrongMove with the present state, where the table does not allow the move
 */
export async function movePlan(change: PlanChange, move: PlanMove): Promise<void> {
  const { trx, planId, at, target, wrote } = change;
  const before = await target(planEntity, planId);
  const standing = standingOf(before);
  const to = standingAfter(standing, move);
  if (!to)
    throw new AppError('wrongMove', {
      message: [lifeWords.noSuchMove(planMoves[move].label, planStatuses[standing.status].label)],
      current: await presentLife(trx, planId),
    });
  await writeStanding(trx, planId, { ...to, at });
  wrote(planEntity, before, await findPlan(trx, planId));
}

/** Updates the due dates of a plan from its approvals, in a transaction that has locked the plan. */
export async function writeDatesOfApprovals(trx: Transaction<DB>, planId: string): Promise<void> {
  const approvals = (await approvalStore.findAll(trx, planId)).map(valuesOfApproval);
  await writeDates(trx, planId, nextDates(approvals));
}

/** Recomputes the due dates of a plan after one of its approvals changed. */
export async function settleDates({ trx, planId, derived }: PlanChange): Promise<void> {
  const before = await findPlan(trx, planId);
  await writeDatesOfApprovals(trx, planId);
  derived(planEntity, before, await findPlan(trx, planId));
}
