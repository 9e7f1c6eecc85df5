import { expect, test } from 'vitest';
import { readAuthErrorSearch } from './auth-error-search.ts';

test.each([100, 101, 102, 103, 200, 201])('[ST-9] code %i is taken from the address', (code) => {
  expect(readAuthErrorSearch({ code: `${code}` })).toEqual({ code });
});

test('a missing second step has a code of its own, beside those of the specification', () => {
  expect(readAuthErrorSearch({ code: '104' })).toEqual({ code: 104 });
});

test.each([undefined, 'x', 105, -1, 'toString'])('[ST-9] %j is the unknown code', (code) => {
  expect(readAuthErrorSearch({ code })).toEqual({ code: 200 });
});

test('the way back is a path within the app', () => {
  expect(readAuthErrorSearch({ code: 101, returnTo: '/plan/7/edit/farm-info' }).returnTo).toBe(
    '/plan/7/edit/farm-info',
  );
});

test.each(['https://evil.example', '//evil.example', String.raw`/\evil.example`, 7])(
  '%j is no way back',
  (returnTo) => {
    expect(readAuthErrorSearch({ code: 101, returnTo })).not.toHaveProperty('returnTo');
  },
);
