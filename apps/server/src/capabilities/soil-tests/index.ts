export { soilTestHandlers } from './routes.ts';
export { createSoilTest } from './save-soil-test.ts';
