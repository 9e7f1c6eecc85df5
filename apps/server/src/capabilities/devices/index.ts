export { deviceHandlers } from './routes.ts';
export { createIngest, type Ingest } from './ingest.ts';
export { createIntegration } from './integrations.ts';
export { findSensors } from './reading-store.ts';
export { insertHistory, sensorIdsOf } from './uplink-store.ts';
export { startMqttIntake } from './mqtt-intake.ts';
export { MAKE_PARTITIONS, makePartitions, planPartitions } from './partition-store.ts';
