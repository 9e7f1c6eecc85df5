import { goneWords } from '@tussock/domain';
import { deleteDraft, ownDraftKey, readDraft } from './draft-store.ts';
import { isAnyFilled, slotKeys, type SlotUse } from './tab-slot.ts';

/** The names of the forms of a plan's record: a write that was not accepted is put back into the form it came from. */
export const formKeys = {
  feature: (featureId: string): string => `feature:${featureId}`,
  /** By the id that it will have: of two that are begun at once in two tabs, each has its own. */
  newFeature: (featureId: string): string => `new:${featureId}`,
  /** An application that is not drawn: there is no shape to keep its id with. */
  newOnPaddocks: (planId: string): string => `new-on-paddocks:${planId}`,
  /** An event in the log of a feature. */
  newEvent: (planId: string, featureId: string): string => `new-event:${planId}:${featureId}`,
  planInfo: (planId: string): string => `plan-info:${planId}`,
  soilTest: (soilTestId: string): string => `soil-test:${soilTestId}`,
  action: (actionId: string): string => `action:${actionId}`,
  /** Words for a section or an outcome of a plan: which fields of it are asked for. */
  answer: (planId: string, about: string, fields: readonly string[]): string =>
    `answer:${planId}:${about}:${fields.join()}`,
  /** A photo that was taken for an action and not used yet, and the words for it. */
  capture: (actionId: string): string => `capture:${actionId}`,
  captureNote: (actionId: string): string => `capture-note:${actionId}`,
  newAction: (planId: string): string => `new-action:${planId}`,
  ownAction: (planId: string, outcomeKey: string): string => `own-action:${planId}:${outcomeKey}`,
  /** What is written of a place in passing. */
  pinNote: (planId: string): string => `pin-note:${planId}`,
  remark: (actionId: string): string => `remark:${actionId}`,
  /** What somebody says to be wrong with one block of a plan's details. */
  detailNote: (planId: string, block: string): string => `detail-note:${planId}:${block}`,
  /** Why some actions are done without evidence. */
  done: (actionIds: readonly string[]): string => `done:${actionIds.join()}`,
} as const;

/** The keys under which tabs store drafts of one form, each its own. */
export const draftSlots = (own: string): SlotUse => ({
  of: 'form',
  own,
  isFilled: (key) => readDraft('form', key) !== null,
});

/** The keys under which tabs store drawings on one plan, each its own. */
export const drawingSlots = (own: string): SlotUse => ({
  of: 'drawing',
  own,
  isFilled: (key) => readDraft('shape', key) !== null || readDraft('trace', key) !== null,
});

/** The sentence over a thing that is gone: also where to find what was typed in its form and is not saved. */
export const goneText = (text: string, formKey: string): string =>
  isAnyFilled(draftSlots(ownDraftKey(formKey))) ? `${text} ${goneWords.typed}` : text;

/** Deletes one's own drafts of a form that no tab shows any more. */
export const deleteFormDrafts = (formKey: string): void =>
  slotKeys(draftSlots(ownDraftKey(formKey))).forEach((key) => deleteDraft('form', key));
