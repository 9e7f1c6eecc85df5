import { stockKeyOf, type StockRow } from '@tussock/domain';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { changedRows, typeCell } from './stock-drafts.ts';
import { useStockWrites } from './use-stock-writes.ts';

const key = { month: '2025-07', enterprise: 'sheep', class: 'maEwes' } as const;
const july: StockRow = { ...key, opening: 980, closing: 980 };
const standingOf = (row?: StockRow) => new Map(row ? [[stockKeyOf(row), row]] : []);

/** What is sent of what was typed over one row, where another stands by then. */
async function sentOf(before: StockRow | undefined, texts: Readonly<Record<string, string>>, now: StockRow) {
  const drafts = Object.entries(texts).reduce(
    (all, [cell, text]) => typeCell(all, standingOf(before), { key, cell: cell as 'closing', text }),
    {},
  );
  const record = openFakeRecord();
  const { result } = renderHook(() => useStockWrites('plan'));
  void result.current.saveRows(changedRows(drafts, standingOf(now)), standingOf(now));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  return record.writes[0]?.parts;
}

test('what was typed is sent with what stood there then, so that nobody is written over without a question', async () => {
  const theirs = { ...july, closing: 970, deaths: 10 };
  expect(await sentOf(july, { closing: '975' }, theirs)).toMatchObject([
    { op: 'update', set: { closing: 975 }, base: { closing: 980 } },
  ]);
  // Nothing stood there.
  expect(await sentOf(undefined, { closing: '975' }, theirs)).toMatchObject([
    { op: 'update', set: { closing: 975 }, base: { closing: null } },
  ]);
});

test('a month that was emptied goes; one that somebody else changed meanwhile is asked about', async () => {
  const blank = { opening: '', closing: '' };
  expect(await sentOf(july, blank, july)).toMatchObject([{ op: 'delete' }]);
  expect(await sentOf(july, blank, { ...july, closing: 970 })).toMatchObject([
    { op: 'update', set: { opening: null, closing: null }, base: { opening: 980, closing: 980 } },
  ]);
});
