import type { PlanInfoReply } from '@tussock/contract';
import {
  actionWords,
  checkEditions,
  consentsIn,
  editionsOf,
  planInfoFields,
  standingAfter,
  withStandingEditions,
  type PlanInfo,
} from '@tussock/domain';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { changePlan, type PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Op } from '../../platform/ledger/op.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { findKnownFileIds } from '../files/index.ts';
import { readLayers } from '../../platform/things/stored-layers.ts';
import { presentOutcomes, readAnswers } from '../outcomes/index.ts';
import { addOwnersWord, approvalStore } from '../../platform/things/stored-approvals.ts';
import { findPlan, updatePlanInfo } from './plan-store.ts';
import { planEntity, standingOf, type PlanRow } from './plan-entity.ts';
import { infoOf, presentPlan } from './present-plan.ts';

/**
 * Saves a plan's info; with `isConfirming` also records the owner's confirmation and makes the plan active. Returns the saved plan.
 *
 * @throws AppError staleVersion with the present state; badRequest when the plan awaits no confirmation
 */
export function savePlanInfo(
  services: Services,
  {
    info: given,
    isConfirming,
    ...act
  }: { caller: Caller; plan: PlanAccess; op: Op; info: PlanInfo; isConfirming: boolean },
): Promise<PlanInfoReply> {
  const { caller, plan } = act;
  return changePlan(services, act, async (change) => {
    const { trx, planId, at, target } = change;
    const before = await target(planEntity, planId);
    if (isConfirming && !standingAfter(standingOf(before), 'confirm'))
      throw new AppError('badRequest', {
        message: ['The details of this plan have been confirmed already.'],
      });
    const info = withStandingEditions(infoOf(before), given);
    const after = await writePlanInfo(change, before, info, isConfirming ? 'confirm' : undefined);
    if (isConfirming) {
      await addOwnersWord(change, after.version);
      await writeAudit(trx, { actorId: caller.userId, action: 'confirmDetails', planId, at });
    }
    // The log moves the plan on by one when this is done.
    const moved = { ...after, rev: after.rev + 1, updatedAt: at };
    const { catalogue } = editionsOf(infoOf(after));
    const outcomes = presentOutcomes(await readAnswers(trx, planId), catalogue);
    const approvals = await approvalStore.findAll(trx, planId);
    const importedLayers = await readLayers(trx, planId);
    return presentPlan(moved, { plan, approvals, outcomes, importedLayers });
  });
}

const papersOf = (info: Readonly<Record<string, unknown>>): readonly string[] =>
  consentsIn(info).flatMap(({ documents = [] }) => documents);

/**
 * Checks that newly attached consent documents are files of the plan. Former ones are not checked.
 *
 * @throws AppError badRequest, at each row with another document
 */
async function checkPapers({ trx, planId }: PlanChange, before: PlanRow, info: PlanInfo): Promise<void> {
  const rows = consentsIn(info);
  const stood = papersOf(infoOf(before));
  const named = papersOf(info).filter((id) => !stood.includes(id));
  const known = new Set([...stood, ...(await findKnownFileIds(trx, planId, { purpose: 'document' }, named))]);
  const refusals = rows.flatMap(({ documents = [] }, index) =>
    documents.every((id) => known.has(id))
      ? []
      : [{ field: `consents.${index}.documents`, message: actionWords.otherFiles }],
  );
  if (refusals.length > 0) throw refuseFields(refusals);
}

/** Updates a plan's info, as part of a change of the plan. */
export async function writePlanInfo(
  change: PlanChange,
  before: PlanRow,
  given: PlanInfo,
  move?: 'confirm' | 'invite',
): Promise<PlanRow> {
  const { trx, planId, at, wrote } = change;
  const info = { ...given, ...(given.email === undefined ? {} : { email: given.email.toLowerCase() }) };
  // They may wait until somebody is invited; whoever was invited has both.
  const stood = infoOf(before);
  const gone = (['contactName', 'email'] as const).filter(
    (key) => stood[key] !== undefined && info[key] === undefined,
  );
  if (gone.length > 0)
    throw refuseFields(
      gone.map((field) => ({ field, message: `${planInfoFields[field].label} is required` })),
    );
  const unknown = checkEditions(info);
  if (unknown.length > 0) throw refuseFields(unknown);
  await checkPapers(change, before, info);
  const to = move && standingAfter(standingOf(before), move)?.status;
  const status = to === undefined ? {} : { status: { to, at } };
  await updatePlanInfo(trx, { planId, info, propertyName: info.propertyName, ...status });
  const after = await findPlan(trx, planId);
  wrote(planEntity, before, after);
  return after;
}
