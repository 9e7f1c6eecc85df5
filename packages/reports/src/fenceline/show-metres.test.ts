import { expect, test } from 'vitest';
import { showKilometres, showMetres, showWholeDollars } from './show-metres.ts';

test.each([
  [showMetres(1241.5), '1,242'],
  [showMetres(0.4), '0'],
  [showKilometres(1235), '1.24'],
  [showKilometres(12_345), '12.35'],
  [showWholeDollars(5323.5), '$5,324'],
  [showWholeDollars(5323.49), '$5,323'],
  [showWholeDollars(0), '$0'],
  [showWholeDollars(null), '–'],
])('%s is shown as %s', (shown, wanted) => {
  expect(shown).toBe(wanted);
});
