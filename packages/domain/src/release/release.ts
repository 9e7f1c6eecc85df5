import type { Fields } from '../kind/field.ts';

/** Sources of a shared copy. */
export const releaseSources = ['current', 'version', 'report'] as const;
export type ReleaseSource = (typeof releaseSources)[number];

/** Number of wrong code words after which a link is closed. */
export const CODE_TRIES = 10;
/** Minutes for which a person with access can fetch the pictures and the PDF of a copy; then they open it again. */
export const PASS_MINUTES = 60;
/** Maximum lifetime of a link, in days: one year. */
export const LONGEST_SHARED_DAYS = 366;

/** Settings of a link: how long it is valid, and its code word. */
export const shareSettings = {
  days: {
    type: 'integer',
    label: 'Valid for',
    unit: 'days',
    required: true,
    min: 1,
    max: LONGEST_SHARED_DAYS,
    step: 1,
  },
  codeWord: {
    type: 'text',
    label: 'Passcode',
    maxLength: 80,
    help: 'Optional. Do not send it with the link: tell the reader some other way, such as by phone.',
  },
  note: { type: 'text', label: 'For whom', maxLength: 80, help: 'Seen by the people of the plan only.' },
} as const satisfies Fields;

/** Facts from which the state of a shared copy is computed. */
export interface ReleaseFacts {
  readonly issuedAt: string | Date | null;
  readonly expiresAt: string | Date | null;
  readonly withdrawnAt: string | Date | null;
  readonly wrongCodes: number;
}
export type ReleaseState = 'ready' | 'open' | 'expired' | 'withdrawn' | 'locked';

/** Computes the state of a shared copy at a moment. Outside people see only an open one. */
export function releaseStateOf(facts: ReleaseFacts, at: Date): ReleaseState {
  if (facts.withdrawnAt !== null) return 'withdrawn';
  if (facts.issuedAt === null || facts.expiresAt === null) return 'ready';
  if (new Date(facts.expiresAt) <= at) return 'expired';
  return facts.wrongCodes >= CODE_TRIES ? 'locked' : 'open';
}
