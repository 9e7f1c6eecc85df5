export { soilTestHandlers } from './routes.ts';
export { soilTestReader, soilTestWriters } from './record.ts';
export { findAliases, findSoilTests, insertSoilTests } from './soil-test-store.ts';
export { testFromRecord } from './record.ts';
export { presentSoilTest } from './present-soil-test.ts';
export { takeTestsOf } from './put-soil-test.ts';
export { createSoilTest } from './save-soil-test.ts';
