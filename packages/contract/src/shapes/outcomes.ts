import { actionStates, allSections, type Section } from '@tussock/domain';
import * as z from 'zod/mini';
import { isoTime, nullableText, uuid } from './common.ts';

const text = z.string();
const types = [...new Set(allSections().map(({ type }) => type))];

/** Action as plan info has it: the short form that most readers need. */
const actionInPlan = z.object({
  /** Key of the catalogue's action; null for a custom action. */
  actionKey: nullableText,
  title: text,
  grade: z.enum(['good', 'premium']),
  state: z.enum(actionStates),
  /** Due day, 'YYYY-MM-DD'; the last day of the season when the action is due in a season. */
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
  /** Actions by id: a catalogue action may occur more than once, and custom actions have no key. */
  actions: z.record(text, actionInPlan),
  quality: z.nullable(z.enum(['none', 'good', 'premium'])),
});

/** Answers of a section, with everything in it (specification §3). */
export const outcome = z.object({
  type: z.enum(types as [Section['type'], ...Section['type'][]]), // there is a section of each
  applicable: z.boolean(),
  reason: nullableText,
  /** Notes by category. */
  notes: z.record(text, text),
  subOutcomes: z.record(text, subOutcome),
  /** Custom actions that belong to no sub-outcome. */
  actions: z.record(text, actionInPlan),
  quality: z.nullable(z.enum(['none', 'good', 'premium'])),
});
export type OutcomeReply = z.infer<typeof outcome>;

/** Complete action, as the actions collection of a plan has it. */
export const actionItem = z.object({
  _id: uuid,
  version: z.number(),
  /** Values of the declared fields, and the ids the action refers to. */
  values: z.record(text, z.unknown()),
  dueDate: nullableText,
  isOverdue: z.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
