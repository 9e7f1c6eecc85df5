import type { PlanStatus } from '../plan/plan-status.ts';
import type { ApprovalValues } from './approval-fields.ts';

type Word = Pick<ApprovalValues, 'approvalType' | 'versionNumber' | 'decision'>;

/**
 * Whether a version is one that people may still give their word on: it waits for the provider or has its approval. One that was taken back
 * or sent back is asked about no more.
 */
export const canBeSigned = (words: readonly Word[], versionNumber: number): boolean =>
  words.some(
    (word) =>
      word.approvalType === 'provider' &&
      word.versionNumber === versionNumber &&
      (word.decision === undefined || word.decision === 'approved'),
  );

/** The version that somebody may sign and has not: as the owner, or else as the consultant. Undefined where there is none. */
export function versionToSign(
  { roles, status }: { readonly roles: readonly string[]; readonly status: PlanStatus },
  words: readonly Word[],
  newest: number | undefined,
): number | undefined {
  const as = (['owner', 'consultant'] as const).find((role) => roles.includes(role));
  if (!as || newest === undefined || status === 'archived') return undefined;
  if (!canBeSigned(words, newest)) return undefined;
  const isSaid = words.some(
    ({ approvalType, versionNumber, decision }) =>
      approvalType === as && versionNumber === newest && decision !== undefined,
  );
  return isSaid ? undefined : newest;
}
