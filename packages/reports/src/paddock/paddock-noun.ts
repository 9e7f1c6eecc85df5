import { kinds } from '@tussock/domain';

const { inSentence, plural } = kinds.paddock.names;

/** Singular and plural of the paddock kind, from its declaration. */
export const PADDOCK_NOUN = [inSentence, plural.toLowerCase()] as const;
