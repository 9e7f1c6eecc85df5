import { checkPlanConfirmation, editionsOf } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { PlanAccess } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { approvalStore } from '../../platform/things/stored-approvals.ts';
import type { Services } from '../../services.ts';
import { readLayers } from '../../platform/things/stored-layers.ts';
import { presentOutcomes, readAnswersAtOnce } from '../outcomes/index.ts';
import { createPlan } from './create-plan.ts';
import { listPlans, readFacets } from './list-plans.ts';
import { findAccount, findFirstPendingPlan, findOwner, findPlan } from './plan-store.ts';
import { infoOf, presentConfirmation, presentPlan } from './present-plan.ts';
import { readHistory } from './read-history.ts';
import { savePlanInfo } from './save-plan-info.ts';

type PlanCall =
  | 'plan.all'
  | 'plan.facets'
  | 'plan.create'
  | 'plan.get'
  | 'plan.update'
  | 'plan.owner'
  | 'plan.account'
  | 'plan.confirmationDetails'
  | 'plan.firstPendingConfirmation'
  | 'plan.confirm'
  | 'plan.history';

export function planHandlers(services: Services): Handlers<PlanCall> {
  const { db } = services.database;
  const read = async (plan: PlanAccess) => {
    const [row, approvals, importedLayers, answers] = await Promise.all([
      findPlan(db, plan.planId),
      approvalStore.findAll(db, plan.planId),
      readLayers(db, plan.planId),
      readAnswersAtOnce(db, plan.planId),
    ]);
    const outcomes = presentOutcomes(answers, editionsOf(infoOf(row)).catalogue);
    return presentPlan(row, { plan, approvals, outcomes, importedLayers });
  };
  return {
    'plan.all': ({ caller, query }) => listPlans(services, caller, query),
    'plan.facets': ({ caller, query }) => readFacets(services, caller, query),
    'plan.create': ({ caller, op, body }) =>
      createPlan(services, { caller, op, body: { ...body, _id: body._id ?? op.id } }),
    'plan.get': ({ plan }) => read(plan),
    'plan.update': ({ caller, plan, op, body }) =>
      savePlanInfo(services, { caller, plan, op, info: body, isConfirming: false }),
    'plan.owner': async ({ plan }) => {
      const owner = await findOwner(db, plan.planId);
      return owner ? { _id: owner.id, name: owner.name, email: owner.email } : null;
    },
    'plan.account': async ({ plan }) => {
      const account = await findAccount(db, plan.planId);
      return account ? { _id: account.id, name: account.name, adminEmail: account.adminEmail } : null;
    },
    'plan.confirmationDetails': async ({ plan }) => presentConfirmation(await findPlan(db, plan.planId)),
    'plan.firstPendingConfirmation': async ({ caller }) => {
      const pending = await findFirstPendingPlan(db, caller.userId);
      return pending ? presentConfirmation(pending) : null;
    },
    'plan.confirm': async ({ caller, plan, op, body }) => {
      const checked = checkPlanConfirmation(body);
      if (!checked.ok)
        throw new AppError('badRequest', {
          message: checked.refusals.map(({ message }) => message),
          fields: checked.refusals,
        });
      const { hasReadTerms: _isTicked, ...info } = body;
      return savePlanInfo(services, { caller, plan, op, info, isConfirming: true });
    },
    'plan.history': ({ plan, query }) => readHistory(services, plan.planId, query),
  };
}
