import type { PlanStatus } from '../plan/plan-status.ts';
import type { ApprovalValues } from './approval-fields.ts';

type Word = Pick<ApprovalValues, 'approvalType' | 'versionNumber' | 'decision'>;

/**
 * Checks whether people may still sign a version: it waits for the provider or has its approval. A version that was withdrawn or sent back
 * cannot be signed.
 */
export const canBeSigned = (words: readonly Word[], versionNumber: number): boolean =>
  words.some(
    (word) =>
      word.approvalType === 'provider' &&
      word.versionNumber === versionNumber &&
      (word.decision === undefined || word.decision === 'approved'),
  );

/**
 * Number of the version that a person may sign and has not signed: as the owner, or else as the consultant. Undefined when there is none.
 */
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
