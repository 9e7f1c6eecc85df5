import { currentUserStore } from '../../session/current-user.ts';
import type { FormValues } from './form-values.ts';

/** What was typed and not yet saved, kept in this browser so that a reload or a crash loses nothing. */
const key = (formKey: string): string => `draft:${formKey}`;

/** The name of one person's draft: what somebody else typed in the same browser is nobody else's business. */
export const ownDraftKey = (formKey: string): string =>
  `${currentUserStore.getState().user?._id ?? 'nobody'}:${formKey}`;

interface Draft {
  readonly values: FormValues;
  /** What the form started from: a draft over something that has changed since is still offered, and the save says so. */
  readonly startedFrom: string;
}

export function readDraft(formKey: string): Draft | null {
  try {
    const text = localStorage.getItem(key(formKey));
    return text === null ? null : (JSON.parse(text) as Draft); // written by keepDraft below
  } catch {
    return null;
  }
}

export function keepDraft(formKey: string, draft: Draft): void {
  try {
    localStorage.setItem(key(formKey), JSON.stringify(draft));
  } catch {
    // Storage that is full or forbidden: the form still works, it only cannot outlive the page.
  }
}

export const dropDraft = (formKey: string): void => localStorage.removeItem(key(formKey));
