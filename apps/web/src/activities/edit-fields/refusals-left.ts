import type { CheckedFields, FieldRefusal } from '@tussock/domain';

/** Whether one is the other or a part of it: 'crops' and 'crops.0.area'. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/**
 * What of the refusals stands after `changed` was typed in: what was put right is told no more, and what is wrong in another way is told so.
 * What only the server refused is taken for put right once it is another. The same list where nothing is different.
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
