import { afterEach, expect, test, vi } from 'vitest';
import { isKeptAddress } from './opened-plans.ts';

const PLAN = '01932c07-223e-7000-8000-000000000001';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['its own page', `/plan/${PLAN}`, true],
  ['a place of it', `/plan/${PLAN}/edit/map/draw`, true],
  ['another plan', '/plan/01932c07-223e-7000-8000-000000000002/edit/map/draw', false],
  ['no plan at all', '/dashboard', false],
])('of a plan that was opened on this device it is known at %s', (_case, pathname, isKept) => {
  const kept = JSON.stringify({ [`tussock:ada:${PLAN}`]: 1 });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'kept-plans' ? kept : null) });
  expect(isKeptAddress('ada', pathname)).toBe(isKept);
  expect(isKeptAddress('ben', pathname)).toBe(false);
});
