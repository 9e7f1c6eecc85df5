import { describe, expect, test } from 'vitest';
import { nextDates, nextDayOf, proposedReview } from './index.ts';

describe('the next certification or audit', () => {
  test.each([
    ['canterbury', 'A', '2029-03-02'],
    ['canterbury', 'B', '2028-03-02'],
  ] as const)('in %s after a grade %s is due on the day that the rule says', (region, grade, day) => {
    const next = nextDayOf({ approvalType: 'auditor', grade, decidedOn: '2026-03-02', region });
    expect(next).toMatchObject({
      day,
      rule: { limits: { key: 'audit.canterbury' }, lastSeen: '2023-08-28' },
    });
  });

  test.each([
    ['of which the rule says nothing', 'auditor', 'C', 'canterbury', '2026-03-02'],
    ['of a region without a rule on file', 'auditor', 'A', 'otago', '2026-03-02'],
    ['of no region', 'auditor', 'A', null, '2026-03-02'],
    ['before the rule held', 'auditor', 'A', 'canterbury', '2023-08-27'],
    ['by the national system after it was stopped', 'certifier', undefined, 'waikato', '2024-10-25'],
    ['by the national system, that ends before the day', 'certifier', undefined, 'waikato', '2024-03-01'],
    ['in Southland before its own rule held', 'certifier', undefined, 'southland', '2024-03-01'],
  ] as const)('%s is asked for and not guessed', (...given) => {
    const [, approvalType, grade, region, decidedOn] = given;
    expect(nextDayOf({ approvalType, grade, decidedOn, region })).toBeNull();
  });

  test('in Southland comes after five years', () => {
    const certified = { approvalType: 'certifier', decidedOn: '2024-06-01' } as const;
    expect(nextDayOf({ ...certified, region: 'southland' })?.day).toBe('2029-06-01');
  });
});

test('a review is proposed a year on, also from the last day of February', () => {
  expect(proposedReview('2028-02-29')).toBe('2029-02-28');
});

test('an older audit that is entered later does not move the day of the newest', () => {
  expect(
    nextDates([
      { approvalType: 'auditor', decision: 'approved', decidedOn: '2026-03-02', nextOn: '2028-03-02' },
      { approvalType: 'auditor', decision: 'approved', decidedOn: '2023-10-02', nextOn: '2024-10-02' },
    ]),
  ).toEqual([{ kind: 'audit', day: '2028-03-02' }]);
});

test('of each sort the newest word counts, and the earliest day comes first', () => {
  expect(
    nextDates([
      { approvalType: 'provider', decision: 'approved', nextOn: '2027-01-01' },
      { approvalType: 'provider', decision: 'approved', nextOn: '2028-01-01' },
      { approvalType: 'provider', decision: 'declined', nextOn: '2026-01-01' },
      { approvalType: 'auditor', decision: 'approved', nextOn: '2027-06-01' },
      { approvalType: 'owner', decision: 'approved' },
    ]),
  ).toEqual([
    { kind: 'audit', day: '2027-06-01' },
    { kind: 'review', day: '2028-01-01' },
  ]);
});
