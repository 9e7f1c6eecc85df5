import { expect, test } from 'vitest';
import { allKinds } from './any-kind.ts';
import { checkDrawn, fieldsWhenDrawn } from './check-attributes.ts';

const requiredOf = (fields: ReturnType<typeof fieldsWhenDrawn>): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => (field.required && !field.shownWhen ? [key] : []));

test.each(allKinds.map((kind) => [kind.id, kind] as const))(
  'given the form of a %s, then a field is starred exactly where saving without it is refused',
  (_, kind) => {
    const checked = checkDrawn(kind, {});
    const refused = checked.ok ? [] : checked.refusals.map(({ field }) => field);
    expect(refused.toSorted()).toEqual([...requiredOf(fieldsWhenDrawn(kind))].toSorted());
  },
);
