import { expect, test } from 'vitest';
import { planListOf } from './asked-first.ts';
import { listPlans } from './calls/plans.ts';

const wordsOf = (address: string | undefined) => new URLSearchParams(address?.split('?')[1]).get('search');

test('of an address with more than is searched for, the list is asked for as much as it takes', () => {
  const letters = 'a'.repeat(200);
  expect(wordsOf(planListOf('/dashboard', new URLSearchParams({ search: `${letters}bcd` })))).toBe(letters);
  expect(listPlans.query?.safeParse({ search: letters }).success).toBe(true);
});
