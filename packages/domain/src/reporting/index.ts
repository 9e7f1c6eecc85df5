export { isHeavyReport } from './is-heavy-report.ts';
export { isReportLeft } from './is-report-left.ts';
export type { ReportDeclaration } from './define-report.ts';
export {
  reportIds,
  reports,
  type FencelineSettings,
  type PaddockSettings,
  type ReportId,
  type ReportSettingsOf,
} from './reports.ts';
export {
  chooseSetting,
  defaultsOf,
  type ChoiceSetting,
  type NumberSetting,
  type ReportSetting,
  type ReportSettings,
  type SettingValues,
} from './setting.ts';
export { auditPackWords } from '../wording/audit-pack-words.ts';
