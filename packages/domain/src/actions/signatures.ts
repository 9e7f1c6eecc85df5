import type { ActionState } from '../outcomes/plan-quality.ts';
import { isDoneState } from './due.ts';

/** Who did an action and who verified it, as far as it is done and verified. */
export interface Signatures<Signature> {
  readonly doneBy?: Signature;
  readonly verifiedBy?: Signature;
}

/** What an action is signed with that is written in a state: by whom it was before, else by whoever writes it. */
export function signaturesIn<Signature>(
  state: ActionState,
  { doneBy, verifiedBy }: Signatures<Signature>,
  by: Signature,
): Signatures<Signature> {
  if (!isDoneState(state)) return {};
  const done = { doneBy: doneBy ?? by };
  return state === 'verified' ? { ...done, verifiedBy: verifiedBy ?? by } : done;
}
