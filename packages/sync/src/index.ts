export { type Arrived, type UndoAnswer } from './amend-queue.ts';
export { FaultCounts } from './fault-counts.ts';
export { bucketOf, bucketsFor } from './bucket.ts';
export { isSame, type Values } from './is-same.ts';
export { undoing } from './inverse.ts';
export { journalPartOf, nextToRedo, nextToUndo } from './journal.ts';
export { type RecordRules } from './lay-pending.ts';
export { MemoryStore } from './memory-store.ts';
export {
  differenceOf,
  mergeValues,
  withDifference,
  type Merged,
  type Merging,
  type ValueEdit,
} from './merge-values.ts';
export { pull, type Pulled, type RecordNetwork, type SinceAnswer, type WriteAnswer } from './network.ts';
export { RecordKeeper } from './record-keeper.ts';
export { type EditPart, type KeptQueue, type KeptWrite } from './kept-queue.ts';
export { type KeeperMeans, type LoadLine, type News } from './keeper-means.ts';
export { Replica } from './replica.ts';
export { sendWaiting, type Sent } from './send-waiting.ts';
export type { Amended, Amendment, Read, RecordStore, StoredRecord, Wanted } from './store.ts';
export type {
  JournalEntry,
  KeptFile,
  QueuedOp,
  RecordHead,
  StoredBucket,
  TailEntry,
  Touch,
} from './stored.ts';
