import { checkSoilTest, soilTestValues } from '@tussock/domain';
import { expect, test } from 'vitest';
import { pastSoilTests } from './past-soil-tests.ts';

test.each(['2026-11-21', '2026-06-17', '2031-01-01'])(
  'soil tests of a demonstration farm are right and past on %s',
  (today) => {
    const tests = [0, 1, 2, 3].flatMap((nth) => pastSoilTests(nth, today));
    expect(tests).toHaveLength(12);
    for (const content of tests)
      expect(checkSoilTest(soilTestValues(content), today)).toEqual({ ok: true, content });
  },
);

test('one transect was never sampled', () => {
  expect(pastSoilTests(4, '2026-11-21')).toEqual([]);
});
