import { signaturesIn, type ActionValues, type Signatures } from '@tussock/domain';
import type { Values } from '@tussock/sync';

/** Whoever writes on this device, and when. */
export interface Signature {
  readonly id: string;
  readonly name: string;
  /** ISO time. */
  readonly at: string;
}

/** Who did an action and who verified it, before the server has answered: whoever writes is at this device. */
export function estimateSignatures(values: Values, made: Values, by: Signature): Values {
  const { doneBy, verifiedBy, ...beside } = made;
  // Signed by the server, or here.
  const stood = {
    ...(doneBy ? { doneBy } : {}),
    ...(verifiedBy ? { verifiedBy } : {}),
  } as Signatures<Signature>;
  const { state } = values as Partial<ActionValues>; // checked by the server, or written by our screens
  return state ? { ...beside, ...signaturesIn(state, stood, by) } : made;
}

/** Who shows something that has nobody's name yet. */
export const estimateAuthor = (made: Values, { id, name }: Signature): Values =>
  made['byId'] === undefined ? { ...made, byId: id, byName: name } : made;
