import { expect, test, vi } from 'vitest';
import { momentBriefly, momentInWords, momentLately, momentSince, momentWithTime } from './moments.ts';

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
