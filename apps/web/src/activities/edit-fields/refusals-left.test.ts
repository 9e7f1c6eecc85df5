import type { CheckedFields } from '@tussock/domain';
import { expect, test } from 'vitest';
import { refusalsLeft } from './refusals-left.ts';

const name = { field: 'name', message: 'Name is required' };
const area = { field: 'crops.0.area', message: 'Area must be a number' };
const refusing =
  (...refusals: readonly { field: string; message: string }[]) =>
  () =>
    ({ ok: false, refusals }) as unknown as CheckedFields;
const fine = () => ({ ok: true, attributes: {} }) as unknown as CheckedFields;

test('what was put right is told no more, and the rest as before', () => {
  expect(refusalsLeft([name, area], 'name', refusing(area))).toEqual([area]);
  expect(refusalsLeft([name, area], 'crops.0.area', refusing(name))).toEqual([name]);
});

test('a row that was taken out takes what was wrong in it along', () => {
  expect(refusalsLeft([name, area], 'crops', refusing(name))).toEqual([name]);
});

test('what is wrong in another way is told so', () => {
  const tooLong = { field: 'name', message: 'Name is too long' };
  expect(refusalsLeft([name, area], 'name', refusing(tooLong, area))).toEqual([tooLong, area]);
});

test('what only the server refused goes once it is another', () => {
  expect(refusalsLeft([{ field: 'name', message: 'There is one of that name' }], 'name', fine)).toEqual([]);
});

test('while something else is typed in, nothing is checked', () => {
  const list = [name];
  expect(refusalsLeft(list, 'notes', () => expect.unreachable())).toBe(list);
});

test('a change within a list is a change of the list: a refusal of the list is checked again', () => {
  const crops = { field: 'crops', message: 'The shares of the crops must add up to 100' };
  expect(refusalsLeft([crops, name], 'crops.0.share', refusing(name))).toEqual([name]);
});

test('a field whose name begins like another is another field', () => {
  const cropsNote = { field: 'cropsNote', message: 'Note is too long' };
  expect(refusalsLeft([cropsNote], 'crops', fine)).toEqual([cropsNote]);
});
