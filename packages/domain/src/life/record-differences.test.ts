import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { canonicalJson } from '../record/canonical-json.ts';
import { recordDifferences, sayChange, staleBy, type StateRow } from './record-differences.ts';

const row = (id: string, entity: string, values: object, made: object = {}): StateRow => ({
  id,
  entity,
  values: values as StateRow['values'],
  made: made as StateRow['made'],
});
const north = row('n', kinds.paddock.id, { name: 'North', paddockNumber: '1' });

describe('what changed between two states of a plan', () => {
  test('is said value by value, with old and new', () => {
    const [change] = recordDifferences(
      [north],
      [row('n', kinds.paddock.id, { name: 'Nord', paddockNumber: '1' })],
    );
    expect(change).toMatchObject({ sort: 'Paddock', name: 'Nord', change: 'changed' });
    expect(change?.values).toEqual([{ key: 'name', label: 'Name', before: 'North', after: 'Nord' }]);
  });

  test('tells what was added and removed by its name, and leaves out what tells of the plan itself', () => {
    const approved = row('a', 'approval', { approvalType: 'provider' });
    const added = row('s', 'section', { sectionKey: 'biodiversity' });
    expect(recordDifferences([north], [added, approved]).map(({ change, sort }) => [change, sort])).toEqual([
      ['removed', 'Paddock'],
      ['added', 'Section'],
    ]);
  });

  test('names what a value points at as it is called in either state', () => {
    const unit = (ids: readonly string[]) => row('u', kinds.lmu.id, { name: 'Hill', paddockIds: ids });
    const change = recordDifferences([unit(['n']), north], [unit([])]).find(({ name }) => name === 'Hill');
    expect(change?.values).toMatchObject([{ before: 'North', after: null }]);
  });

  test('a boundary of other titles is told by their numbers, with its ground before and after', () => {
    const ring = (west: number) => [
      [
        [west, -43],
        [west + 0.01, -43],
        [west + 0.01, -43.01],
        [west, -43],
      ],
    ];
    const boundary = (...numbers: readonly string[]) =>
      row(
        'b',
        'boundary',
        { titles: numbers.map((number) => `part-${number}`), outlineChecked: true },
        {
          features: numbers.map((number) => ({ properties: { id: `part-${number}`, titleNumber: number } })),
          boundaryFeatures: numbers.map((_number, index) => ({
            geometry: { type: 'Polygon', coordinates: ring(172 + index) },
          })),
        },
      );
    const [change] = recordDifferences([boundary('CB1/2')], [boundary('CB1/2', 'CB3/4')]);
    expect(change?.values).toEqual([
      { key: 'titles', label: 'Titles', before: 'CB1/2', after: 'CB1/2, CB3/4' },
    ]);
    expect(change?.shape).toEqual({
      before: { type: 'MultiPolygon', coordinates: [ring(172)] },
      after: { type: 'MultiPolygon', coordinates: [ring(172), ring(173)] },
    });
  });

  test('says nothing of what the server made anew', () => {
    expect(recordDifferences([north], [row('n', north.entity, north.values, { areaHectares: 2 })])).toEqual(
      [],
    );
  });
});

describe('a version that waits', () => {
  const agreed = row('a', 'action', { title: 'Fence', state: 'agreed' });

  test.each([
    [
      'an action is done',
      [agreed],
      [row('a', 'action', { title: 'Fence', state: 'done', doneOn: '2026-11-22' })],
    ],
    [
      'evidence is added',
      [],
      [row('e', 'evidence', { files: ['f'] }), row('f', 'file', { name: 'Creek.jpg' })],
    ],
  ])('still stands when %s', (_what, was, is) => {
    expect(staleBy(was, is)).toEqual([]);
  });

  test.each([
    [
      'an action says something else',
      [agreed],
      [row('a', 'action', { title: 'Plant', state: 'agreed' })],
      ['a'],
    ],
    ['a paddock is gone', [north], [], ['n']],
    ['a paddock has another name', [north], [row('n', north.entity, { name: 'Nord' })], ['n']],
  ])('is stale when %s', (_what, was, is, ids) => {
    expect(staleBy(was, is)).toEqual(ids);
  });
});

test('canonical JSON is one text for one value, whatever the order of its keys', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, one]) => [key, shuffled(one)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
      expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
    }),
  );
});

test.each([
  ['Trough 1', 'Trough 1 changed.'],
  ['Ford', 'Trough Ford changed.'],
])('a change of %s names its sort once', (name, said) => {
  expect(
    sayChange({ id: 'a', entity: kinds.trough.id, sort: 'Trough', name, change: 'changed', values: [] }),
  ).toBe(said);
});
