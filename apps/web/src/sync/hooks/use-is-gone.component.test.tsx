import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OfflineError } from '../../api/errors.ts';
import { openFakeRecord } from '../testing/fake-record.ts';
import { useIsGone } from './use-record.ts';

test.each([
  ['opening', undefined, false],
  ['ready', true, false],
  ['ready', false, true],
] as const)(
  'given a record that is %s and may be old: %s, then what is missing is gone: %s',
  (phase, mayBeStale, isGone) => {
    openFakeRecord([], { phase, ...(mayBeStale === undefined ? {} : { mayBeStale }) });
    expect(renderHook(() => useIsGone(true)).result.current).toBe(isGone);
    expect(renderHook(() => useIsGone(false)).result.current).toBe(false);
  },
);

test('given a record that could not be read for want of a line, then that is said, and nothing to be gone', () => {
  openFakeRecord([], { phase: 'failed', fault: new OfflineError('No line') });
  expect(() => renderHook(() => useIsGone(true))).toThrow('No line');
  expect(renderHook(() => useIsGone(false)).result.current).toBe(false);
});
