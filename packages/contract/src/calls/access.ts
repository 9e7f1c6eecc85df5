import { consultantRequestFields, externalGrantFields, namedOwnerFields, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { externalGrant, internalEntry, roleMap } from '../shapes/access.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { done, nullableText, uuid } from '../shapes/common.ts';

const nameSearch = z.object({ search: z._default(z.string().check(z.maxLength(120)), '') });

export const askForAccess = defineCall({
  id: 'access.ask',
  summary:
    'Asks the people of a plan to let the caller in. Answers the same whether there is such a plan or not, and whether anybody was asked.',
  method: 'POST',
  // Not below a plan's own path: the caller has no right there, and the answer must not tell whether it is one.
  path: '/api/access-request',
  access: { to: 'signedIn', ability: 'useProduct' },
  body: z.strictObject({ planId: uuid }),
  reply: done,
  callsPerMinute: 5,
});

export const listAccessManagers = defineCall({
  id: 'access.managers',
  summary: 'The people who decide about access to a plan and about copies of it: whom to ask.',
  method: 'GET',
  path: '/api/plan/{planId}/access/managers',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.object({ managers: z.array(z.object({ _id: uuid, name: z.string(), email: z.string() })) }),
});

export const listExternalAccess = defineCall({
  id: 'access.external.all',
  summary: 'The people outside who were let in by name, with the state of their invitations.',
  method: 'GET',
  path: '/api/plan/{planId}/access/external/all',
  access: { to: 'plan', ability: 'manageUserAccess' },
  reply: z.object({ externalAccess: z.array(externalGrant) }),
});

export const grantExternalAccess = defineCall({
  id: 'access.external.create',
  summary:
    'Lets somebody outside in by name and address, and sends an invitation; the same address again changes the grant.',
  method: 'POST',
  path: '/api/plan/{planId}/access/external/create',
  access: { to: 'plan', ability: 'manageUserAccess' },
  body: checkedByFields(externalGrantFields),
  reply: z.object({
    user_id: uuid,
    name: z.string(),
    propertyName: z.string(),
    /** True when their access was reduced from editing to reading. */
    isNarrowed: z.boolean(),
  }),
  toast: ({ reply: { isNarrowed, propertyName: property, name } }) =>
    isNarrowed ? toasts.accessNarrowed({ property, name }) : toasts.accessGranted({ property, name }),
  resets: ['access', 'history'],
  callsPerMinute: 30,
});

export const removeExternalAccess = defineCall({
  id: 'access.external.delete',
  summary: 'Takes the access of somebody outside away; an open invitation stops working.',
  method: 'DELETE',
  path: '/api/plan/{planId}/access/external/delete/{userId}',
  access: { to: 'plan', ability: 'manageUserAccess' },
  reply: z.object({ user_id: uuid, name: z.string(), propertyName: z.string() }),
  toast: ({ reply }) => toasts.accessRemoved({ property: reply.propertyName, name: reply.name }),
  resets: ['access', 'history'],
});

export const resendExternalInvitation = defineCall({
  id: 'access.external.resend',
  summary: 'Sends somebody who was let in a new invitation; the old link stops working.',
  method: 'POST',
  path: '/api/plan/{planId}/access/external/resend/{userId}',
  access: { to: 'plan', ability: 'manageUserAccess' },
  reply: z.object({ email: z.string() }),
  toast: ({ reply }) => toasts.invitationSent(reply.email),
  resets: ['access'],
  callsPerMinute: 10,
});

export const nameOwner = defineCall({
  id: 'access.owner.name',
  summary:
    'Names the owner of a plan that has none, or another one while nobody has confirmed the details, and invites them. Whoever was named before may no longer see the plan.',
  method: 'POST',
  path: '/api/plan/{planId}/access/owner/update',
  access: { to: 'plan', ability: 'inviteOwner' },
  body: checkedByFields(namedOwnerFields),
  reply: z.object({ user_id: uuid, email: z.string() }),
  toast: ({ reply }) => toasts.invitationSent(reply.email),
  resets: ['access', 'plans', 'planInfo', 'history'],
  callsPerMinute: 10,
});

export const listInternalAccess = defineCall({
  id: 'access.internal.all',
  summary: 'The people of the provider who hold a role on the plan.',
  method: 'GET',
  path: '/api/plan/{planId}/access/internal/all',
  access: { to: 'plan', ability: 'manageUserAccess' },
  reply: z.object({ internalAccess: z.array(internalEntry) }),
});

export const updateInternalAccess = defineCall({
  id: 'access.internal.update',
  summary: 'Merges a map of roles by user over the roles that people of the provider hold.',
  method: 'POST',
  path: '/api/plan/{planId}/access/internal/update',
  access: { to: 'plan', ability: 'manageUserAccess' },
  body: roleMap,
  example: { '01932c07-223e-7000-8000-000000000003': 'editor' },
  reply: z.object({ internalAccess: z.array(internalEntry) }),
  toast: () => toasts.accessChangesSaved(),
  resets: ['access', 'planInfo', 'history'],
});

export const findInternalCandidates = defineCall({
  id: 'access.internal.candidates',
  summary:
    'People of the provider without a role on the plan, by name. Whoever is not of the provider must type three letters.',
  method: 'GET',
  path: '/api/plan/{planId}/access/internal/candidates',
  access: { to: 'plan', ability: 'manageUserAccess' },
  query: nameSearch,
  reply: z.object({ results: z.array(z.object({ _id: uuid, name: z.string(), email: nullableText })) }),
});

export const findAccountCandidates = defineCall({
  id: 'access.account.candidates',
  summary:
    'Accounts that could advise on the plan, by name. Whoever is not of the provider must type three letters.',
  method: 'GET',
  path: '/api/plan/{planId}/access/account/candidates',
  access: { to: 'plan', ability: 'manageAccountAccess' },
  query: nameSearch,
  reply: z.object({ results: z.array(z.object({ _id: uuid, name: z.string() })) }),
});

export const requestConsultant = defineCall({
  id: 'access.account.requestConsultant',
  summary: 'Asks the provider for a consultant; the leads of the plan get the message as a letter.',
  method: 'POST',
  path: '/api/plan/{planId}/access/account/request-consultant',
  access: { to: 'plan', ability: 'manageAccountAccess' },
  body: checkedByFields(consultantRequestFields),
  reply: z.object({ provider: z.string() }),
  toast: ({ reply }) => toasts.consultantRequested(reply.provider),
  resets: ['history'],
  callsPerMinute: 10,
});

export const assignAccount = defineCall({
  id: 'access.account.assign',
  summary: 'Assigns an account; all its users may then do on the plan what a consultant may.',
  method: 'POST',
  path: '/api/plan/{planId}/access/account/assign',
  access: { to: 'plan', ability: 'manageAccountAccess' },
  body: z.strictObject({ accountId: uuid }),
  reply: done,
  toast: () => toasts.accessChangesSaved(),
  resets: ['access', 'planInfo', 'plans', 'history'],
});

export const removeAccount = defineCall({
  id: 'access.account.remove',
  summary: 'Takes the plan from the assigned account.',
  method: 'DELETE',
  path: '/api/plan/{planId}/access/account/remove',
  access: { to: 'plan', ability: 'manageAccountAccess' },
  reply: done,
  toast: () => toasts.accessChangesSaved(),
  resets: ['access', 'planInfo', 'plans', 'history'],
});
