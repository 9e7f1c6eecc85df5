/** Option of a list. `key` is stored and never changes; `label` is shown. */
export interface Option<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly help?: string;
  /** Broader class of the option, e.g. a heavy soil. */
  readonly group?: string;
  /** Options of the narrowing field for which this option is offered. */
  readonly groups?: readonly string[];
  /** Other spellings that imports accept. */
  readonly alsoReadAs?: readonly string[];
}

/** Defines a list of options with literal key types, so that a misspelt key does not compile. */
export function defineOptions<const Key extends string>(
  options: readonly Option<Key>[],
): readonly Option<Key>[] {
  return options;
}

/** Key type of a list made by `defineOptions`. */
export type OptionKey<List> = List extends readonly Option<infer Key>[] ? Key : never;

/** Label of an option; the key itself when the list does not have it. */
export const labelOfOption = (options: readonly Option[], key: string): string =>
  options.find((option) => option.key === key)?.label ?? key;
