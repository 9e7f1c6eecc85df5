import { expect, test } from 'vitest';
import { chosenIn, textOfChosen } from './chosen-text.ts';

test('choices stand in an address with commas between them, a comma of their own apart', () => {
  expect(textOfChosen(['Upper Sampleburn', 'Lower, east'])).toBe('Upper Sampleburn,Lower%2C east');
  expect(chosenIn('Upper Sampleburn,Lower%2C east')).toEqual(['Upper Sampleburn', 'Lower, east']);
});

test('no text is no choice', () => {
  expect(chosenIn(undefined)).toEqual([]);
  expect(chosenIn('')).toEqual([]);
});
