import { expect, test } from 'vitest';
import { withoutName } from './without-name.ts';

const erased = { id: 'hana', name: 'Erased person' };

test('the author of a remark loses the name, and keeps the time', () => {
  const made = { byId: 'hana', byName: 'Hana Ngata', doneAt: '2026-05-01T00:00:00Z' };
  expect(withoutName(made, erased)).toEqual({ ...made, byName: 'Erased person' });
});

test('what somebody else wrote stays as it is', () => {
  const made = {
    byId: 'tom',
    byName: 'Tom Sinclair',
    createdBy: { id: 'tom', name: 'Tom Sinclair', at: 't' },
  };
  expect(withoutName(made, erased)).toEqual(made);
});

test('whoever made an action or a note loses the name; who did it and verified it is evidence, and keeps it', () => {
  const hana = { id: 'hana', name: 'Hana Ngata', at: 't' };
  expect(
    withoutName({ createdBy: hana, by: hana, doneBy: hana, verifiedBy: hana, dueDay: 'd' }, erased),
  ).toEqual({
    createdBy: { ...hana, name: 'Erased person' },
    by: { ...hana, name: 'Erased person' },
    doneBy: hana,
    verifiedBy: hana,
    dueDay: 'd',
  });
});
