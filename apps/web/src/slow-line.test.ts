import { expect, test } from 'vitest';
import { isLineSlow, type Arrival } from './slow-line.ts';

const came = (transferSize: number, ms: number): Arrival => ({
  transferSize,
  responseStart: 400,
  responseEnd: 400 + ms,
});

test('a line is slow when its code came slowly', () => {
  // 109 kB in 2.4 s: 45 kB a second.
  expect(isLineSlow([came(109_000, 2400)])).toBe(true);
  expect(isLineSlow([came(109_000, 40)])).toBe(false);
});

test('small answers say how far the server is, and not how quick the line', () => {
  expect(isLineSlow([came(1200, 300), came(109_000, 40)])).toBe(false);
});

test('what comes from the device says nothing of the line', () => {
  expect(isLineSlow([])).toBe(false);
  expect(isLineSlow([came(0, 5000)])).toBe(false);
});
