import type { AnyKind } from './any-kind.ts';

/** Fields of a kind that are changed on the map: its name, and the first question it asks about itself. */
export function quickFieldsOf({ fields }: AnyKind): readonly string[] {
  const asked = Object.entries(fields).find(
    ([key, field]) => key !== 'status' && field.type === 'enum' && field.required && !field.shownWhen,
  );
  return ['name', ...(asked ? [asked[0]] : [])];
}

/** Names quick fields in a sentence: 'Name and use'. */
export function sayQuickFields(kind: AnyKind): string {
  const labels = quickFieldsOf(kind).flatMap((key) => kind.fields[key]?.label ?? []);
  const [first = '', ...others] = labels;
  return [first, ...others.map((label) => label.toLowerCase())].join(' and ');
}
