import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { pointHere } from './point-here.ts';

const id = (number: number): string => `0190b5a0-0000-7000-8000-00000000000${number}`;
const here = new Map([[id(1), id(2)]]);
const idHere = (one: string): string | undefined => here.get(one);

test('what a feature points at is called as it is here, in rows of lists too, and what is not here is left out and counted', () => {
  const { values, lost } = pointHere(
    kinds.effluent.fields,
    { name: 'Ponds', photos: [id(3)], applications: [{ paddockIds: [id(1), id(3)], depth: 4 }] },
    { idHere },
  );
  expect(values).toEqual({ name: 'Ponds', photos: [], applications: [{ paddockIds: [id(2)], depth: 4 }] });
  expect(lost).toBe(2);
});

test('a name that was not found stays, for the check to refuse', () => {
  const { values, lost } = pointHere(kinds.paddock.fields, { irrigatorIds: ['North pivot'] }, { idHere });
  expect([values, lost]).toEqual([{ irrigatorIds: ['North pivot'] }, 0]);
});

test('a name that was not found is left out and counted as an id is, where names stand for ids; a file has none', () => {
  const typed = { irrigatorIds: ['North pivot', id(1), id(3)], photos: ['Gate.jpg'] };
  const { values, lost } = pointHere(kinds.paddock.fields, typed, { idHere, leavesNames: true });
  expect([values, lost]).toEqual([{ irrigatorIds: [id(2)], photos: ['Gate.jpg'] }, 2]);
});
