import { actionStates, allSections, type Section } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

const text = z.string();
const types = [...new Set(allSections().map(({ type }) => type))];

/** An action as plan info has it: what most readers ask for. */
const actionInPlan = z.object({
  /** Of the catalogue; null for one's own. */
  actionKey: nullableText,
  title: text,
  grade: z.enum(['good', 'premium']),
  state: z.enum(actionStates),
  /** 'YYYY-MM-DD': the day, or the last of the season. */
  dueDate: nullableText,
  responsible: nullableText,
  note: nullableText,
});

const subOutcome = z.object({
  category: text,
  type: z.enum(['regulation', 'practice']),
  existing: z.nullable(z.enum(['na', 'no', 'yes'])),
  reason: nullableText,
  notes: nullableText,
  documents: z.array(uuid),
  /** By id: an action of the catalogue may be there more than once, and one's own have no key. */
  actions: z.record(text, actionInPlan),
  quality: z.nullable(z.enum(['none', 'good', 'premium'])),
});

/** What was answered of a section, with everything it holds (specification §3). */
export const outcome = z.object({
  type: z.enum(types as [Section['type'], ...Section['type'][]]), // there is a section of each
  applicable: z.boolean(),
  reason: nullableText,
  /** By category. */
  notes: z.record(text, text),
  subOutcomes: z.record(text, subOutcome),
  /** One's own actions that belong to no sub-outcome. */
  actions: z.record(text, actionInPlan),
  quality: z.nullable(z.enum(['none', 'good', 'premium'])),
});
export type OutcomeReply = z.infer<typeof outcome>;

/** An action whole, as the sub-collection of a plan has it. */
export const actionItem = z.object({
  _id: uuid,
  version: z.number(),
  /** Values of the declared fields, and what the action points at. */
  values: z.record(text, z.unknown()),
  dueDate: nullableText,
  isOverdue: z.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
