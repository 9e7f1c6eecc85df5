import { bookExample, farmRows } from '@tussock/testkit';
import { expect, test } from 'vitest';
import type { PlanDocument, RichCell } from '../document/plan-document.ts';
import { saidIn, tableIn, textOf } from '../testing/read-blocks.ts';
import { planBook } from './plan-book.ts';

const bookIn = (region: string, more: object = {}): PlanDocument =>
  planBook({
    ...bookExample,
    rows: farmRows.map((row) =>
      row.entity === 'plan' ? { ...row, values: { ...row.values, ...more, region } } : row,
    ),
  });
const chapters = (book: PlanDocument): readonly string[] =>
  book.sections.filter(({ level }) => level === 1).map(({ id }) => id);
const blocksOf = (book: PlanDocument, id: string) =>
  book.sections.find((section) => section.id === id)?.blocks ?? [];
const rowOf = (book: PlanDocument, area: string) =>
  tableIn(blocksOf(book, 'shape')).rows.find(([name]) => textOf(name) === area) ?? [];

test('the chapters are in the order in which the plan’s region reads it', () => {
  const order = (region: string, one: string, other: string): boolean => {
    const ids = chapters(bookIn(region));
    return ids.indexOf(one) < ids.indexOf(other);
  };
  expect(order('canterbury', 'nutrients', 'places')).toBe(true);
  expect(order('otago', 'nutrients', 'places')).toBe(false);
});

test('the sections of outcomes are in the order of its areas, each with the area that it answers', () => {
  const book = bookIn('southland');
  const outcomes = book.sections.filter(({ id }) => id.startsWith('outcome-')).map(({ id }) => id);
  expect(outcomes.slice(0, 2)).toEqual(['outcome-land-and-soil', 'outcome-waterways']);
  expect(saidIn(blocksOf(book, 'outcome-waterways'), 'plain').join()).toContain(
    'Answers: Waterways, drains and wetlands.',
  );
});

test('what an area asks for is recorded or named as missing', () => {
  expect(textOf(rowOf(bookIn('canterbury'), 'Mahinga kai')[2])).toContain('Mahinga kai');
  const filled = bookIn('canterbury', { mahingaKai: 'Tuna', mahingaKaiResponse: 'Cleaned one side' });
  expect(textOf(rowOf(filled, 'Mahinga kai')[1])).toContain('Mahinga kai');
  expect(textOf(rowOf(filled, 'Mahinga kai')[2])).toBe('');
});

test('each area leads to chapters that this copy has', () => {
  const book = bookIn('canterbury');
  const ids = new Set(book.sections.map(({ id }) => id));
  const links = tableIn(blocksOf(book, 'shape')).rows.flatMap(
    ([, , , cell]) => (cell as RichCell).links ?? [], // the last column has links alone
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ to }) => !ids.has(to))).toEqual([]);
  expect(links).toContainEqual({ to: 'map-water', text: 'Maps' });
});

test('a chapter that a copy leaves out is not led to', () => {
  const book = planBook({ ...bookExample, rows: farmRows }, { leftOut: ['maps'] });
  expect(JSON.stringify(blocksOf(book, 'shape'))).not.toContain('map-water');
});
