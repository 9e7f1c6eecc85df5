import { expect, test } from 'vitest';
import { allKinds } from '../derive/any-kind.ts';
import { recentKinds, searchKinds } from './kind-search.ts';

const found = (typed: string, shape?: 'line' | 'point' | 'polygon') =>
  searchKinds(typed, shape).map(({ kind }) => kind.id);

test.each([
  ['paddock', 'paddock'],
  ['wet hollow', 'csa'],
  ['Wet', 'csa'],
  ['wetland', 'ecosystem'],
  ['pond', 'dam'],
  ['shed', 'building'],
  ['luc', 'luc'],
])('the words "%s" find %s among the first', (typed, id) => {
  expect(found(typed).slice(0, 2)).toContain(id);
});

test('a kind that was found by another word says by which', () => {
  expect(searchKinds('hollow')).toEqual([expect.objectContaining({ by: 'wet hollow' })]);
  expect(searchKinds('paddock')[0]?.by).toBeNull();
});

test('nothing typed offers every kind, and those of the tool in hand before the others', () => {
  const kinds = searchKinds('', 'point').map(({ kind }) => kind);
  expect(kinds).toHaveLength(allKinds.length);
  const last = kinds.findLastIndex(({ shapes }) => shapes.includes('point'));
  expect(kinds.slice(0, last + 1).every(({ shapes }) => shapes.includes('point'))).toBe(true);
});

test('every kind is found first by its own name', () => {
  expect(allKinds.map(({ names }) => found(names.singular)[0])).toEqual(allKinds.map(({ id }) => id));
});

test('the kinds picked last are offered first, and the usual ones fill up to three', () => {
  const offered = (picked: readonly string[], shape?: 'polygon') =>
    recentKinds(picked, shape).map(({ id }) => id);
  expect(offered(['track', 'trough', 'gone'])).toEqual(['track', 'trough', 'lmu']);
  expect(offered(['track', 'paddock'], 'polygon')).toEqual(['paddock', 'lmu', 'csa']);
});

test('[MAP-6] before a kind is picked a new area is a land management unit', () => {
  expect(recentKinds([], 'polygon')[0]?.id).toBe('lmu');
});
