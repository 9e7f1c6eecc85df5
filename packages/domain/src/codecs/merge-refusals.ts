import type { FieldRefusal } from './field-codec.ts';

/** Merges the refusals of a general check with those of a closer one, which replace the general ones for the same field. */
export const mergeRefusals = (
  ofFields: readonly FieldRefusal[],
  closer: readonly FieldRefusal[],
): readonly FieldRefusal[] => [
  ...ofFields.filter(({ field }) => !closer.some((one) => one.field === field)),
  ...closer,
];
