import { expect, test } from 'vitest';
import { isLineSlow, isServerNear, type Arrival } from './slow-line.ts';

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

test('a server is near that begins to answer the page within a tenth of a second, and so is what this device keeps', () => {
  expect(isServerNear({ requestStart: 20, responseStart: 80 })).toBe(true);
  expect(isServerNear({ requestStart: 0, responseStart: 3 })).toBe(true);
  // 150 ms to the answer, as in the country.
  expect(isServerNear({ requestStart: 20, responseStart: 180 })).toBe(false);
});

test('of a server nothing is assumed where the browser does not say how it answered', () => {
  expect(isServerNear(undefined)).toBe(false);
});

test('a server that answers at once over a line that the browser knows to be slow is not near', () => {
  const atOnce = { requestStart: 0, responseStart: 20 };
  expect(isServerNear(atOnce, { connection: { downlink: 0.4 } })).toBe(false);
  expect(isServerNear(atOnce, { connection: { downlink: 10 } })).toBe(true);
  // A browser that says nothing, or nothing of use.
  expect(isServerNear(atOnce, {})).toBe(true);
  expect(isServerNear(atOnce, { connection: { downlink: 0 } })).toBe(true);
});
