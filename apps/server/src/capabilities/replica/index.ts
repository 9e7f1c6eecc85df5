export { readRecordRows } from './load-replica.ts';
export { readRecordHistory } from './read-record-history.ts';
export { replicaHandlers } from './routes.ts';
export { startLive, type Live } from './live.ts';
export { PRUNE_DELTAS, pruneDeltas } from './prune-deltas.ts';
