import type { AnyOpenPlace, AnySignedInPlace } from '../places/place.ts';
import type { AnyPlanPlace } from '../places/plan-place.ts';
import { confirmEmailPlace, myDetailsPlace } from '../screens/auth-my-details/place.ts';
import { settingsPlace } from '../screens/auth-settings/place.ts';
import { dashboardPlace } from '../screens/dashboard/place.ts';
import { kindEditPlace, kindViewPlace } from '../screens/kind/place.ts';
import { accountPlace, accountsPlace, teamPlace } from '../screens/people/place.ts';
import { accountAccessPlace, userAccessPlace } from '../screens/plan-access/place.ts';
import { bookPlace } from '../screens/plan-view-book/place.ts';
import { confirmDetailsPlace } from '../screens/plan-confirm-details/place.ts';
import { actionPlace } from '../screens/plan-action/place.ts';
import { sectionPlace } from '../screens/plan-edit-actions/place.ts';
import { newApplicationPlace } from '../screens/plan-edit-fertiliser/place.ts';
import { boundaryPlace, drawPlace } from '../screens/plan-edit-map/place.ts';
import { mapFilesPlace } from '../screens/plan-map-files/place.ts';
import { soilTestPlace } from '../screens/plan-edit-soil-test/place.ts';
import { historyPlace } from '../screens/plan-history/place.ts';
import { lifePlace } from '../screens/plan-life/place.ts';
import { keptFarmsPlace, onDevicePlace } from '../screens/plan-on-device/place.ts';
import { documentsPlace, editDocumentsPlace } from '../screens/plan-documents/place.ts';
import { firstDraftPlace } from '../screens/plan-first-draft/place.ts';
import { farmPlace } from '../screens/plan-farm/place.ts';
import { farmInfoPlace } from '../screens/plan-farm-info/place.ts';
import { actionsPlace } from '../screens/plan-view-actions/place.ts';
import { devicesPlace } from '../screens/plan-view-devices/place.ts';
import { fertiliserPlace } from '../screens/plan-view-fertiliser/place.ts';
import { listsPlace } from '../screens/plan-view-other/place.ts';
import { riskPlace } from '../screens/plan-view-risk/place.ts';
import { reportingPlace } from '../screens/plan-view-reporting/place.ts';
import { stockPlace } from '../screens/plan-edit-stock/place.ts';
import { soilPlace } from '../screens/plan-view-soil/place.ts';
import { sharingPlace } from '../screens/plan-sharing/place.ts';
import { sharedCopyPlace } from '../screens/shared-copy/place.ts';
import {
  authErrorPlace,
  invitationPlace,
  licencesPlace,
  signedInAgainPlace,
  signInErrorPlace,
  termsPlace,
  welcomePlace,
} from '../screens/public/place.ts';

export const openPlaces: readonly AnyOpenPlace[] = [
  welcomePlace,
  termsPlace,
  licencesPlace,
  authErrorPlace,
  signInErrorPlace,
  invitationPlace,
  signedInAgainPlace,
  sharedCopyPlace,
];

export const signedInPlaces: readonly AnySignedInPlace[] = [
  dashboardPlace,
  myDetailsPlace,
  confirmEmailPlace,
  settingsPlace,
  keptFarmsPlace,
  teamPlace,
  accountsPlace,
  accountPlace,
];

/** The places of a plan. Those with an entry in its navigation stand there in this order: that of the work. */
export const planPlaces: readonly AnyPlanPlace[] = [
  farmPlace,
  farmInfoPlace,
  confirmDetailsPlace,
  boundaryPlace,
  drawPlace,
  mapFilesPlace,
  riskPlace,
  actionsPlace,
  firstDraftPlace,
  sectionPlace,
  actionPlace,
  kindViewPlace,
  kindEditPlace,
  fertiliserPlace,
  newApplicationPlace,
  soilPlace,
  stockPlace,
  soilTestPlace,
  devicesPlace,
  listsPlace,
  onDevicePlace,
  bookPlace,
  reportingPlace,
  documentsPlace,
  editDocumentsPlace,
  lifePlace,
  sharingPlace,
  historyPlace,
  userAccessPlace,
  accountAccessPlace,
];
