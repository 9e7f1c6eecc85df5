import type { AttributesOf, KindId, kinds } from '@tussock/domain';

/** One feature of every kind, each with all its fields filled in. */
export type Examples = { readonly [Id in KindId]: AttributesOf<(typeof kinds)[Id]['fields']> };
