import type { CallId } from '@tussock/contract';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { askForAccess } from './ask-for-access.ts';
import { assignAccount } from './assign-account.ts';
import { findAccountCandidates, findInternalCandidates } from './find-candidates.ts';
import { grantExternalAccess } from './grant-external-access.ts';
import { listAccessManagers } from './list-access-managers.ts';
import { listExternalAccess } from './list-external-access.ts';
import { nameOwner } from './name-owner.ts';
import { removeExternalAccess } from './remove-external-access.ts';
import { requestConsultant } from './request-consultant.ts';
import { resendExternalInvitation } from './resend-external-invitation.ts';
import { listInternalAccess, updateInternalAccess } from './update-internal-access.ts';

type AccessCall = Extract<CallId, `access.${string}`>;

export const accessHandlers = (services: Services): Handlers<AccessCall> => ({
  'access.ask': ({ caller, body }) => askForAccess(services, { caller, planId: body.planId }),
  'access.managers': ({ plan }) => listAccessManagers(services, plan.planId),
  'access.external.all': ({ plan }) => listExternalAccess(services, plan.planId),
  'access.external.create': ({ caller, plan, op, body }) =>
    grantExternalAccess(services, { caller, plan, op, body }),
  'access.external.delete': ({ caller, plan, op, params }) =>
    removeExternalAccess(services, { caller, plan, op, userId: params.userId }),
  'access.external.resend': ({ caller, plan, op, params }) =>
    resendExternalInvitation(services, { caller, plan, op, userId: params.userId }),
  'access.owner.name': ({ caller, plan, op, body }) => nameOwner(services, { caller, plan, op, body }),
  'access.internal.all': ({ plan }) => listInternalAccess(services.database.db, plan.planId),
  'access.internal.update': ({ caller, plan, op, body }) =>
    updateInternalAccess(services, { caller, plan, op, body }),
  'access.internal.candidates': ({ caller, plan, query }) =>
    findInternalCandidates(services, { caller, planId: plan.planId, search: query.search }),
  'access.account.candidates': ({ caller, plan, query }) =>
    findAccountCandidates(services, { caller, planId: plan.planId, search: query.search }),
  'access.account.requestConsultant': ({ caller, plan, op, body }) =>
    requestConsultant(services, { caller, plan, op, message: body.message }),
  'access.account.assign': ({ caller, plan, op, body }) =>
    assignAccount(services, { caller, plan, op, accountId: body.accountId }),
  'access.account.remove': ({ caller, plan, op }) =>
    assignAccount(services, { caller, plan, op, accountId: null }),
});
