import { describe, expect, test } from 'vitest';
import {
  doubtsOfEnterprises,
  doubtsOfLeases,
  doubtsOfOwnership,
  titlesNamed,
  toggleTitle,
  holdingOf,
} from './title-shares.ts';

test('titles are told apart by commas, each once', () => {
  expect(titlesNamed(' CB12/3,, CB12/4 ,CB12/3')).toEqual(['CB12/3', 'CB12/4']);
  expect(titlesNamed(undefined)).toEqual([]);
});

test('a title is put behind those that are named, and taken out of them', () => {
  expect(toggleTitle('Lot 9, CB12/3', 'CB12/4')).toBe('Lot 9, CB12/3, CB12/4');
  expect(toggleTitle('Lot 9, CB12/3', 'Lot 9')).toBe('CB12/3');
});

const half = { titleReferences: 'CB12/3', sharePercent: 50 };

test('two who own a title by halves, or three by thirds, are in order', () => {
  expect(doubtsOfOwnership([half, half])).toEqual([]);
  const third = { ...half, sharePercent: 33.34 };
  expect(doubtsOfOwnership([third, third, third])).toEqual([]);
});

test('a title of which more than all is owned is said', () => {
  expect(doubtsOfOwnership([half, { titleReferences: 'CB12/4, CB12/3', sharePercent: 75 }])).toEqual([
    'CB12/3 is owned to 125 %',
  ]);
});

test('a title that two own without saying how is said, shares as a form holds them among them', () => {
  const typed = { titleReferences: 'CB12/3', sharePercent: '' as unknown as number };
  expect(doubtsOfOwnership([half, typed])).toEqual(['CB12/3 has 2 owners: give the share of each']);
});

test('owners without titles own the farm', () => {
  expect(doubtsOfOwnership([{ sharePercent: 60 }, { sharePercent: 60 }])).toEqual([
    'The farm is owned to 120 %',
  ]);
});

test('a title that is leased twice, and a lease that ends before it begins, are said', () => {
  const lease = { titleReferences: 'CB12/3', lessor: 'Tuia Trust', from: '2026-07-01', to: '2026-06-30' };
  expect(doubtsOfLeases([lease, { titleReferences: 'CB12/3' }])).toEqual([
    'CB12/3 is leased twice',
    'The lease from Tuia Trust ends before it begins',
  ]);
});

test('a lease of one day begins before it ends', () => {
  expect(doubtsOfLeases([{ lessor: 'Tuia Trust', from: '2026-07-01', to: '2026-07-01' }])).toEqual([]);
});

test('enterprises that come to more than the farm are said', () => {
  expect(doubtsOfEnterprises([{ sharePercent: 80 }, { sharePercent: '30' }])).toEqual([
    'The shares come to 110 %',
  ]);
  expect(doubtsOfEnterprises([{ sharePercent: 80 }, {}])).toEqual([]);
});

describe('how a title is held', () => {
  const registers = {
    propertyOwnerships: [
      { ownerName: 'Hana Rewi', titleReferences: 'CB12B/345, CB12B/346', sharePercent: 50 },
      { ownerName: 'Tū Rewi', titleReferences: 'CB12B/345', sharePercent: 50 },
      { ownerName: 'Awa Trust', titleReferences: 'CB12B/347' },
    ],
    leases: [
      { lessor: 'The Crown', titleReferences: 'CB9/1', to: '2030-06-30' },
      { titleReferences: 'CB9/2' },
    ],
  };
  test.each([
    ['CB12B/345', []],
    ['CB12B/346', ['Owned in part: 50 %']],
    ['CB12B/347', []],
    ['CB9/1', ['Leased from The Crown until 30 June 2030']],
    ['CB9/2', ['Leased']],
    ['CB9/3', []],
  ])('%s', (title, said) => expect(holdingOf(registers, title)).toEqual(said));
});
