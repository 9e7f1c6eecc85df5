export { firstReport } from './first-report.ts';
export { orderReport } from './order-report.ts';
export type { ReportDocumentMaker, ReportOrder } from './make-report.ts';
export { reportHandlers } from './routes.ts';
