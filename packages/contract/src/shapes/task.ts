import { taskKindIds, taskStates } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

/** Long work that somebody asked for. */
export const task = z.object({
  _id: uuid,
  planId: uuid,
  propertyName: z.string(),
  kind: z.enum(taskKindIds),
  state: z.enum(taskStates),
  /** What is at hand while it is made. */
  step: z.string(),
  /** Parts of the whole; a total of 0 is not known yet. */
  done: z.number(),
  total: z.number(),
  /** How many of all people's come before it, while it waits. */
  before: z.number(),
  /** Why it failed. */
  fault: nullableText,
  fileName: nullableText,
  bytes: z.nullable(z.number()),
  askedAt: isoTime,
  endedAt: nullableText,
});
export type TaskReply = z.infer<typeof task>;
