import { taskKindIds, taskStates } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** Long-running task that a person started. */
export const task = z.object({
  _id: uuid,
  planId: uuid,
  propertyName: z.string(),
  kind: z.enum(taskKindIds),
  state: z.enum(taskStates),
  /** Description of the current step. */
  step: z.string(),
  /** Progress: steps done of a total; a total of 0 is not known yet. */
  done: z.number(),
  total: z.number(),
  /** Number of tasks, of all people, ahead of it in the queue. */
  before: z.number(),
  /** Reason why it failed. */
  fault: nullableText,
  fileName: nullableText,
  bytes: z.nullable(z.number()),
  askedAt: isoTime,
  endedAt: nullableText,
});
export type TaskReply = z.infer<typeof task>;
