import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeKeyedRows, mergeRows } from './merge-rows.ts';
import { mergeValues } from './merge-values.ts';

const consent = (number: string, rest: object = {}) => ({ number, ...rest });
const [a, b, c] = [consent('CRC1'), consent('CRC2'), consent('CRC3')];
const seen = [a, b];

describe('rows of one list that two people changed', () => {
  test.each([
    ['each adds one', [a, b, c], [a, b, consent('CRC9')], [a, b, c, consent('CRC9')]],
    ['both add the same', [a, b, c], [a, b, c], [a, b, c]],
    [
      'one changes the first, the other the second',
      [consent('CRC1', { expiresAt: '2030-01-01' }), b],
      [a, consent('CRC2', { holder: 'Ana' })],
      [consent('CRC1', { expiresAt: '2030-01-01' }), consent('CRC2', { holder: 'Ana' })],
    ],
    ['one takes out the first, the other adds a third', [b], [a, b, c], [b, c]],
    [
      'one changes the second, the other takes out the first',
      [a, consent('CRC2', { holder: 'Ana' })],
      [b],
      [consent('CRC2', { holder: 'Ana' })],
    ],
    ['both empty the list', [], [], []],
  ])('%s: both are kept', (_, theirs, mine, expected) => {
    expect(mergeRows({ theirs, seen, mine })).toEqual(expected);
  });

  test.each([
    [
      'both change the same row',
      [consent('CRC1', { holder: 'Ana' }), b],
      [consent('CRC1', { holder: 'Ben' }), b],
    ],
    ['one takes out the row that the other changes', [b], [consent('CRC1', { holder: 'Ben' }), b]],
  ])('%s: a person is asked', (_, theirs, mine) => {
    expect(mergeRows({ theirs, seen, mine })).toBeUndefined();
    expect(
      mergeValues(
        { consents: theirs },
        { base: { consents: seen }, set: { consents: mine } },
        { idLists: [] },
      ).clashes,
    ).toEqual(['consents']);
  });

  test('the values of a plan take the rows of both', () => {
    const merged = mergeValues(
      { farmName: 'Awa', consents: [a, b, c] },
      { base: { consents: seen }, set: { consents: [b] } },
      { idLists: [] },
    );
    expect(merged).toEqual({ values: { farmName: 'Awa', consents: [b, c] }, clashes: [] });
  });

  const row = fc.record({ number: fc.integer({ min: 0, max: 9 }), note: fc.constantFrom('x', 'y') });
  const rows = fc.array(row, { maxLength: 8 });

  test('who changed nothing changes nothing, whatever the other did', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        expect(mergeRows({ theirs: before, seen: before, mine: after })).toEqual(after);
        expect(mergeRows({ theirs: after, seen: before, mine: before })).toEqual(after);
      }),
    );
  });

  test('rows that both added are there once each, and none that either kept is lost', () => {
    fc.assert(
      fc.property(rows, rows, rows, (before, added, others) => {
        const mine = [...before, ...others.map((one) => ({ ...one, by: 'me' }))];
        const merged = mergeRows({ theirs: [...before, ...added], seen: before, mine });
        expect(merged).toEqual([...before, ...added, ...others.map((one) => ({ ...one, by: 'me' }))]);
      }),
    );
  });
});

describe('rows of one list that a value tells apart', () => {
  const risk = (riskType: string, mitigations: readonly string[], rest: object = {}) => ({
    riskType,
    mitigations,
    ...rest,
  });
  const erosion = risk('erosion', ['soilConservation']);
  const before = [erosion];
  const merged = (theirs: readonly object[], mine: readonly object[]) =>
    mergeValues(
      { risks: theirs },
      { base: { risks: before }, set: { risks: mine } },
      { idLists: [], rowKeys: { risks: 'riskType' } },
    );

  test('both add a row of the same value: it is one row, with what either put in', () => {
    expect(
      merged([risk('runoff', ['stockExclusion']), erosion], [risk('runoff', ['diversionOfRunoff']), erosion]),
    ).toEqual({
      values: { risks: [risk('runoff', ['stockExclusion', 'diversionOfRunoff']), erosion] },
      clashes: [],
    });
  });

  test('of a row that both changed, different values are both kept', () => {
    expect(
      merged(
        [risk('erosion', ['soilConservation', 'retirement'])],
        [risk('erosion', ['soilConservation'], { planLevel: 'low', reason: 'Planted' })],
      ).values,
    ).toEqual({
      risks: [risk('erosion', ['soilConservation', 'retirement'], { planLevel: 'low', reason: 'Planted' })],
    });
  });

  test('a value that both set otherwise, or a row that one took out and the other changed, is asked about', () => {
    const levels = ['low', 'high'].map((planLevel) => risk('erosion', ['soilConservation'], { planLevel }));
    expect(merged(levels.slice(0, 1), levels.slice(1)).clashes).toEqual(['risks']);
    expect(merged([], [risk('erosion', [])]).clashes).toEqual(['risks']);
  });

  const one = fc.record({ riskType: fc.constantFrom('a', 'b', 'c'), level: fc.constantFrom(1, 2) });
  const rows = fc.uniqueArray(one, { selector: ({ riskType }) => riskType });

  test('no value stands twice, and who changed nothing changes nothing', () => {
    fc.assert(
      fc.property(rows, rows, rows, (seenRows, theirs, mine) => {
        const both = mergeKeyedRows({ seen: seenRows, theirs, mine }, 'riskType');
        if (both) expect(new Set(both.map(({ riskType }) => riskType)).size).toBe(both.length);
        const unchanged = mergeKeyedRows({ seen: seenRows, theirs, mine: seenRows }, 'riskType');
        expect(unchanged).toHaveLength(theirs.length);
        expect(unchanged).toEqual(expect.arrayContaining([...theirs]));
      }),
    );
  });
});
