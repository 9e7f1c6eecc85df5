import { planConfirmationFields, planCreationFields, planInfoFields, toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { checkedByFields } from '../shapes/checked-by-fields.ts';
import { nullableText, uuid } from '../shapes/common.ts';
import { facetQueryOfPlans, listQueryOfPlans, pageOf } from '../shapes/list.ts';
import { changeEntry } from '../shapes/feature.ts';
import { confirmationDetails, planFacets, planInfo, planListItem } from '../shapes/plan.ts';

export const listPlans = defineCall({
  id: 'plan.all',
  summary:
    'The plans the caller may see, a page at a time; `accountId` leaves those assigned to one account. `status`, `with` (what a plan asks for), `catchment` and `adviser` each leave those of any of several values, with commas between them.',
  method: 'GET',
  path: '/api/plan/all',
  access: { to: 'signedIn', ability: 'useProduct' },
  scopes: ['readRecords'],
  query: listQueryOfPlans,
  reply: pageOf(planListItem),
});

export const readPlanFacets = defineCall({
  id: 'plan.facets',
  summary:
    'How many plans, hectares and actions a list of plans holds, and how many each choice of its filters would leave.',
  method: 'GET',
  path: '/api/plan/facets',
  access: { to: 'signedIn', ability: 'useProduct' },
  query: facetQueryOfPlans,
  reply: planFacets,
});

export const createPlan = defineCall({
  id: 'plan.create',
  summary: 'Creates a plan, makes the owner’s user if there is none, and sends the invitation.',
  method: 'POST',
  path: '/api/plan/create',
  access: { to: 'signedIn', ability: 'createPlan' },
  body: checkedByFields(planCreationFields, { _id: z.optional(uuid) }),
  reply: z.object({ _id: uuid }),
  toast: ({ body }) => toasts.planCreated(body),
  resets: ['plans'],
});

export const readPlan = defineCall({
  id: 'plan.get',
  summary: 'A plan’s info, and what the caller may do on it.',
  method: 'GET',
  path: '/api/plan/{planId}',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readRecords'],
  reply: planInfo,
});

export const updatePlan = defineCall({
  id: 'plan.update',
  summary: 'Changes a plan’s info.',
  method: 'PUT',
  path: '/api/plan/{planId}/update',
  access: { to: 'plan', ability: 'editPlanInfo' },
  body: checkedByFields(planInfoFields),
  example: {
    propertyName: 'Tōtara Flat',
    contactName: 'Aroha Tamatea',
    email: 'aroha@example.nz',
    physicalAddress: '1 Tōtara Road',
  },
  reply: planInfo,
  toast: () => toasts.changesSaved(),
  resets: ['plans', 'planInfo', 'history'],
});

export const readPlaceContext = defineCall({
  id: 'plan.place',
  summary:
    'The catchment and the allocation zone in which the middle of a plan’s boundary lies, by a layer that the server has, with its source; nothing of what it does not know.',
  method: 'GET',
  path: '/api/plan/{planId}/place',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.object({
    catchment: nullableText,
    surfaceWaterAllocationZone: nullableText,
    source: nullableText,
  }),
});

export const readPlanOwner = defineCall({
  id: 'plan.owner',
  summary: 'The farm owner named on a plan.',
  method: 'GET',
  path: '/api/plan/{planId}/owner',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.nullable(z.object({ _id: uuid, name: z.string(), email: z.string() })),
});

export const readPlanAccount = defineCall({
  id: 'plan.account',
  summary: 'The account assigned to a plan, or nothing.',
  method: 'GET',
  path: '/api/plan/{planId}/account',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.nullable(z.object({ _id: uuid, name: z.string(), adminEmail: z.string() })),
});

export const readConfirmationDetails = defineCall({
  id: 'plan.confirmationDetails',
  summary: 'The details of a plan for its owner to confirm.',
  method: 'GET',
  path: '/api/plan/{planId}/confirmation-details/get',
  access: { to: 'plan', ability: 'confirmDetails' },
  reply: confirmationDetails,
});

export const readFirstPendingConfirmation = defineCall({
  id: 'plan.firstPendingConfirmation',
  summary: 'The first plan that waits for the caller to confirm its details, or nothing.',
  method: 'GET',
  path: '/api/plan/first-pending-confirmation-details',
  access: { to: 'signedIn', ability: 'useProduct' },
  reply: z.nullable(confirmationDetails),
});

export const confirmPlanDetails = defineCall({
  id: 'plan.confirm',
  summary: 'Confirms, and corrects, a plan’s details; the plan becomes active.',
  method: 'POST',
  path: '/api/plan/{planId}/confirmation-details/update',
  access: { to: 'plan', ability: 'confirmDetails' },
  body: checkedByFields(planConfirmationFields),
  reply: planInfo,
  toast: () => toasts.changesSaved(),
  resets: ['plans', 'planInfo', 'history'],
});

export const resendInvitation = defineCall({
  id: 'plan.resendInvitation',
  summary: 'Sends the owner a new invitation; the old link stops working.',
  method: 'POST',
  path: '/api/plan/{planId}/invitation/resend',
  access: { to: 'plan', ability: 'inviteOwner' },
  reply: z.object({ email: z.string() }),
  toast: ({ reply }) => toasts.invitationSent(reply.email),
  callsPerMinute: 10,
});

export const readHistory = defineCall({
  id: 'plan.history',
  summary: 'Who changed what on a plan, newest first.',
  method: 'GET',
  path: '/api/plan/{planId}/history',
  access: { to: 'plan', ability: 'seeHistory' },
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    entityId: z.optional(uuid),
  }),
  reply: z.object({ results: z.array(changeEntry), nextBefore: z.nullable(z.number()) }),
});
