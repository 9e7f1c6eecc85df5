import { expect, test } from 'vitest';
import { searchedFor } from './limits.ts';

test.each([
  ['a farm', 'Ōtāwhao', 'Ōtāwhao'],
  ['two hundred letters', 'a'.repeat(200), 'a'.repeat(200)],
  ['more of them', `${'a'.repeat(200)}b`, 'a'.repeat(200)],
  // Written as two, of which the first alone is no character.
  ['a character that would be halved', `${'a'.repeat(199)}🐑`, 'a'.repeat(199)],
  ['what an address can hold and no text', 'Ōtā\0whao', 'Ōtāwhao'],
])('of %s as much is searched for as lists take', (_case, words, expected) => {
  expect(searchedFor(words)).toBe(expected);
});
