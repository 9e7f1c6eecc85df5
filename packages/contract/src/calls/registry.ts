import * as access from './access.ts';
import { createAccessToken, listAccessTokens, withdrawAccessToken } from './access-tokens.ts';
import * as accounts from './accounts.ts';
import * as actions from './actions.ts';
import * as audit from './audit.ts';
import * as archive from './archive.ts';
import * as calendar from './calendar.ts';
import * as cadastral from './cadastral.ts';
import * as devices from './devices.ts';
import * as examinations from './examinations.ts';
import * as features from './features.ts';
import * as fertiliser from './fertiliser.ts';
import * as files from './files.ts';
import * as invitations from './invitations.ts';
import * as ownSessions from './own-sessions.ts';
import * as life from './life.ts';
import * as kindCalls from './kind-calls.ts';
import * as laboratoryColumns from './laboratory-columns.ts';
import * as mapFiles from './map-files.ts';
import * as notices from './notices.ts';
import * as ogc from './ogc.ts';
import * as plans from './plans.ts';
import * as portfolio from './portfolio.ts';
import * as profile from './profile.ts';
import {
  listReportDownloads,
  orderAuditPack,
  orderPlanBook,
  orderReport,
  readFarmThumbnail,
  readReportSurroundings,
  reportCalls,
} from './reporting.ts';
import * as releases from './releases.ts';
import * as replica from './replica.ts';
import * as risk from './risk.ts';
import * as service from './service.ts';
import * as personalData from './personal-data.ts';
import * as serviceDesk from './service-desk.ts';
import * as session from './session.ts';
import * as soilTests from './soil-tests.ts';
import * as tasks from './tasks.ts';
import * as land from './land.ts';
import * as terrain from './terrain.ts';
import * as users from './users.ts';

/** Registry of all calls. The server mounts exactly these; the documentation and the authorisation tests are generated from them. */
export const allCalls = [
  ...Object.values(session),
  ...Object.values(ownSessions),
  listAccessTokens,
  createAccessToken,
  withdrawAccessToken,
  ...Object.values(invitations),
  ...Object.values(profile),
  ...Object.values(notices),
  ...Object.values(accounts),
  ...Object.values(users),
  ...Object.values(plans),
  ...Object.values(portfolio),
  ...Object.values(archive),
  ...Object.values(mapFiles),
  ...Object.values(ogc),
  ...Object.values(life),
  ...Object.values(actions),
  ...Object.values(calendar),
  ...Object.values(access),
  ...Object.values(cadastral),
  ...Object.values(features),
  ...Object.values(files),
  ...Object.values(kindCalls),
  ...Object.values(fertiliser),
  ...Object.values(soilTests),
  ...Object.values(laboratoryColumns),
  ...Object.values(risk),
  ...Object.values(devices),
  ...Object.values(replica),
  ...Object.values(releases),
  ...Object.values(examinations),
  ...Object.values(audit),
  ...Object.values(tasks),
  ...Object.values(land),
  ...Object.values(terrain),
  ...Object.values(reportCalls),
  orderAuditPack,
  orderPlanBook,
  orderReport,
  listReportDownloads,
  readFarmThumbnail,
  readReportSurroundings,
  ...Object.values(service),
  ...Object.values(personalData),
  ...Object.values(serviceDesk),
] as const;

export type AnyCall = (typeof allCalls)[number];
export type CallId = AnyCall['id'];
export type CallById<Id extends CallId> = Extract<AnyCall, { readonly id: Id }>;
