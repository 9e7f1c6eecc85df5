/** One choice of a list. `key` is stored and never changes; `label` is shown. */
export interface Option<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly help?: string;
  /** A coarser class the option belongs to, e.g. a heavy soil. */
  readonly group?: string;
  /** Options of the narrowing field under which this one is offered. */
  readonly groups?: readonly string[];
  /** Other spellings that imports accept. */
  readonly alsoReadAs?: readonly string[];
}

/** Keeps the keys of a list as literal types, so that a misspelt key does not compile. */
export function defineOptions<const Key extends string>(
  options: readonly Option<Key>[],
): readonly Option<Key>[] {
  return options;
}

/** The key type of a list made by `defineOptions`. */
export type OptionKey<List> = List extends readonly Option<infer Key>[] ? Key : never;

/** The label of a choice as people read it; the key itself where the list has none such. */
export const labelOfOption = (options: readonly Option[], key: string): string =>
  options.find((option) => option.key === key)?.label ?? key;
