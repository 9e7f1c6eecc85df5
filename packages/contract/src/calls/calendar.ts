import { toasts } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { done, isoTime, moment } from '../shapes/common.ts';

const path = '/api/plan/{planId}/calendar';

export const readCalendar = defineCall({
  id: 'calendar.get',
  summary: 'Whether the caller has a calendar address for a plan. The address itself is never given again.',
  method: 'GET',
  path,
  access: { to: 'plan', ability: 'viewPlan' },
  reply: z.object({ madeAt: z.nullable(isoTime) }),
});

export const makeCalendar = defineCall({
  id: 'calendar.make',
  summary:
    'Makes the secret address under which a calendar reads the open actions of a plan. The one that the caller had before ends. Refused with 409 where another stands than they saw.',
  method: 'POST',
  path,
  access: { to: 'plan', ability: 'viewPlan' },
  /** Creation time of the calendar address to replace, as it was read; null when there was none. */
  body: z.object({ insteadOf: z.nullable(moment) }),
  reply: z.object({ address: z.string() }),
  resets: ['calendar'],
});

export const withdrawCalendar = defineCall({
  id: 'calendar.withdraw',
  summary: 'Ends the caller’s calendar address for a plan.',
  method: 'DELETE',
  path,
  access: { to: 'plan', ability: 'viewPlan' },
  reply: done,
  toast: () => toasts.changesSaved(),
  resets: ['calendar'],
});

export const readCalendarFeed = defineCall({
  id: 'calendar.feed',
  summary:
    'The open actions of a plan as iCalendar, each on the day it is due: for whoever knows the secret address, as long as its maker may see the plan.',
  method: 'GET',
  path: '/api/calendar/{secret}',
  access: { to: 'anyone' },
  answer: 'file',
  fileType: 'text/calendar',
  callsPerMinute: 60,
});
