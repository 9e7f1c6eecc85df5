import { describe, expect, test } from 'vitest';
import { isAppellation, shortAppellation, titleNumberOf, titleNumbersIn } from './title-spellings.ts';

describe('a legal description as people write it', () => {
  test.each([
    ['Lot 4 Deposited Plan 978580', 'Lot 4 DP 978580'],
    ['lot 4  deposited   plan 978580', 'lot 4 DP 978580'],
    ['Lot 4 DP 978580', 'Lot 4 DP 978580'],
    ['Lot 4 dp978580', 'Lot 4 DP 978580'],
    ['Lot 4 DP No. 978580', 'Lot 4 DP 978580'],
    ['Section 12 Survey Office Plan 4511', 'Section 12 SO 4511'],
    ['Kaiapoi 873 Māori Land Plan 12', 'Kaiapoi 873 ML 12'],
    ['Rural Section 12345', 'Rural Section 12345'],
  ])('%s is %s', (written, expected) => expect(shortAppellation(written)).toBe(expected));
});

describe('what is typed as a title', () => {
  test.each([
    ['Lot 4 DP 978580'],
    ['lot 4  deposited   plan 978580'],
    ['LOT 4 DP978580'],
    ['Part Lot 4'],
    ['Pt Section 12'],
    ['Section 12 Block V'],
    ['Sec 12 SO 4511'],
    ['Rural Section 12345'],
    ['DP 978580'],
    ['Kaiapoi 873 Māori Land Plan 12'],
  ])('%s is a legal description', (written) => expect(isAppellation(written)).toBe(true));

  test.each([
    ['CB900A/547'],
    ['cb900a 547'],
    ['9000123'],
    ['9000393 CB900B/118 cb900a 547'],
    ['Lotus 12'],
    ['ML12B/345'],
  ])('%s is none', (written) => expect(isAppellation(written)).toBe(false));
});

describe('the number of a title as people write it', () => {
  test.each([
    ['CB900A/547', 'CB900A/547'],
    ['cb900a 547', 'CB900A/547'],
    [' CB900A / 547 ', 'CB900A/547'],
    ['SA 10B/123', 'SA10B/123'],
    ['cb 900a / 547', 'CB900A/547'],
    ['OT 12/345', 'OT12/345'],
    ['OT12/345', 'OT12/345'],
    ['9000123', '9000123'],
    ['CB900A', 'CB900A'],
  ])('%s is %s', (written, expected) => expect(titleNumberOf(written)).toBe(expected));

  test.each([
    ['9000393 CB900B/118 cb900a 547', ['9000393', 'CB900B/118', 'CB900A/547']],
    ['CB900A / 547 9000123', ['CB900A/547', '9000123']],
    ['CB900A 547', ['CB900A/547']],
    ['9000393 CB900B/118', ['9000393', 'CB900B/118']],
    ['SA 10B/123', ['SA10B/123']],
    [
      '9000393 SA 10B/123 cb900a 547 CB 900A/548 OT 12/345',
      ['9000393', 'SA10B/123', 'CB900A/547', 'CB900A/548', 'OT12/345'],
    ],
    ['my title 12', ['MY TITLE 12']],
  ])('a list with spaces between its numbers, %s, is read', (written, expected) =>
    expect(titleNumbersIn(written)).toEqual(expected),
  );

  test('the heading above a pasted list is no number', () =>
    expect(titleNumbersIn('Record of title\n9000393\nCB900B/118')).toEqual(['9000393', 'CB900B/118']));

  test('a number that nobody has is kept: it is said that it was not found', () =>
    expect(titleNumbersIn('CB900A-547\n9000393')).toEqual(['CB900A-547', '9000393']));

  test('a pasted list has each number once, whatever is between them', () => {
    expect(titleNumbersIn('CB900A 547\n9000123, cb900a/547;\t 9000124\r\n\r\n')).toEqual([
      'CB900A/547',
      '9000123',
      '9000124',
    ]);
  });
});
