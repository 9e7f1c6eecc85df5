import { counted } from '../formats/counted.ts';

/** Sentences of the page on which an administrator looks after the installation. */
export const serviceWords = {
  title: 'Service',
  state: 'How it runs',
  checks: 'What it needs',
  checksAbout:
    'Looks at the database, the files, the sign-in, the letters, the land survey, the proxy and the backups. It takes a few seconds.',
  checkNow: 'Check now',
  findings: { well: 'Works', warning: 'Look at it', fault: 'Does not work' },
  processes: 'Processes',
  queue: 'Background work',
  queueEmpty: 'No background work is waiting.',
  planned: (count: number): string =>
    `${counted(count, 'piece of work is', 'pieces of work are')} planned for later.`,
  failed: 'Failed work',
  failedNone: 'Nothing has failed.',
  retry: 'Start again',
  discard: 'Discard',
  discardAsk: 'Discard this work?',
  discardMeans: 'It is not tried again. What was to be sent or made is not sent or made.',
  cleared: 'What it was about has been cleared after 30 days.',
  storage: 'Largest plans by files',
  storageNone: 'No plan has files yet.',
  signedIn: 'Who is signed in',
  audit: 'Audit log',
  auditAbout:
    'Who signed in, was refused, looked, downloaded, was given access or lost it, shared or deleted something, over all farms. Kept for seven years.',
  deed: 'What happened',
  auditNone: 'No entry matches.',
  noBackup: 'None on record',
  firstOf: (shown: number, total: number): string => `The first ${shown} of ${total} are shown.`,
  roles: { all: 'Pages and background work', web: 'Pages', worker: 'Background work' } as Readonly<
    Record<string, string>
  >,
  /** Names of the kinds of background work that no person asks for. */
  jobKinds: {
    mail: 'Letters',
    sweepUpload: 'Uploads that nobody used',
    removeFiles: 'Files to be removed',
    drawThumbnails: 'Small pictures of farms',
    sendDigests: 'Letters of what is due',
    'demonstration.sendProbes': 'Readings of the demonstration',
    'readings.makePartitions': 'Room for new sensor readings',
    'life.letFallDue': 'Plans that fall due',
    'files.emptyBin': 'Emptying the bin of files',
    'replica.pruneDeltas': 'Deleting old changes of records',
    'jobs.forget': 'Deleting work that is done',
    'session.prune': 'Deleting ended sessions',
    'callCount.prune': 'Deleting old counts of calls',
    'notice.prune': 'Deleting notices after 90 days',
    'operation.prune': 'Deleting old answers to writes',
    'audit.prune': 'Deleting audit entries after seven years',
  },
  people: {
    title: 'People’s data',
    about:
      'For people who ask what is kept about them, or who want to be forgotten. Find them by name or e-mail address; deleted people are found too.',
    search: 'Name or e-mail address',
    more: 'Type at least three letters.',
    none: 'Nobody is found by that.',
    states: { inUse: 'Uses Tussock', deleted: 'Deleted', erased: 'Erased' },
    download: 'Download data',
    erase: 'Erase',
    eraseAsk: (name: string): string => `Erase ${name}?`,
    erasesFirst:
      'Their name, e-mail address, picture and sign-in go for good. With them go or lose the name:',
    counts: {
      sessions: (count: number): string => counted(count, 'sign-in', 'sign-ins'),
      invitations: (count: number): string => counted(count, 'invitation', 'invitations'),
      calendars: (count: number): string => counted(count, 'calendar address', 'calendar addresses'),
      letters: (count: number): string =>
        counted(count, 'letter on its way or failed', 'letters on their way or failed'),
      auditEntries: (count: number): string =>
        counted(count, 'audit entry that names an address', 'audit entries that name an address'),
      remarks: (count: number): string =>
        counted(
          count,
          'remark, photo, note or action they added',
          'remarks, photos, notes and actions they added',
        ),
    },
    stays:
      'What they signed, did or verified on a farm stays under their name, with approved versions, their prints and each farm’s log: it is the farm’s evidence. So does what somebody typed. Backups keep the name until they lapse.',
    deleteFirst: 'Delete the user first, under Team or in their account.',
    erasedName: 'Erased person',
    stillInUse: 'Only a deleted user can be erased. Delete the user first.',
  },
  toasts: {
    erased: 'The person has been erased.',
    retried: 'The work is waiting to be tried again.',
    discarded: 'The work has been discarded.',
  },
} as const;
