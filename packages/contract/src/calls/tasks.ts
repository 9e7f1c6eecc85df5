import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { done } from '../shapes/common.ts';
import { task } from '../shapes/task.ts';

export const listTasks = defineCall({
  id: 'task.all',
  summary:
    'The long work that the caller asked for and what became of it, the newest first; kept for seven days.',
  method: 'GET',
  path: '/api/task/all',
  access: { to: 'signedIn', ability: 'useProduct' },
  reply: z.object({ results: z.array(task) }),
});

export const cancelTask = defineCall({
  id: 'task.cancel',
  summary: 'Stops long work of the caller’s own.',
  method: 'POST',
  path: '/api/plan/{planId}/task/cancel/{taskId}',
  access: { to: 'plan', ability: 'viewPlan' },
  reply: done,
  resets: ['tasks'],
});

export const downloadTask = defineCall({
  id: 'task.download',
  summary:
    'What long work of the caller’s own has made, as long as they may have it. A plan that was closed to them meanwhile gives nothing.',
  method: 'GET',
  path: '/api/plan/{planId}/task/download/{taskId}',
  access: { to: 'plan', ability: 'viewPlan' },
  answer: 'file',
});
