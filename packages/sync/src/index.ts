export { type Arrived } from './outbox-changes.ts';
export { type UndoAnswer } from './undo-changes.ts';
export {
  isPending,
  isRefused,
  nextState,
  operationTable,
  stateOf,
  type OperationEvent,
  type OperationState,
} from './operation-states.ts';
export { ErrorCounts } from './error-counts.ts';
export { bucketOf, bucketsFor } from './bucket.ts';
export { isSame, type Values } from './is-same.ts';
export { undoing } from './inverse.ts';
export { journalPartOf, nextToRedo, nextToUndo } from './journal.ts';
export { type RecordRules } from './overlay-pending.ts';
export { MemoryStore } from './memory-store.ts';
export {
  differenceOf,
  mergeValues,
  withDifference,
  type Merged,
  type Merging,
  type ValueEdit,
} from './merge-values.ts';
export {
  catchUp,
  type CatchUpResult,
  type RecordNetwork,
  type SinceAnswer,
  type WriteAnswer,
} from './network.ts';
export { LocalRecord } from './local-record.ts';
export { type EditPart, type Outbox, type PendingWrite } from './outbox.ts';
export { type EngineServices, type SnapshotLine, type StoreNews } from './engine-services.ts';
export { RecordView } from './record-view.ts';
export { flushOutbox, type Sent } from './flush-outbox.ts';
export type { StoreChanged, StoreChange, Read, RecordStore, StoredRecord, ReadScope } from './store.ts';
export type {
  JournalEntry,
  KeptFile,
  QueuedOperation,
  RecordHead,
  StoredBucket,
  TailEntry,
  Touch,
} from './stored.ts';
export {
  CONNECTING,
  connectionAfter,
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  type OtherPerson,
} from './connection-states.ts';
export { ConnectionDispatcher, type EffectHandlers } from './connection-dispatcher.ts';
