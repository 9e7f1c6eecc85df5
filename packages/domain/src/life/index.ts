export {
  allPlanMoves,
  movesOffered,
  planMoves,
  standingAfter,
  type MoveCondition,
  type OfferedMove,
  type PlanMove,
  type PlanStanding,
} from './plan-moves.ts';
export {
  isAbilityOfUse,
  isLockedAt,
  lockOnWrite,
  mayWrite,
  lockSentence,
  type LockedThing,
  type LockedWrite,
  type PlanLock,
} from './plan-lock.ts';
export {
  nameOfRow,
  recordDifferences,
  sayChange,
  staleBy,
  type ChangedThing,
  type RecordState,
  type StateRow,
} from './record-differences.ts';
