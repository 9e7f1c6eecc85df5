import { describe, expect, test } from 'vitest';
import { rankEntries } from './rank-entries.ts';

const entries = [
  { label: 'Fence the Kōwhai gully', about: 'Action' },
  { label: 'Kōwhai 12', about: 'Paddock' },
  { label: 'Kōwhai', about: 'Paddock' },
  { label: 'Kōwhai', about: 'Water trough' },
  { label: 'Back 4/5', about: 'Paddock' },
];
const found = (typed: string) => rankEntries(entries, typed).map(({ label, about }) => `${label}: ${about}`);

describe('what is found on the farm', () => {
  test('the very name stands first, then what begins so, then what holds it', () => {
    expect(found('kowhai')).toEqual([
      'Kōwhai: Paddock',
      'Kōwhai: Water trough',
      'Kōwhai 12: Paddock',
      'Fence the Kōwhai gully: Action',
    ]);
  });

  test('the kind narrows, in whatever order the words are typed', () => {
    expect(found('trough KŌWHAI')).toEqual(['Kōwhai: Water trough']);
  });

  test('a slash is as a blank', () => expect(found('4 5')).toEqual(['Back 4/5: Paddock']));

  test('nothing typed shows what there is, and nonsense nothing', () => {
    expect(found('')).toHaveLength(5);
    expect(found('zzz')).toEqual([]);
  });

  test('of ten thousand no more is shown than one looks through', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      label: `Trough ${at}`,
      about: 'Water trough',
    }));
    expect(rankEntries(many, 'trough')).toHaveLength(40);
  });
});
