export {
  nextSteps,
  type DueStep,
  type NextSteps,
  type RiskStep,
  type UnansweredStep,
  type UnratedStep,
} from './next-steps.ts';
export { nextStepWords } from './next-step-words.ts';
export { gapWords } from './gap-words.ts';
export { isLacking, lackingFeatures, type LackingKind } from './lacking-features.ts';
export { thingsDue, type DueTarget, type ThingDue } from './things-due.ts';
export { planGaps, type GapTarget, type PlanGap } from './plan-gaps.ts';
export { lastDoneAt } from './last-done-at.ts';
export { latestRecords, type LatestRecord } from './latest-records.ts';
export { latestWords } from '../wording/latest-words.ts';
