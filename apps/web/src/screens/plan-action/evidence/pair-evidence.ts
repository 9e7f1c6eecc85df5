import type { ActionEvidence } from '../../../sync/index.ts';

/** What was there before, and what is there after. */
export interface EvidencePair {
  readonly before: ActionEvidence;
  readonly after: ActionEvidence;
}

const byTime = (one: ActionEvidence, other: ActionEvidence): number =>
  (one.takenAt ?? one.at ?? '').localeCompare(other.takenAt ?? other.at ?? '');

/** Evidence as pairs, the first before with the first after, in the order in which it was taken; what has no other half is in none. */
export function pairEvidence(evidence: readonly ActionEvidence[]): readonly EvidencePair[] {
  const ofMoment = (moment: ActionEvidence['moment']) =>
    evidence.filter((one) => one.moment === moment).toSorted(byTime);
  const after = ofMoment('after');
  return ofMoment('before').flatMap((before, index) => {
    const other = after[index];
    return other ? [{ before, after: other }] : [];
  });
}
