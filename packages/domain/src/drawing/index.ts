export { namesTaken, nextName, partCutOff } from './part-cut-off.ts';
export { oneForEachLine } from './one-for-each-line.ts';
export { secondOutline } from './second-outline.ts';
export { drawingOperations, kindOfGaps, trimOutline, trimThing } from './operations.ts';
export type { GroundProblems } from './new-problems.ts';
export { besideOf, partsOfChange, sharersOf } from './neighbours.ts';
export type {
  Asks,
  Beside,
  DrawingGround,
  DrawingOperation,
  DrawingOutcome,
  DrawingPart,
  DrawnThing,
} from './operation.ts';
export { editProblems } from './edit-problems.ts';
export { importProblems } from './import-problems.ts';
export { keepLocked } from './heed-locks.ts';
export { readShapeLock, shapeLockFields, type ShapeLock } from './shape-lock.ts';
export { partitionBalanceInSteps, unallocatedGround, type PartitionBalance } from './partition-balance.ts';
export { drawingKeys, drawingTools, type DrawingTool, type DrawingToolId } from './tools.ts';
export { recentKinds, searchKinds, type FoundKind } from './kind-search.ts';
export { nextToDraw, type NextToDraw } from './next-to-draw.ts';
export { drawingWays, waysOf, type DrawingWay, type WayId } from './ways.ts';
export { trimAll } from './trim-all.ts';
