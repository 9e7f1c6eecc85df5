import { MOST_REMINDED, toasts } from '@tussock/domain';
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
  scopes: ['readRecords'],
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

const reminders = '/api/plan/{planId}/actions/reminders';

export const readReminders = defineCall({
  id: 'action.reminders',
  summary:
    'Who would be reminded of each open action of a plan: whoever was given it and has access, else the owner of the farm. What nobody would be told is left out.',
  method: 'GET',
  path: reminders,
  access: { to: 'plan', ability: 'editActions' },
  reply: z.object({
    results: z.array(
      z.object({ actionId: uuid, personId: uuid, personName: z.string(), isRemindedToday: z.boolean() }),
    ),
  }),
});

export const remindOfActions = defineCall({
  id: 'action.remind',
  summary:
    'Reminds people of open actions by letter, one letter each, at most once a day of each action. Says how many letters are on their way, and of how many actions.',
  method: 'POST',
  path: reminders,
  access: { to: 'plan', ability: 'editActions' },
  body: z.object({ actionIds: z.array(uuid).check(z.minLength(1), z.maxLength(MOST_REMINDED)) }),
  reply: z.object({ letters: z.int(), actions: z.int() }),
  toast: ({ reply }) => toasts.reminded(reply.letters),
  resets: ['reminders'],
});
