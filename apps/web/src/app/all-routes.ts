import type { AnyPublicRoute, AnySignedInRoute } from '../routes/route.ts';
import type { AnyPlanRoute } from '../routes/plan-route.ts';
import { confirmEmailRoute, myDetailsRoute } from '../screens/auth-my-details/route.ts';
import { settingsRoute } from '../screens/auth-settings/route.ts';
import { dashboardRoute } from '../screens/dashboard/route.ts';
import { kindEditRoute, kindViewRoute } from '../screens/kind/route.ts';
import { accountRoute, accountsRoute, teamRoute } from '../screens/people/route.ts';
import { accountAccessRoute, userAccessRoute } from '../screens/plan-access/route.ts';
import { bookRoute } from '../screens/plan-view-book/route.ts';
import { confirmDetailsRoute } from '../screens/plan-confirm-details/route.ts';
import { actionRoute } from '../screens/plan-action/route.ts';
import { sectionRoute } from '../screens/plan-edit-actions/route.ts';
import { newApplicationRoute } from '../screens/plan-edit-fertiliser/route.ts';
import { newEventRoute } from '../screens/plan-edit-log/route.ts';
import { boundaryRoute, drawRoute } from '../screens/plan-edit-map/route.ts';
import { newPlanRoute } from '../screens/new-plan/route.ts';
import { portfolioRoute, workRoute } from '../screens/portfolio/route.ts';
import { mapFilesRoute } from '../screens/plan-map-files/route.ts';
import { soilTestRoute } from '../screens/plan-edit-soil-test/route.ts';
import { historyRoute } from '../screens/plan-history/route.ts';
import { recordsRoute } from '../screens/plan-records/route.ts';
import { examinationRoute, examinationsRoute } from '../screens/examinations/route.ts';
import { planExaminationsRoute } from '../screens/plan-examinations/route.ts';
import { lifeRoute } from '../screens/plan-life/route.ts';
import { keptFarmsRoute, onDeviceRoute } from '../screens/plan-on-device/route.ts';
import { documentsRoute, editDocumentsRoute } from '../screens/plan-documents/route.ts';
import { firstDraftRoute } from '../screens/plan-first-draft/route.ts';
import { farmRoute } from '../screens/plan-farm/route.ts';
import { farmInfoRoute } from '../screens/plan-farm-info/route.ts';
import { actionsRoute } from '../screens/plan-view-actions/route.ts';
import { devicesRoute } from '../screens/plan-view-devices/route.ts';
import { fertiliserRoute } from '../screens/plan-view-fertiliser/route.ts';
import { listsRoute } from '../screens/plan-view-other/route.ts';
import { riskRoute } from '../screens/plan-view-risk/route.ts';
import { reportingRoute } from '../screens/plan-view-reporting/route.ts';
import { stockRoute } from '../screens/plan-edit-stock/route.ts';
import { soilRoute } from '../screens/plan-view-soil/route.ts';
import { noticesRoute } from '../screens/auth-notices/route.ts';
import { personalDataRoute, serviceAuditRoute, serviceRoute } from '../screens/service/route.ts';
import { sharingRoute } from '../screens/plan-sharing/route.ts';
import { sharedCopyRoute } from '../screens/shared-copy/route.ts';
import {
  authErrorRoute,
  invitationRoute,
  licencesRoute,
  signedInAgainRoute,
  signInErrorRoute,
  termsRoute,
  welcomeRoute,
} from '../screens/public/route.ts';

export const publicRoutes: readonly AnyPublicRoute[] = [
  welcomeRoute,
  termsRoute,
  licencesRoute,
  authErrorRoute,
  signInErrorRoute,
  invitationRoute,
  signedInAgainRoute,
  sharedCopyRoute,
];

export const signedInRoutes: readonly AnySignedInRoute[] = [
  dashboardRoute,
  portfolioRoute,
  workRoute,
  newPlanRoute,
  myDetailsRoute,
  confirmEmailRoute,
  settingsRoute,
  noticesRoute,
  examinationsRoute,
  examinationRoute,
  keptFarmsRoute,
  teamRoute,
  accountsRoute,
  accountRoute,
  serviceRoute,
  personalDataRoute,
  serviceAuditRoute,
];

/** The routes of a plan. Those with a navigation entry are in the order of the navigation, which is that of the work. */
export const planRoutes: readonly AnyPlanRoute[] = [
  farmRoute,
  farmInfoRoute,
  confirmDetailsRoute,
  boundaryRoute,
  drawRoute,
  mapFilesRoute,
  riskRoute,
  actionsRoute,
  firstDraftRoute,
  sectionRoute,
  actionRoute,
  kindViewRoute,
  kindEditRoute,
  recordsRoute,
  fertiliserRoute,
  newApplicationRoute,
  newEventRoute,
  soilRoute,
  stockRoute,
  soilTestRoute,
  devicesRoute,
  listsRoute,
  onDeviceRoute,
  bookRoute,
  reportingRoute,
  documentsRoute,
  editDocumentsRoute,
  lifeRoute,
  planExaminationsRoute,
  sharingRoute,
  historyRoute,
  userAccessRoute,
  accountAccessRoute,
];
