import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allKinds, kindById } from '../derive/any-kind.ts';
import { checkAttributes } from '../derive/check-attributes.ts';
import { checkFields } from './field-checks.ts';

const paddock = kindById('paddock');
const fence = kindById('fenceline');
const base = { name: 'A', status: 'existing', use: 'pasture' };
const messages = (input: object, measures = {}): string[] => {
  const checked = checkAttributes(paddock, input, measures);
  return checked.ok ? [] : checked.refusals.map(({ field, message }) => `${field}: ${message}`);
};

describe('[VAL-2] checking attributes', () => {
  test('composes a text that came in two characters', () => {
    const checked = checkAttributes(paddock, { ...base, name: 'Ko\u0304whai' }, {});
    expect(checked.ok && checked.attributes).toMatchObject({ name: 'K\u014Dwhai' });
  });

  test('of a list that may not be empty it is said what to add', () => {
    const checked = checkAttributes(
      kindById('fertiliser'),
      { name: 'Spring', status: 'existing', fertiliser_application_product: [] },
      {},
    );
    const told = checked.ok ? [] : checked.refusals;
    expect(told).toContainEqual({
      field: 'fertiliser_application_product',
      message: 'Add at least one product',
    });
  });

  test.each([
    [{ ...base, name: '' }, 'name: Name is required'],
    [{ ...base, name: 'x'.repeat(61) }, 'name: Name must be 60 characters or fewer; it has 61'],
    [{ ...base, use: 'lawn' }, 'use: Choose use from the list'],
    [{ ...base, maxSlope: 61 }, 'maxSlope: Steepest 20 m must be 60 degrees or less'],
    [{ ...base, maxSlope: 'steep' }, 'maxSlope: Steepest 20 m must be a number'],
    [{ ...base, pastureAge: 1899 }, 'pastureAge: Pasture sown must be 1900 or more'],
    [{ ...base, pastureAge: 2000.5 }, 'pastureAge: Pasture sown must be a whole number'],
    [{ ...base, use: 'crop', sownDate: '2026-02-30' }, 'sownDate: Sown must be a date, such as 21/11/2026'],
    [
      { ...base, use: 'crop', cropGroup: 'grain', crop: 'kale' },
      'crop: Crop must belong to the chosen crop group',
    ],
    [
      { ...base, use: 'crop', sownDate: '2026-10-01', harvestDate: '2026-09-01' },
      'harvestDate: Harvested or grazed off must not be before sown',
    ],
    [{ ...base, colour: 'red' }, 'colour: There is no field called colour'],
    [{ ...base, name: 'Two\nlines' }, 'name: Name must be on one line'],
    [{ ...base, name: 'A\ttab' }, 'name: Name must be on one line'],
    [{ ...base, name: 'A\u2028B' }, 'name: Name must be on one line'],
    [{ ...base, name: 'A\u009bB' }, 'name: Name holds characters that cannot be shown'],
    [{ ...base, name: 'A\u0000B' }, 'name: Name holds characters that cannot be shown'],
  ])('refuses %o', (input, message) => {
    expect(messages(input)).toEqual([message]);
  });

  test('refuses an effective area above the mapped one', () => {
    expect(messages({ ...base, effectiveHa: 5 }, { areaHectares: 4.99 })).toEqual([
      'effectiveHa: Effective area must not be above the mapped area',
    ]);
    expect(messages({ ...base, effectiveHa: 5 }, { areaHectares: 5 })).toEqual([]);
  });

  test('refuses more electrified wires than there are wires', () => {
    const input = {
      name: 'A',
      status: 'existing',
      fenceType: 'postAndWire',
      purpose: 'boundary',
      wires: 4,
      electricWires: 5,
    };
    expect(checkAttributes(fence, input)).toMatchObject({
      ok: false,
      refusals: [{ field: 'electricWires' }],
    });
  });

  test('takes numbers as people write them and drops what is not asked for', () => {
    const checked = checkAttributes(paddock, { ...base, maxSlope: ' 7.5', crop: 'kale', notes: '  ' });
    expect(checked).toEqual({ ok: true, attributes: { ...base, maxSlope: 7.5 } });
  });

  test('gives all faults at once', () => {
    expect(messages({ name: '', use: 'lawn' })).toHaveLength(3);
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allKinds), fc.anything({ maxDepth: 4 }), (kind, input) => {
        checkAttributes(kind, input);
        checkAttributes(kind, Object.fromEntries(Object.keys(kind.fields).map((key) => [key, input])));
      }),
    );
  });

  test('accepts what it gave', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allKinds),
        fc.dictionary(fc.string(), fc.anything()),
        fc.string(),
        (kind, extra, name) => {
          const known = Object.fromEntries(
            Object.entries(extra).filter(([key]) => Object.hasOwn(kind.fields, key)),
          );
          const first = checkFields(kind.fields, { ...known, name });
          const again = first.ok ? checkFields(kind.fields, first.attributes) : first;
          expect(again).toEqual(first);
        },
      ),
    );
  });
});
