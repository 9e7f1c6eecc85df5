import { bookWords, kinds } from '@tussock/domain';
import { bookExample, farmRows, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import { fillsItsPage, sharePage } from '../map/share-page.ts';
import type { FarmMap } from '../map/farm-map.ts';
import { tableIn, textOf } from '../testing/read-blocks.ts';
import type { BookRow } from './book-content.ts';
import { planBook } from './plan-book.ts';

const bookOf = (more: readonly BookRow[]): PlanDocument =>
  planBook({ ...bookExample, rows: [...farmRows, ...more] });
const blocksOf = (book: PlanDocument, id: string): readonly Block[] =>
  book.sections.find((section) => section.id === id)?.blocks ?? [];
const at = (column: number, row: number) => [172.4 + column * 0.001, -42.8 + row * 0.001] as const;

const store = (name: string, capacity: number) =>
  featureRow(
    kinds.storageArea.id,
    { type: 'Point', coordinates: at(1, 1) },
    { name, storageType: 'silagePit', feedType: 'silage', base: 'concrete', capacity },
  );

test('what three places or more have in common is said once, below them', () => {
  const stores = [store('North', 10), store('South', 20), store('West', 30)];
  const { rows } = tableIn(blocksOf(bookOf(stores), 'places-stores'));
  expect(rows.map(([name]) => textOf(name))).toEqual(['North', 'South', 'West', bookWords.places.all]);
  expect(textOf(rows[0]?.[1])).toContain('Capacity: 10');
  expect(textOf(rows[0]?.[1])).not.toContain('Base');
  expect(textOf(rows[3]?.[1])).toContain('Base: Concrete');
});

test('of two places each says all that is recorded of it', () => {
  const { rows } = tableIn(blocksOf(bookOf([store('North', 10), store('South', 20)]), 'places-stores'));
  expect(rows.map(([, recorded]) => textOf(recorded).includes('Base: Concrete'))).toEqual([true, true]);
});

test('sections that do not apply have a line each', () => {
  const left = blocksOf(bookOf([]), 'outcome-left');
  expect(left).toMatchObject([{ type: 'items' }]);
  expect(JSON.stringify(left)).toContain('People and community. Optional');
});

// No more of a map is read.
const mapOf = (height: number, unlabelledCount: number, isLandscape = false): FarmMap =>
  ({
    scene: { height },
    isLandscape,
    paper: 'a4',
    unlabelledCount,
    namelessPaddocks: 0,
  }) as unknown as FarmMap;

test('a map shares its page where every name has room on half of it', () => {
  const half = sharePage(({ isUpright }) => (isUpright ? mapOf(290, 0) : mapOf(600, 0)));
  expect(half && fillsItsPage(half)).toBe(false);
  const whole = sharePage(({ isUpright }) => (isUpright ? mapOf(290, 3) : mapOf(600, 0)));
  expect(whole && fillsItsPage(whole)).toBe(true);
});

test('two maps that are half a page high share one', () => {
  const lies = planBook({ ...bookExample, rows: farmRows });
  const maps = lies.sections.filter(({ id }) => id.startsWith('map-'));
  expect(maps.map(({ id, isNewPage = false }) => [id, isNewPage])).toEqual([
    ['map-water', true],
    ['map-land-units', true],
    ['map-risk', false],
  ]);
});
