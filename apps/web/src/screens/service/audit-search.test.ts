import { expect, test } from 'vitest';
import { readAuditSearch } from './audit-search.ts';

const HANA = '0192f000-0000-7000-8000-00000000000b';

test('what fits is read: what was done, days, person and farm', () => {
  const search = { deed: 'signedIn', from: '2026-11-01', to: '2026-11-30', personId: HANA, planId: HANA };
  expect(readAuditSearch(search)).toEqual(search);
});

test.each([
  ['a sort of event that is none', { deed: 'everything' }],
  ['a day that is none', { from: '2026-02-30' }],
  ['an id that is none', { personId: 'Hana' }],
])('%s is left out', (_, search) => {
  expect(readAuditSearch(search)).toEqual({});
});
