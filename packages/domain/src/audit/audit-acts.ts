import { auditWords } from '../wording/audit-words.ts';

/** Types of audited events of a plan, for filtering. */
export const auditDeeds = ['saw', 'downloaded', 'granted', 'ended', 'released', 'opened', 'other'] as const;
export type AuditDeed = (typeof auditDeeds)[number];
/** Types of audited events of the whole service: those of its plans, and what belongs to no plan. */
export const serviceDeeds = [...auditDeeds, 'signedIn', 'people', 'operated'] as const;
export type ServiceDeed = (typeof serviceDeeds)[number];

/** Logged actions, and the type of each. Actions that are not listed here are not audited. */
const deeds = {
  staffRead: 'saw',
  export: 'downloaded',
  download: 'downloaded',
  grantAccess: 'granted',
  changeRole: 'granted',
  assignAccount: 'granted',
  nameOwner: 'granted',
  invite: 'granted',
  inviteExaminer: 'granted',
  acceptExamination: 'granted',
  endExamination: 'ended',
  examine: 'saw',
  acceptInvitation: 'granted',
  requestConsultant: 'granted',
  narrowAccess: 'ended',
  removeAccess: 'ended',
  removeAccount: 'ended',
  withdrawCalendar: 'ended',
  withdrawRelease: 'ended',
  makeCalendar: 'released',
  release: 'released',
  'opening.read': 'opened',
  'opening.download': 'opened',
  'opening.wrongCode': 'opened',
  createToken: 'released',
  withdrawToken: 'ended',
  readByToken: 'saw',
  writeByToken: 'other',
  confirmDetails: 'other',
  import: 'other',
  signIn: 'signedIn',
  signInRefused: 'signedIn',
  signOut: 'signedIn',
  signOutAtProvider: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  changeEmail: 'people',
  createUser: 'people',
  changeUser: 'people',
  deleteUser: 'people',
  exportPerson: 'people',
  erasePerson: 'people',
  createAccount: 'people',
  changeAccount: 'people',
  deleteAccount: 'people',
  retryJob: 'operated',
  discardJob: 'operated',
  backup: 'operated',
  verifyBackup: 'operated',
  restore: 'operated',
  move: 'operated',
} as const satisfies Readonly<Record<keyof typeof auditWords.acts, ServiceDeed>>;
/** Audited action. */
export type AuditAct = keyof typeof deeds;

const isAct = (action: string): action is AuditAct => Object.hasOwn(deeds, action);

/** Type of an audited action. */
export const deedOfAct = (action: string): ServiceDeed => (isAct(action) ? deeds[action] : 'other');

/** Audited actions of a type. */
export const actsOfDeed = (deed: ServiceDeed): readonly AuditAct[] =>
  (Object.keys(deeds) as AuditAct[]).filter((act) => deeds[act] === deed); // the keys of the very table

/**
 * Formats an audited action without its author: 'gave Hana Ngata access'. `whom` is the person affected, `what` the object: a role, a
 * report, a note; both may be unknown.
 */
export function sayDeed(
  action: string,
  { whom, what }: { readonly whom: string | null; readonly what: string | null },
): string {
  if (!isAct(action)) return auditWords.unknown;
  const acts: { readonly [A in AuditAct]: (whom: string, what: string) => string } = auditWords.acts;
  return acts[action](whom ?? auditWords.somebody, what ?? '');
}
