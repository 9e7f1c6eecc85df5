import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { uuid } from '../shapes/common.ts';
import { actionItem } from '../shapes/outcomes.ts';

export const listActions = defineCall({
  id: 'action.all',
  summary:
    'The actions of a plan, the first that is due first. They are written through the plan’s record (`replica.write`).',
  method: 'GET',
  path: '/api/plan/{planId}/actions',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.object({ results: z.array(actionItem) }),
});

export const listPeopleOfPlan = defineCall({
  id: 'plan.people',
  summary: 'Who has access to a plan, by name: whoever may be given something to do there.',
  method: 'GET',
  path: '/api/plan/{planId}/people',
  access: { to: 'plan', ability: 'editActions' },
  reply: z.object({ results: z.array(z.object({ _id: uuid, name: z.string() })) }),
});
