export type { PrintGround } from './map/print-ground.ts';
export { paddockReport } from './paddock-report.ts';
export type { PaddockReportSettings } from './report-settings.ts';
export type { ReportContent, ReportFeature, ReportPlan, TypesetDocument } from './report-input.ts';
export { BarChart } from './chart/bar-chart.tsx';
export type { ChartSpec } from './chart/chart-spec.ts';
export { chartToSvg } from './chart/chart-to-svg.ts';
