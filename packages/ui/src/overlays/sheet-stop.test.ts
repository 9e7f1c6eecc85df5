import { expect, test } from 'vitest';
import { sheetHeight, stopAfterPull, stopBeside } from './sheet-stop.ts';

const PHONE = 844;

test('a sheet stands at 88, at 420, or at all but 120 pixels', () => {
  expect([sheetHeight('low', PHONE), sheetHeight('half', PHONE), sheetHeight('full', PHONE)]).toEqual([
    88, 420, 724,
  ]);
});

test('on a low window a sheet leaves 120 pixels too', () => {
  expect(sheetHeight('half', 450)).toBe(330);
  expect(sheetHeight('full', 450)).toBe(330);
});

test.each([
  ['low', [88, 400], 'half'],
  ['low', [88, 650], 'full'],
  ['half', [420, 130], 'low'],
  ['half', [420, 660], 'full'],
  ['full', [724, 100], 'low'],
] as const)('from %s, pulled %j, it comes to rest at %s', (from, pull, to) => {
  expect(stopAfterPull(from, pull, PHONE)).toBe(to);
});

test('a short pull means the next stop, a slip means nothing', () => {
  expect(stopAfterPull('low', [88, 140], PHONE)).toBe('half');
  expect(stopAfterPull('half', [420, 360], PHONE)).toBe('low');
  expect(stopAfterPull('half', [420, 440], PHONE)).toBe('half');
});

test('beyond the last stop there is none', () => {
  expect(stopBeside('full', 1)).toBe('full');
  expect(stopBeside('half', -1)).toBe('low');
});
