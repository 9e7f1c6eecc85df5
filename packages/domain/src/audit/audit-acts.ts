import { auditWords } from '../wording/audit-words.ts';

/** What somebody did, as a list of it is filtered. */
export const auditDeeds = ['saw', 'downloaded', 'granted', 'ended', 'released', 'opened', 'other'] as const;
export type AuditDeed = (typeof auditDeeds)[number];

/** Acts as they are noted, and what sort of deed each is. What is not listed here is no deed about a plan. */
const deeds = {
  staffRead: 'saw',
  export: 'downloaded',
  download: 'downloaded',
  grantAccess: 'granted',
  changeRole: 'granted',
  assignAccount: 'granted',
  nameOwner: 'granted',
  invite: 'granted',
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
  confirmDetails: 'other',
  import: 'other',
} as const satisfies Readonly<Record<keyof typeof auditWords.acts, AuditDeed>>;
/** An act that is told. */
export type AuditAct = keyof typeof deeds;

const isAct = (action: string): action is AuditAct => Object.hasOwn(deeds, action);

/** What sort of deed an act is. */
export const deedOfAct = (action: string): AuditDeed => (isAct(action) ? deeds[action] : 'other');

/** The acts of a sort of deed. */
export const actsOfDeed = (deed: AuditDeed): readonly AuditAct[] =>
  (Object.keys(deeds) as AuditAct[]).filter((act) => deeds[act] === deed); // the keys of the very table

/**
 * An act in words, without who did it: 'gave Hana Ngata access'. `whom` is the person it was done to, `what` the thing: a role, a report, a
 * note; both may be unknown.
 */
export function sayDeed(
  action: string,
  { whom, what }: { readonly whom: string | null; readonly what: string | null },
): string {
  if (!isAct(action)) return auditWords.unknown;
  const acts: { readonly [A in AuditAct]: (whom: string, what: string) => string } = auditWords.acts;
  return acts[action](whom ?? auditWords.somebody, what ?? '');
}
