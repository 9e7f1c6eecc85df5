import type { CachedList, CallId } from '@tussock/contract';

/** Which calls read each list that a write can make stale. */
export const callsReading = {
  plans: ['plan.all', 'plan.facets', 'plan.firstPendingConfirmation'],
  planInfo: ['plan.get', 'plan.confirmationDetails', 'plan.owner', 'plan.account', 'soilTest.all'],
  // A change of features may take a transect away with its tests.
  features: [
    'feature.all',
    'feature.sharedGround',
    'fertiliser.season',
    'soilTest.all',
    'device.all',
    'integration.all',
  ],
  soilTests: ['soilTest.all'],
  laboratoryColumns: ['laboratoryColumns.all'],
  boundary: ['cadastral.get', 'fertiliser.season', 'report.surroundings'],
  currentUser: ['session.info'],
  history: ['plan.history', 'replica.history'],
  calendar: ['calendar.get'],
  reminders: ['action.reminders'],
  releases: ['release.all', 'audit.all'],
  tasks: ['task.all'],
  reportDownloads: ['report.downloads'],
  devices: ['device.all', 'device.readings'],
  integrations: ['integration.all'],
  sessions: ['session.all'],
  profileSettings: ['profile.settings'],
  notices: ['notice.all'],
  files: ['file.all'],
  accounts: ['account.all'],
  account: ['account.get'],
  service: ['service.state', 'service.failedJobs', 'personalData.find', 'personalData.preview'],
  users: ['providerUser.all', 'accountUser.all'],
  access: [
    'access.managers',
    'access.external.all',
    'access.internal.all',
    'access.internal.candidates',
    'access.account.candidates',
  ],
} as const satisfies Readonly<Record<CachedList, readonly CallId[]>>;
