import { goneWords, isJsonObject } from '@tussock/domain';
import { drop, keep, keptKeys, readKept, readKeptJson } from '../../plan-session/browser-store.ts';
import { isAnyFilled, slotKeys, type SlotUse } from './tab-slot.ts';
import { currentUserStore } from '../../session/current-user.ts';

/** What was typed and not yet saved, kept in this browser so that a reload or a crash loses nothing. */
const key = (formKey: string): string => `draft:${formKey}`;

/** The names of the forms of a plan's record: a write that was not accepted is put back into the form it came from. */
export const formKeys = {
  feature: (featureId: string): string => `feature:${featureId}`,
  /** By the id that it will have: of two that are begun at once in two tabs, each has its own. */
  newFeature: (featureId: string): string => `new:${featureId}`,
  /** An application that is not drawn: there is no shape to keep its id with. */
  newOnPaddocks: (planId: string): string => `new-on-paddocks:${planId}`,
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

/** The name of one person's draft: what somebody else typed in the same browser is nobody else's business. */
export const ownDraftKey = (formKey: string): string =>
  `${currentUserStore.getState().user?._id ?? 'nobody'}:${formKey}`;

/** What stands in a form: text as typed for numbers, '' and [] where nothing is chosen. */
export type FormValues = Record<string, unknown>;

export interface Draft {
  readonly values: FormValues;
  /** What the form started from: a draft over something that has changed since is still offered, and the save says so. */
  readonly startedFrom: string;
}

export function readDraft(formKey: string): Draft | null {
  const kept = readKeptJson(key(formKey));
  if (!isJsonObject(kept) || !isJsonObject(kept['values']) || typeof kept['startedFrom'] !== 'string')
    return null;
  return { values: kept['values'], startedFrom: kept['startedFrom'] };
}

/** The names under which tabs keep drafts of the same, each its own. */
export const draftSlots = (own: string): SlotUse => ({
  of: 'form',
  own,
  isFilled: (formKey) => readDraft(formKey) !== null,
});

/** What is said of a thing that is gone: also where to find what was typed in its form and is not saved. */
export const goneText = (text: string, formKey: string): string =>
  isAnyFilled(draftSlots(ownDraftKey(formKey))) ? `${text} ${goneWords.typed}` : text;

/** Whether a form that is not saved yet names something. */
export const isNamedInDraft = (id: string): boolean =>
  keptKeys().some((kept) => kept.startsWith(key('')) && (readKept(kept) ?? '').includes(id));

export function keepDraft(formKey: string, draft: Draft): void {
  keep(key(formKey), JSON.stringify(draft));
}

export const dropDraft = (formKey: string): void => drop(key(formKey));

/** Forgets one's own draft of a form that no tab shows any more. */
export const forgetDraft = (formKey: string): void =>
  slotKeys(draftSlots(ownDraftKey(formKey))).forEach(dropDraft);
