import { expect, test } from 'vitest';
import { follow } from './follow.ts';

const fields = {
  name: { type: 'text', label: 'Name', maxLength: 40 },
  use: { type: 'text', label: 'Use', maxLength: 40 },
  notes: { type: 'text', label: 'Notes', maxLength: 40 },
} as const;
const startedFrom = JSON.stringify({ name: 'Front', use: 'Pasture' });

test('a field that nobody typed in shows what somebody else saved, one that was typed in keeps what was typed', () => {
  const { values } = follow(fields, {
    typed: { name: 'Front flat', use: 'Pasture', notes: '' },
    startedFrom,
    given: JSON.stringify({ name: 'Front', use: 'Crop' }),
  });
  expect(values).toMatchObject({ name: 'Front flat', use: 'Crop' });
});

test('what was typed over stays what it was: a save can tell that both changed the same', () => {
  const followed = follow(fields, {
    typed: { name: 'Front flat', use: 'Pasture', notes: '' },
    startedFrom,
    given: JSON.stringify({ name: 'Fore', use: 'Crop' }),
  });
  expect(followed.values).toMatchObject({ name: 'Front flat', use: 'Crop' });
  expect(JSON.parse(followed.startedFrom)).toEqual({ name: 'Front', use: 'Crop' });
});

test('a field that is new to the thing and untouched is followed, and one that was taken away is blank', () => {
  const { values } = follow(fields, {
    typed: { name: 'Front', use: 'Pasture', notes: '' },
    startedFrom,
    given: JSON.stringify({ name: 'Front', notes: 'Wet' }),
  });
  expect(values).toMatchObject({ notes: 'Wet' });
  expect(values['use']).not.toBe('Pasture');
});
