import { defineOptions, type OptionKey } from '../kind/options.ts';

// Lists of an action of a plan. The states are those of the specification of actions; overdue is none of them, it follows from the day.

export const actionStateOptions = defineOptions([
  { key: 'proposed', label: 'Proposed', help: 'to be talked about' },
  { key: 'agreed', label: 'Agreed', help: 'it will be done' },
  { key: 'inProgress', label: 'In progress' },
  { key: 'done', label: 'Done', help: 'with evidence, or a reason in words' },
  { key: 'verified', label: 'Verified', help: 'looked at by somebody who did not do it' },
  { key: 'notApplicable', label: 'Not applicable' },
  { key: 'cancelled', label: 'Cancelled' },
]);

export const actionPriorities = defineOptions([
  { key: 'high', label: 'High' },
  { key: 'medium', label: 'Medium' },
  { key: 'low', label: 'Low' },
]);

/** Seasons for due dates, each named for the year in which it ends. */
export const dueSeasons = defineOptions([
  { key: 'summer', label: 'Summer', help: 'to the end of February' },
  { key: 'autumn', label: 'Autumn', help: 'to the end of May' },
  { key: 'winter', label: 'Winter', help: 'to the end of August' },
  { key: 'spring', label: 'Spring', help: 'to the end of November' },
]);

export const actionRepeats = defineOptions([
  { key: 'eachSeason', label: 'Each season', help: 'the same time a year later' },
  { key: 'everyMonths', label: 'Every so many months' },
]);

/** Answers to whether an outcome is already reached. */
export const existingAnswers = defineOptions([
  { key: 'na', label: 'Does not apply' },
  { key: 'no', label: 'No' },
  { key: 'yes', label: 'Yes' },
]);

export const evidenceMoments = defineOptions([
  { key: 'before', label: 'Before' },
  { key: 'after', label: 'After' },
]);
/** Moment of a piece of evidence: before the work, or after. */
export type EvidenceMoment = OptionKey<typeof evidenceMoments>;
