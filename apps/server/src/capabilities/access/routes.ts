import type { CallId } from '@tussock/contract';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { askForAccess } from './ask-for-access.ts';
import { assignAccount } from './assign-account.ts';
import { findAccountCandidates, findInternalCandidates } from './find-candidates.ts';
import { grantExternalAccess } from './grant-external-access.ts';
import { listExternalAccess } from './list-external-access.ts';
import { removeExternalAccess } from './remove-external-access.ts';
import { requestConsultant } from './request-consultant.ts';
import { resendExternalInvitation } from './resend-external-invitation.ts';
import { listInternalAccess, updateInternalAccess } from './update-internal-access.ts';

type AccessCall = Extract<CallId, `access.${string}`>;

export const accessHandlers = (services: Services): Handlers<AccessCall> => ({
  'access.ask': ({ caller, body }) => askForAccess(services, { caller, planId: body.planId }),
  'access.external.all': ({ plan }) => listExternalAccess(services, plan.planId),
  'access.external.create': ({ caller, plan, opId, body }) =>
    grantExternalAccess(services, { caller, plan, opId, body }),
  'access.external.delete': ({ caller, plan, opId, params }) =>
    removeExternalAccess(services, { caller, plan, opId, userId: params.userId }),
  'access.external.resend': ({ caller, plan, opId, params }) =>
    resendExternalInvitation(services, { caller, plan, opId, userId: params.userId }),
  'access.internal.all': ({ plan }) => listInternalAccess(services, plan.planId),
  'access.internal.update': ({ caller, plan, opId, body }) =>
    updateInternalAccess(services, { caller, plan, opId, body }),
  'access.internal.candidates': ({ caller, plan, query }) =>
    findInternalCandidates(services, { caller, planId: plan.planId, search: query.search }),
  'access.account.candidates': ({ caller, plan, query }) =>
    findAccountCandidates(services, { caller, planId: plan.planId, search: query.search }),
  'access.account.requestConsultant': ({ caller, plan, opId, body }) =>
    requestConsultant(services, { caller, plan, opId, message: body.message }),
  'access.account.assign': ({ caller, plan, opId, body }) =>
    assignAccount(services, { caller, plan, opId, accountId: body.accountId }),
  'access.account.remove': ({ caller, plan, opId }) =>
    assignAccount(services, { caller, plan, opId, accountId: null }),
});
