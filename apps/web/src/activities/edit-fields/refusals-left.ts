import type { CheckedFields, FieldRefusal } from '@tussock/domain';

/** Whether one path equals the other or is within it: 'crops' and 'crops.0.area'. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/**
 * The remaining refusals after `changed` was typed in: corrected ones are removed, and those wrong in another way updated. A refusal that only the
 * server can find is removed once the value changes. Returns the same list where nothing is different.
 */
export function refusalsLeft(
  refusals: readonly FieldRefusal[],
  changed: string | undefined,
  check: () => CheckedFields,
): readonly FieldRefusal[] {
  if (changed === undefined || !refusals.some(({ field }) => isWithin(field, changed))) return refusals;
  const checked = check();
  const now = checked.ok ? [] : checked.refusals;
  return refusals.flatMap((refusal) =>
    isWithin(refusal.field, changed) ? now.filter(({ field }) => field === refusal.field) : [refusal],
  );
}
