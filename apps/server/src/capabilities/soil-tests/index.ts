export { soilTestHandlers } from './routes.ts';
export { soilTestReader, soilTestWriters } from './record.ts';
export { takeTestsOf } from './put-soil-test.ts';
export { createSoilTest } from './save-soil-test.ts';
