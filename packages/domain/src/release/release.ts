import type { Fields } from '../kind/field.ts';

/** What a shared copy is made of. */
export const releaseSources = ['current', 'version', 'report'] as const;
export type ReleaseSource = (typeof releaseSources)[number];

/** After so many wrong code words a link opens no more. */
export const CODE_TRIES = 10;
/** Whoever was let in fetches the pictures and the PDF of a copy for so long; then they open it again. */
export const PASS_MINUTES = 60;
/** A link is worth a year at most. */
export const LONGEST_SHARED_DAYS = 366;

/** How long a link holds, and the word that is asked for. */
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

/** What the state of a shared copy follows from. */
export interface ReleaseFacts {
  readonly issuedAt: string | Date | null;
  readonly expiresAt: string | Date | null;
  readonly withdrawnAt: string | Date | null;
  readonly wrongCodes: number;
}
export type ReleaseState = 'ready' | 'open' | 'expired' | 'withdrawn' | 'locked';

/** Where a shared copy stands at a moment. Only one that is open is shown to anybody outside. */
export function releaseStateOf(facts: ReleaseFacts, at: Date): ReleaseState {
  if (facts.withdrawnAt !== null) return 'withdrawn';
  if (facts.issuedAt === null || facts.expiresAt === null) return 'ready';
  if (new Date(facts.expiresAt) <= at) return 'expired';
  return facts.wrongCodes >= CODE_TRIES ? 'locked' : 'open';
}
