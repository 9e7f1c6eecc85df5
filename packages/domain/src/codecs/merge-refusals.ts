import type { FieldRefusal } from './field-codec.ts';

/** Refusals of a check of fields with those of a closer check: of a field that both refuse, what the closer one says. */
export const mergeRefusals = (
  ofFields: readonly FieldRefusal[],
  closer: readonly FieldRefusal[],
): readonly FieldRefusal[] => [
  ...ofFields.filter(({ field }) => !closer.some((one) => one.field === field)),
  ...closer,
];
