import { sayBytes } from './bytes.ts';
import { expect, test, vi } from 'vitest';
import {
  dayInWords,
  dayWithMonth,
  momentBriefly,
  momentInWords,
  momentLately,
  momentSince,
  momentWithTime,
} from './days.ts';
import { countInFigures, dollars, figureBetween, figureUpTo, figureWith } from './figures.ts';

test('figures have thousands, and the decimals that are asked for', () => {
  expect([countInFigures(1234), figureWith(1234.5, 2), figureUpTo(1234.5, 3), figureUpTo(2, 3)]).toEqual([
    '1,234',
    '1,234.50',
    '1,234.5',
    '2',
  ]);
  expect([figureBetween(1, 2, 4), figureBetween(1.23456, 2, 4)]).toEqual(['1.00', '1.2346']);
});

test('what rounds to nought has no sign', () => {
  expect([figureWith(-0.04, 1), figureUpTo(-0.04, 1), countInFigures(-0.3), figureWith(-0, 2)]).toEqual([
    '0.0',
    '0',
    '0',
    '0.00',
  ]);
  expect([dollars(-0.001), figureWith(-0.06, 1), countInFigures(-10)]).toEqual(['$0.00', '-0.1', '-10']);
});

test('money has cents, and its sign before the dollars', () => {
  expect([dollars(1234.5), dollars(-3), dollars(0)]).toEqual(['$1,234.50', '-$3.00', '$0.00']);
});

test('days and months of the calendar are written with the month in letters, and what is neither as it stands', () => {
  expect(dayInWords('2026-02-01')).toBe('1 February 2026');
  const told = ['2025-01-08', '2025-01', 'soon', '05/11/2026', '2026-02-30', '2026'];
  expect(told.map(dayWithMonth)).toEqual([
    '8 Jan 2025',
    'Jan 2025',
    'soon',
    '05/11/2026',
    '2026-02-30',
    '2026',
  ]);
});

test('a moment of today has its time alone, and any other its day', () => {
  const at = '2026-11-20T20:51:00Z';
  expect(momentSince(at, new Date('2026-11-21T04:00:00Z'))).toMatch(/^9:51\sam$/);
  expect(momentSince(at, new Date('2026-11-21T20:00:00Z'))).toBe(momentWithTime(at));
  expect(momentWithTime(at)).toMatch(/^21 Nov 2026, 9:51\sam$/);
});

test('what changed lately is said by today and yesterday, and before that by its day', () => {
  const at = '2026-11-20T20:51:00Z';
  const said = [20, 21, 22].map((day) => momentLately(at, new Date(`2026-11-${day}T11:05:00Z`)));
  expect(said).toEqual([expect.stringMatching(/^Today, 9:51\sam$/), 'Yesterday', '21 Nov 2026']);
});

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'a moment is told by the clock in New Zealand, as days are, on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    try {
      const [at, now] = ['2026-11-20T20:51:00Z', new Date('2026-11-21T04:00:00Z')];
      expect([momentInWords(at), momentBriefly(at), momentWithTime(at).slice(0, 11)]).toEqual([
        '21 November 2026',
        '21 Nov 2026',
        '21 Nov 2026',
      ]);
      expect(momentLately(at, now)).toMatch(/^Today, 9:51\sam$/);
    } finally {
      vi.unstubAllEnvs();
    }
  },
);

test('yesterday is the day before by the calendar, also where the clocks changed in between', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  try {
    // Half past midnight after the Sunday of 27 September 2026, which had 23 hours.
    const now = new Date('2026-09-27T11:30:00Z');
    const [saturday, sunday] = ['2026-09-25T22:00:00Z', '2026-09-26T21:00:00Z'];
    expect(momentLately(sunday, now)).toBe('Yesterday');
    expect(momentLately(saturday, now)).not.toBe('Yesterday');
  } finally {
    vi.unstubAllEnvs();
  }
});

test('what a file weighs is said in the unit that people would say', () => {
  expect([0, 1, 640_000, 4_250_000, 12_400_000, 1_100_000_000].map(sayBytes)).toEqual([
    '0 kB',
    '1 kB',
    '640 kB',
    '4.3 MB',
    '12 MB',
    '1.1 GB',
  ]);
});
