export { deviceHandlers } from './routes.ts';
export { createIngest, uplinkFrom, type Ingest } from './ingest.ts';
export { MAKE_PARTITIONS, makePartitions, planPartitions } from './partition-store.ts';
