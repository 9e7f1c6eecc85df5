import type { AttributesOf, Fields } from '../kind/field.ts';
import { defineOptions } from '../kind/options.ts';
import {
  actionPriorities,
  actionRepeats,
  actionStateOptions,
  dueSeasons,
  evidenceMoments,
} from '../options/actions.ts';
import { grades, mitigationActions, riskTypes } from '../options/risk.ts';

/** First day an action may be due on. A due day outside the allowed years is taken for a typing error. */
export const FIRST_DUE_DAY = '2000-01-01';
export const LAST_DUE_DAY = '2100-12-31';
const DUE_YEARS = { unit: 'year', min: 2000, max: 2100, step: 1 } as const;
/** Last day of the month for an action that repeats on it; shorter months use their own last day. */
export const LAST_DAY_OF_MONTH = 31;
/** Maximum cost of one action, in dollars. */
const MOST_COST = 100_000_000;
const cost = { type: 'number', min: 0, max: MOST_COST, step: 0.01, unit: '$' } as const;
const whenDone = { shownWhen: { field: 'state', is: ['done', 'verified'] } } as const;

/** Sorts of actions that freshwater farm plans tell apart. */
const actionSorts = defineOptions([
  { key: 'rule', label: 'Regulated action' },
  { key: 'catchment', label: 'Catchment action' },
  { key: 'supplementary', label: 'Supplementary action' },
]);

/** Fields that people fill in for an action. Its place in the plan and its links are in `actionLinks`. */
export const actionFields = {
  title: { type: 'text', label: 'Action', maxLength: 200, required: true },
  grade: { type: 'enum', label: 'Grade', options: grades, required: true, default: 'good' },
  state: { type: 'enum', label: 'State', options: actionStateOptions, required: true, default: 'agreed' },
  priority: { type: 'enum', label: 'Priority', options: actionPriorities },
  responsibleName: { type: 'text', label: 'Who', maxLength: 120, leftOutWith: 'people' },
  dueOn: { type: 'date', label: 'Due' },
  dueSeason: { type: 'enum', label: 'Due in the season', options: dueSeasons },
  dueYear: { type: 'integer', label: 'Year it ends in', ...DUE_YEARS },
  repeats: { type: 'enum', label: 'Repeats', options: actionRepeats },
  repeatMonths: {
    type: 'integer',
    label: 'Months between',
    min: 1,
    max: 120,
    step: 1,
    shownWhen: { field: 'repeats', is: ['everyMonths'] },
  },
  repeatDay: {
    type: 'integer',
    label: 'Day of the month',
    min: 1,
    max: LAST_DAY_OF_MONTH,
    step: 1,
    help: 'Left empty, that of the due day; 31 is the last day of every month',
    shownWhen: { field: 'repeats', is: ['everyMonths', 'eachSeason'] },
  },
  plannedCost: { ...cost, label: 'Planned cost' },
  actualCost: { ...cost, label: 'Actual cost' },
  requiredBy: { type: 'enum', label: 'Sort of action', options: actionSorts },
  riskType: { type: 'enum', label: 'Risk it lowers', options: riskTypes },
  mitigation: { type: 'enum', label: 'Mitigation', options: mitigationActions },
  notes: { type: 'longText', label: 'Notes', maxLength: 4000 },
  doneOn: { type: 'date', label: 'Done on', ...whenDone },
  doneReason: {
    type: 'longText',
    label: 'Why there is no evidence',
    maxLength: 1000,
    help: 'Add evidence or a reason before marking this done',
    ...whenDone,
  },
} as const satisfies Fields;

/** Values of an action besides its fields: its place in the plan, who does it, and where on the farm. */
export const actionLinks = {
  sectionKey: 'Section',
  outcomeKey: 'Outcome',
  actionKey: 'Action of the catalogue',
  responsibleId: 'Person',
  featureIds: 'Where',
} as const;

/** Maximum number of features linked to one action. */
export const MOST_FEATURES = 200;

/** Values of an action, as they are stored in the record of its plan. */
export type ActionValues = AttributesOf<typeof actionFields> & {
  readonly sectionKey: string;
  readonly outcomeKey?: string;
  /** Key of the catalogue's action; undefined for a custom action. */
  readonly actionKey?: string;
  readonly responsibleId?: string;
  readonly featureIds?: readonly string[];
};

/** Fields of a comment in the thread of an action. */
export const remarkFields = {
  text: { type: 'longText', label: 'Remark', maxLength: 4000, required: true },
} as const satisfies Fields;

/** Fields of the evidence that an action was done. */
export const evidenceFields = {
  moment: { type: 'enum', label: 'Before or after', options: evidenceMoments },
  note: { type: 'text', label: 'Note', maxLength: 500 },
  accuracyMetres: { type: 'number', label: 'Accuracy', min: 0, max: 1_000_000, step: 0.1, unit: 'm' },
} as const satisfies Fields;

/** Values of evidence besides its fields. `files` are photos or documents of the plan; `place` is the position the device reported. */
export const evidenceLinks = {
  actionId: 'Action',
  files: 'Files',
  place: 'Place',
  takenAt: 'Taken',
  sha256: 'Fingerprint of the original',
} as const;
