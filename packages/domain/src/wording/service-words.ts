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
    'operation.prune': 'Deleting old answers to writes',
    'audit.prune': 'Deleting audit entries after seven years',
  },
  toasts: {
    retried: 'The work is waiting to be tried again.',
    discarded: 'The work has been discarded.',
  },
} as const;
