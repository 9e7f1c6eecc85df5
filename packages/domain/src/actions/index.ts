export {
  actionFields,
  actionLinks,
  evidenceFields,
  evidenceLinks,
  MOST_FEATURES,
  remarkFields,
  type ActionValues,
} from './action-fields.ts';
export { checkAction, problemOfDoneDay, type CheckedAction } from './check-action.ts';
export {
  dueDayOf,
  endOfSeason,
  isDoneState,
  isOpenState,
  isOverdue,
  monthsAfter,
  openStates,
  type DueSeason,
  type DueValues,
} from './due.ts';
export { signaturesIn, type Signatures } from './signatures.ts';
export { nextOfAction } from './next-of-action.ts';
export {
  actionPriorities,
  actionRepeats,
  actionStateOptions,
  dueSeasons,
  evidenceMoments,
  existingAnswers,
  type EvidenceMoment,
} from '../options/actions.ts';
export {
  judgedSubOutcome,
  qualityOfOutcomeIn,
  qualityOfSectionIn,
  type PlanAnswers,
  type PlannedAction,
} from './judge-plan.ts';
export { actionWords } from '../wording/action-words.ts';
export { formatDue, formatDueBy, formatQuality, formatActionState } from './format-action.ts';
export { budgetByYear, isBudgeted, type BudgetYear } from './budget.ts';
export { isRemindedOn, MOST_REMINDED, REMIND_DAYS_BEFORE } from './reminders.ts';
export { reminderWords, type DueCounts } from './reminder-words.ts';
export { dueByLaw, dueOfTakenUp, sayDueByLaw, type LawAsked } from './due-by-law.ts';
