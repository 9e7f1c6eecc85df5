export { firstReport } from './first-report.ts';
export { attributionOf, orderReport } from './order-report.ts';
export type { ReportDocumentMaker, ReportOrder, ReportPrinter } from './make-report.ts';
export { reportTask } from './report-task.ts';
export { reportHandlers } from './routes.ts';
