import {
  auditRefusals,
  dayInNewZealand,
  examinationWords,
  lifeWords,
  nextDayOf,
  type ApprovalValues,
  type AuditValues,
} from '@tussock/domain';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import {
  changePlan,
  type CheckAtEnd,
  type PlanAct,
  type PlanChange,
} from '../../platform/ledger/change-plan.ts';
import { signatureOf } from '../../platform/things/person-name-store.ts';
import {
  approvalContent,
  approvalEntity,
  approvalWrites,
  madeOfApproval,
  valuesOfApproval,
} from '../../platform/things/stored-approvals.ts';
import type { Services } from '../../services.ts';
import { findKnownFileIds } from '../files/index.ts';
import { findPlan } from '../plans/index.ts';
import { settleDates } from './move-plan.ts';

/** Checks that the attached papers are files of the plan. @throws AppError badRequest */
const checkPapers: CheckAtEnd<string> = async ({ trx, planId }, ids) => {
  const known = await findKnownFileIds(trx, planId, { purpose: 'document' }, ids);
  if (ids.some((id) => !known.has(id)))
    throw refuseFields([{ field: 'documents', message: lifeWords.otherDocument }]);
};

/** Determines the due day of the next audit: the given one, or one from the recorded rule. @throws AppError badRequest where there is neither */
async function nextOf(
  { trx, planId }: PlanChange,
  values: AuditValues,
): Promise<{ readonly nextOn: string; readonly nextBy?: string }> {
  if (values.nextOn !== undefined) return { nextOn: values.nextOn };
  const { region } = (await findPlan(trx, planId)).info as { region?: string }; // written through the declared fields only
  const next = nextDayOf({ ...values, region: region ?? null });
  if (!next) throw refuseFields([{ field: 'nextOn', message: lifeWords.nextNeeded }]);
  return { nextOn: next.day, nextBy: next.rule.limits.key };
}

/** Records a certification or an audit. @throws AppError badRequest, alreadyExists */
export function recordAudit(
  services: Services,
  { id, values, ...act }: PlanAct & { readonly id: string; readonly values: AuditValues },
): Promise<{ _id: string }> {
  return changePlan(services, act, async (change) => {
    const refusals = auditRefusals(values, dayInNewZealand(change.at));
    if (refusals.length > 0) throw refuseFields([...refusals]);
    const { nextOn, nextBy } = await nextOf(change, values);
    for (const paper of values.documents ?? []) change.checkAtEnd(checkPapers, paper);
    const approval: ApprovalValues = { ...values, decision: 'approved', nextOn };
    const decidedBy = await signatureOf(change);
    const made = nextBy === undefined ? { decidedBy } : { decidedBy, nextBy };
    await approvalWrites.add(change, id, approvalContent(approval, made));
    await settleDates(change);
    return { _id: id };
  });
}

/** Deletes a recorded certification or audit. @throws AppError notFound, badRequest for an approval of the plan itself */
export function removeAudit(
  services: Services,
  { id, ...act }: PlanAct & { readonly id: string },
): Promise<{ ok: true }> {
  return changePlan(services, act, async (change) => {
    const row = await change.target(approvalEntity, id);
    const { approvalType } = valuesOfApproval(row);
    if (approvalType !== 'certifier' && approvalType !== 'auditor')
      throw new AppError('badRequest', { message: [lifeWords.approvalsStay] });
    if (madeOfApproval(row).examination)
      throw new AppError('badRequest', { message: [examinationWords.fromReport] });
    await approvalWrites.remove(change, row);
    await settleDates(change);
    return { ok: true };
  });
}
