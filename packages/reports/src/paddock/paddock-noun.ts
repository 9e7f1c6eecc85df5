import { kinds } from '@tussock/domain';

const { inSentence, plural } = kinds.paddock.names;

/** The word for one and for several, as the declaration says them. */
export const PADDOCK_NOUN = [inSentence, plural.toLowerCase()] as const;
