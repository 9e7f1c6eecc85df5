import { drawingOperations, exactWords } from '@tussock/domain';
import { expect, test } from 'vitest';
import { forFinger, howToEdit } from './drawing-hints.ts';

test('a finger taps where a mouse clicks', () => {
  expect(forFinger('Click each corner; click the first one again to finish.')).toBe(
    'Tap each corner; tap the first one again to finish.',
  );
});

test.each([howToEdit.line, howToEdit.polygon, drawingOperations[0]?.howTo ?? ''])(
  'no finger is told to use the second button of a mouse: %s',
  (hint) => {
    expect(forFinger(hint)).not.toContain('right-');
    expect(forFinger(hint)).toContain(exactWords.takeCornerOut);
  },
);
