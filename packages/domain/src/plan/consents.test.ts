import { expect, test } from 'vitest';
import { consentWords, endingConsents, incompleteConsents } from './consents.ts';

const TODAY = '2026-11-22';
const take = { activity: 'takeWater', number: 'CRC 204', documents: ['paper'] };
const endingOn = (expiresOn: string | undefined) =>
  endingConsents({ consents: [{ ...take, expiresOn }] }, TODAY).map(({ daysOver }) => daysOver);

test.each([
  ['ended yesterday', '2026-11-21', [1]],
  ['ends today', '2026-11-22', [0]],
  ['ends in 180 days', '2027-05-21', [-180]],
  ['ends in 181 days', '2027-05-22', []],
  ['has no end', undefined, []],
])('a consent that %s', (_which, expiresOn, daysOver) => {
  expect(endingOn(expiresOn)).toEqual(daysOver);
});

test('what has ended longest stands first, named as people know it', () => {
  const consents = [
    { ...take, expiresOn: '2027-01-13' },
    { activity: 'effluentToLand', expiresOn: '2026-01-01' },
  ];
  expect(endingConsents({ consents }, TODAY).map(({ title }) => title)).toEqual([
    'Discharge effluent to land',
    'Take water, CRC 204',
  ]);
});

test('a consent without number or paper is missing them; a whole one is not', () => {
  const consents = [take, { activity: 'takeWater' }, { ...take, documents: [] }];
  expect(incompleteConsents({ consents }).map(({ lacks }) => consentWords.lacks(lacks))).toEqual([
    'Consent without its number and paper',
    'Consent without its paper',
  ]);
  expect(incompleteConsents({})).toEqual([]);
});

test('the day of its end is good', () => {
  expect(consentWords.ends(TODAY, TODAY)).toBe('Ends 22 November 2026');
  expect(consentWords.ends('2026-11-21', TODAY)).toBe('Ended 21 November 2026');
});
