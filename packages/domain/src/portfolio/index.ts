export { boardWords, MOST_BOARD_VIEWS } from '../wording/board-words.ts';
export type { AskedApproval, PlanFacts } from './plan-facts.ts';
export {
  allSummaryFields,
  summaryDifferences,
  summaryFields,
  summaryOf,
  SUMMARY_RULES,
  type PlanSummary,
  type SummaryField,
} from './summary-fields.ts';
export {
  allBoardFacets,
  allBoardNeeds,
  AUDIT_DUE_DAYS,
  boardFacets,
  boardGroupings,
  boardNeeds,
  DUE_SOON_DAYS,
  UNINSPECTED_MONTHS,
  type BoardFacet,
  type BoardGrouping,
  type BoardNeed,
} from './board-choices.ts';
export {
  allWorkFacets,
  ANY_WORK_STATE,
  offeredWorkFacets,
  workFacets,
  type OfferedWorkFacet,
  type WorkFacet,
} from './work-choices.ts';
export { BULK_KEPT_DAYS, bulkStates, MOST_IN_BULK } from './bulk-change.ts';
