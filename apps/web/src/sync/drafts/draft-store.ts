import { isJsonObject } from '@tussock/domain';
import { drop, keep, keptKeys, readKept, readKeptJson } from '../../plan-session/browser-store.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { parseShape, parseTrace } from './draft-shapes.ts';
import { parseTitles } from './draft-titles.ts';

/** Values in a form: text as typed for numbers, '' and [] where nothing is chosen. */
export type FormValues = Record<string, unknown>;

/** What was typed in a form. */
export interface Draft {
  readonly values: FormValues;
  /** The values the form was opened with: a draft over a later change is still offered, and the save says so. */
  readonly startedFrom: string;
}

function parseForm(stored: unknown): Draft | null {
  if (!isJsonObject(stored) || !isJsonObject(stored['values'])) return null;
  const { values, startedFrom } = stored;
  return isJsonObject(values) && typeof startedFrom === 'string' ? { values, startedFrom } : null;
}

/** Rows by id; the screen that edits them knows their columns. */
const parseRows = (stored: unknown): Readonly<Record<string, unknown>> | null =>
  isJsonObject(stored) ? stored : null;

/**
 * The sorts of drafts: the name each is stored under in this browser, how its stored value is read, and how long it is stored. All are
 * deleted when their author signs out or somebody else signs in. The names are those of every release so far: a change needs an upgrade.
 */
export const draftSorts = {
  /** A form, a remark, a photo that is not used yet. */
  form: { prefix: 'draft', parse: parseForm, lifetime: 'until the form is saved or given up' },
  /** A drawn shape. */
  shape: { prefix: 'unsaved-shape', parse: parseShape, lifetime: 'until the shape is saved or undone' },
  /** A line or an area on its way. */
  trace: { prefix: 'unsaved-start', parse: parseTrace, lifetime: 'until the shape is finished or undone' },
  /** Titles chosen for the boundary. */
  titles: { prefix: 'unsaved-titles', parse: parseTitles, lifetime: 'until the choice is saved or put back' },
  /** Cells of the stock year. */
  stock: { prefix: 'stock-draft', parse: parseRows, lifetime: 'until the cells are saved or emptied' },
  /** Cells of a list of features. */
  list: { prefix: 'list-draft', parse: parseRows, lifetime: 'until the cells are saved or given up' },
} as const;

export type DraftSort = keyof typeof draftSorts;
export type DraftOf<Sort extends DraftSort> = NonNullable<ReturnType<(typeof draftSorts)[Sort]['parse']>>;

const storedAs = (sort: DraftSort, own: string): string => `${draftSorts[sort].prefix}:${own}`;

/** The key of one person's draft of a thing: what another person typed in this browser is not read. */
export const ownDraftKey = (about: string): string =>
  `${currentUserStore.getState().user?._id ?? 'nobody'}:${about}`;

/** A stored draft by its own key; null where there is none, or none that can be read. */
export const readDraft = <Sort extends DraftSort>(sort: Sort, own: string): DraftOf<Sort> | null =>
  draftSorts[sort].parse(readKeptJson(storedAs(sort, own))) as DraftOf<Sort> | null; // by the sort's own parser

/** Stores a draft. A browser that is full or stores nothing loses it with the page. */
export const saveDraft = <Sort extends DraftSort>(sort: Sort, own: string, draft: DraftOf<Sort>): void =>
  keep(storedAs(sort, own), JSON.stringify(draft));

export const deleteDraft = (sort: DraftSort, own: string): void => drop(storedAs(sort, own));

/** Whether the draft of any form names an id. */
export const isNamedInDraft = (id: string): boolean =>
  keptKeys().some((key) => key.startsWith(storedAs('form', '')) && (readKept(key) ?? '').includes(id));

/** Names of a plan alone, where later releases say whose draft it is before the plan. */
const OF_NOBODY = /^unsaved-(?:shape|start|titles):[^:]+$/u;

/** Deletes drafts that an early release stored without a person: nobody may be shown them, and nobody else would delete them. */
export function deleteDraftsOfNobody(): void {
  for (const key of keptKeys()) if (OF_NOBODY.test(key)) drop(key);
}
