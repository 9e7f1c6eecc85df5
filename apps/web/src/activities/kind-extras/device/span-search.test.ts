import { describe, expect, test } from 'vitest';
import { askedSpan, readSpanSearch } from './span-search.ts';

const NOW = new Date('2026-11-20T03:00:00Z');

describe('the address', () => {
  test.each([
    [{}, {}],
    [{ span: 'year' }, { span: 'year' }],
    [{ span: 'decade' }, {}],
    [
      { from: '2026-01-01', to: '2026-01-31', span: 'day' },
      { from: '2026-01-01', to: '2026-01-31' },
    ],
    [{ from: '2026-02-30', to: '2026-03-01' }, {}],
    [{ from: '2026-03-02', to: '2026-03-01', span: 'week' }, { span: 'week' }],
    [{ from: ['2026-01-01'], to: 7 }, {}],
  ])('%j is read as %j', (search, read) => {
    expect(readSpanSearch(search)).toEqual(read);
  });
});

describe('what the server is asked', () => {
  test('is a week up to now where nothing is said', () => {
    expect(askedSpan({}, NOW)).toEqual({
      span: 'week',
      query: { from: '2026-11-13T03:00:00.000Z', to: '2026-11-20T03:00:00.000Z' },
    });
  });

  test('is everything for all', () => {
    expect(askedSpan({ span: 'all' }, NOW)).toEqual({ span: 'all', query: {} });
  });

  test('is whole days by New Zealand’s clock, also where the clocks change in between', () => {
    expect(askedSpan({ from: '2026-09-26', to: '2026-09-27' }, NOW)).toEqual({
      span: null,
      query: { from: '2026-09-25T12:00:00.000Z', to: '2026-09-27T10:59:59.999Z' },
    });
  });
});
