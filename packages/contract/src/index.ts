export { defineCall } from './define-call.ts';
export type {
  Access,
  BodyOf,
  CachedList,
  CallDeclaration,
  PathParamsOf,
  QueryOf,
  ReplyOf,
} from './define-call.ts';
export { exampleOf, jsonSchemaOf } from './json-schema.ts';
export { errorCatalogue, type ErrorBody, type ErrorCode } from './errors.ts';
export * from './calls/session.ts';
export * from './calls/own-sessions.ts';
export {
  createAccessToken,
  listAccessTokens,
  withdrawAccessToken,
  type AccessTokenItem,
} from './calls/access-tokens.ts';
export * from './calls/invitations.ts';
export * from './calls/profile.ts';
export * from './calls/notices.ts';
export * from './calls/accounts.ts';
export * from './calls/land.ts';
export * from './calls/terrain.ts';
export * from './calls/users.ts';
export * from './calls/plans.ts';
export * from './calls/portfolio.ts';
export * from './calls/life.ts';
export * from './calls/actions.ts';
export * from './calls/calendar.ts';
export * from './calls/access.ts';
export * from './calls/cadastral.ts';
export * from './calls/devices.ts';
export * from './calls/features.ts';
export * from './calls/fertiliser.ts';
export * from './calls/archive.ts';
export * from './calls/map-files.ts';
export * from './calls/ogc.ts';
export * from './calls/files.ts';
export * from './calls/kind-calls.ts';
export {
  listReportDownloads,
  orderAuditPack,
  orderPlanBook,
  orderReport,
  planBookSettings,
  readFarmThumbnail,
  readReportSurroundings,
  reportCalls,
  type ReportBody,
} from './calls/reporting.ts';
export * from './calls/laboratory-columns.ts';
export * from './calls/risk.ts';
export * from './calls/service.ts';
export * from './calls/personal-data.ts';
export * from './calls/service-desk.ts';
export type { ErasureCounts, PersonFound } from './shapes/personal-data.ts';
export * from './calls/replica.ts';
export * from './calls/releases.ts';
export * from './calls/examinations.ts';
export * from './calls/audit.ts';
export * from './calls/soil-tests.ts';
export * from './calls/tasks.ts';
export { allCalls, type AnyCall, type CallById, type CallId } from './calls/registry.ts';
export {
  LONGEST_VIEW_TITLE,
  type BoardFigures,
  type BoardRow,
  type BoardView,
  type BulkOutcome,
  type WorkFigures,
  type WorkRow,
} from './shapes/board.ts';
export { listSorts, type SortOf } from './shapes/list-sorts.ts';
export type { EarlierVersion, PlanFile, PresignedData } from './shapes/file.ts';
export { SECRET_HEADER, ttsUplink, UPLINK_BODY_LIMIT } from './shapes/uplink.ts';
export { type TtsUplink } from './shapes/uplink.ts';
export type {
  DeviceReadingsReply,
  DeviceState,
  IntegrationItem,
  UnknownDevice,
} from './shapes/device-readings.ts';
export { SEE_AS_HEADER } from './see-as.ts';
export type { ExternalGrant } from './shapes/access.ts';
export type { CurrentUser } from './shapes/user.ts';
export type { UserItem } from './shapes/user-item.ts';
export type { AccountItem } from './shapes/account.ts';
export type { PlanFacets, PlanInfoReply, PlanListItem } from './shapes/plan.ts';
export type { DeviceReply, FeatureReply, SharedGround } from './shapes/feature.ts';
export type {
  FertiliserApplicationReply,
  FertiliserSeasonReply,
  FertiliserTrialReply,
  SeasonPlace,
  SpreaderLine,
} from './shapes/fertiliser.ts';
export type { PlanLifeReply, PlanVersionItem, VersionChanges } from './shapes/life.ts';
export type { OutcomeReply } from './shapes/outcomes.ts';
export type { LandUnitProposal } from './shapes/terrain.ts';
export type { SoilTestReply } from './shapes/soil-test.ts';
export type { AuditItem } from './shapes/audit.ts';
export type {
  ServiceFinding,
  FailedJob,
  QueueLine,
  ServiceProcess,
  ServiceState,
  SignedInPerson,
} from './shapes/service-desk.ts';
export type {
  ExaminationFinding,
  ExaminationItem,
  ExaminationOfPlan,
  ExaminationQuestion,
  ExaminationReport,
  ExaminationRoom,
  ReportContentOfExamination,
} from './shapes/examination.ts';
export type { Leaving, ReleaseItem, ReleaseSettings, SharedCopy } from './shapes/release.ts';
export type { TaskReply } from './shapes/task.ts';
export type { LaboratoryColumnsReply } from './shapes/laboratory-columns.ts';
export type { BoundaryFeature, BoundaryReply, TitleFeature } from './shapes/cadastral.ts';
export { MOST_PARTS } from './shapes/record.ts';
export type {
  BinItem,
  PersonHere,
  RecordChange,
  RecordChanges,
  RecordHead,
  RecordHistoryEntry,
  RecordOp,
  RecordPart,
  RecordResult,
  RecordRow,
  StaleReason,
} from './shapes/record.ts';
