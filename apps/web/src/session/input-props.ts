import type { Field } from '@tussock/domain';

/** A feature that a field may reference. */
export interface FeatureChoice {
  readonly id: string;
  readonly name: string;
}

export interface InputProps<F extends Field = Field> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** The other values of the same form or row, for a list that another field narrows. */
  readonly siblings: Readonly<Record<string, unknown>>;
  /** The plan's features of a collection. */
  readonly featureChoices: (collection: string) => readonly FeatureChoice[];
}
