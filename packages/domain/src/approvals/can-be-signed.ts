import type { ApprovalValues } from './approval-fields.ts';

/**
 * Whether a version is one that people may still give their word on: it waits for the provider or has its approval. One that was taken back
 * or sent back is asked about no more.
 */
export const canBeSigned = (
  words: readonly Pick<ApprovalValues, 'approvalType' | 'versionNumber' | 'decision'>[],
  versionNumber: number,
): boolean =>
  words.some(
    (word) =>
      word.approvalType === 'provider' &&
      word.versionNumber === versionNumber &&
      (word.decision === undefined || word.decision === 'approved'),
  );
