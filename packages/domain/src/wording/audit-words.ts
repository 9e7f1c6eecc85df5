type Say = (whom: string, what: string) => string;
const ending = (what: string): string => (what === '' ? '' : `: ${what}`);

const acts = {
  staffRead: () => 'looked at the plan as an administrator, without a role on it',
  export: (_, what) => `exported something${ending(what)}`,
  download: (_, what) => `downloaded something${ending(what)}`,
  grantAccess: (whom) => `gave ${whom} access`,
  narrowAccess: (whom) => `took ${whom}’s right to edit away: they can now only read`,
  changeRole: (whom, what) => (what === '' ? `took ${whom}’s role away` : `gave ${whom} the role ${what}`),
  assignAccount: (_, what) => `gave ${what || 'an account of advisers'} access`,
  nameOwner: (whom) => `named ${whom} as the owner`,
  invite: (whom) => `sent ${whom} an invitation`,
  acceptInvitation: () => 'accepted the invitation',
  requestConsultant: () => 'asked the provider for a consultant',
  removeAccess: (whom) => `took ${whom}’s access away`,
  removeAccount: (_, what) => `took ${what || 'an account'}’s access away`,
  withdrawCalendar: () => 'ended their calendar link',
  withdrawRelease: (_, what) => `withdrew a shared copy${ending(what)}`,
  makeCalendar: () => 'made a calendar link for themselves',
  release: (_, what) => `shared a copy by a link${ending(what)}`,
  'opening.read': (_, what) => `read a shared copy${ending(what)}`,
  'opening.download': (_, what) => `downloaded a shared copy as a PDF${ending(what)}`,
  'opening.wrongCode': (_, what) => `entered the wrong passcode for a shared copy${ending(what)}`,
  confirmDetails: () => 'confirmed the details of the farm',
  import: () => 'brought the plan in from a ZIP',
} as const satisfies Readonly<Record<string, Say>>;
const deeds = {
  saw: 'Looked at the plan',
  downloaded: 'Downloaded',
  granted: 'Given access',
  ended: 'Withdrawn',
  released: 'Shared',
  opened: 'Opened by a link',
  other: 'Other',
} as const;

/** Messages of the audit log: who viewed, downloaded and was given access. */
export const auditWords = {
  tab: 'Who saw and shared',
  historyTab: 'What was changed',
  about:
    'Who looked, downloaded something, was given access or lost it, shared a copy or opened one. Changes to the plan itself are listed beside it.',
  none: 'Nothing like this has happened yet.',
  person: 'Person',
  deed: 'Change',
  anybody: 'Anybody',
  anything: 'Anything',
  more: 'Show more',
  somebody: 'someone',
  unknown: 'did something else',
  /** Reader of a link, known only by their network. */
  reader: (network: string): string => `Somebody from ${network}`,
  acts,
  deeds,
  /** Downloads by calls that make one type of file. */
  files: {
    'release.copy': 'copy for others',
    'fertiliser.export': 'nitrogen of a season',
    'soilTest.export': 'soil tests',
    'device.export': 'sensor readings',
  },
} as const;
