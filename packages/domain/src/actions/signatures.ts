import type { ActionState } from '../outcomes/plan-quality.ts';
import { isDoneState } from './due.ts';

/** Signatures of an action: who did it and who verified it, as far as it is done and verified. */
export interface Signatures<Signature> {
  readonly doneBy?: Signature;
  readonly verifiedBy?: Signature;
}

/** Signatures of an action that is written in a state: existing ones are kept, missing ones are set to the person who writes it. */
export function signaturesIn<Signature>(
  state: ActionState,
  { doneBy, verifiedBy }: Signatures<Signature>,
  by: Signature,
): Signatures<Signature> {
  if (!isDoneState(state)) return {};
  const done = { doneBy: doneBy ?? by };
  return state === 'verified' ? { ...done, verifiedBy: verifiedBy ?? by } : done;
}
