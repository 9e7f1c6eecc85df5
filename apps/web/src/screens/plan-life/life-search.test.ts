import { expect, test } from 'vitest';
import { readLifeSearch } from './life-search.ts';

test.each([
  [{ since: '2' }, { since: 2 }],
  [
    { since: '2', until: '3' },
    { since: 2, until: 3 },
  ],
  [{ since: '3', until: '2' }, { since: 3 }],
  [{ until: '2' }, {}],
  [{ since: 'two', until: '3' }, {}],
])('of the address %j is read %j: a version is held against a later one', (asked, read) => {
  expect(readLifeSearch(asked)).toEqual(read);
});
