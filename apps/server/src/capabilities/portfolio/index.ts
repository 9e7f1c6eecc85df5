export {
  CHECK_SUMMARIES,
  checkSummaries,
  FILL_SUMMARIES,
  fillSummaries,
  orderFill,
} from './check-summaries.ts';
export { pruneBulk } from './bulk-store.ts';
export { changeInBulk } from './change-in-bulk.ts';
export { CHANGE_IN_BULK } from './order-bulk.ts';
export { portfolioHandlers } from './routes.ts';
