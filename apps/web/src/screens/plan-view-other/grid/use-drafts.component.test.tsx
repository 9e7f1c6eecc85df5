import type { FeatureReply } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planRecordStore } from '../../../sync/index.ts';
import { useDrafts } from './use-drafts.ts';

const trough = { _id: 'a', properties: { name: 'Corner trough', capacity: 400 } } as unknown as FeatureReply; // no more of it is read here
const there = new Map([['a', trough]]);
const nothing = new Map<string, FeatureReply>();

const stand = (phase: 'ready' | 'failed'): void => {
  const state = { phase };
  planRecordStore.setState({ record: { sync: () => state, subscribe: () => () => undefined } as never });
};
beforeEach(() => localStorage.clear());
afterEach(() => planRecordStore.setState({ record: null }));

/** A list in which a capacity is typed. */
function typed() {
  const list = renderHook(({ features }) => useDrafts('plan', kinds.trough, features), {
    initialProps: { features: there },
  });
  const edit = { id: 'a', key: 'capacity', stored: 400, before: 400, after: 900 };
  act(() => list.result.current.edit([edit]));
  return list;
}

test('a row whose feature is deleted meanwhile is told to be gone, and keeps what was typed until that is back', () => {
  stand('ready');
  const list = typed();
  expect(list.result.current.gone).toEqual([]);
  list.rerender({ features: nothing });
  expect(list.result.current.gone).toEqual(['a']);
  expect(list.result.current.rows['a']?.values).toEqual({ capacity: 900 });
  list.rerender({ features: there });
  expect(list.result.current.gone).toEqual([]);
});

test('where the record may not be seen any more, nothing is told to be deleted', () => {
  stand('failed');
  const list = typed();
  list.rerender({ features: nothing });
  expect(list.result.current.gone).toEqual([]);
});
