import { expect, test } from 'vitest';
import { textOrNone } from './text-or-none.ts';

test('a value that is text is that, and anything else none', () => {
  expect(['North', '', undefined, null, 7, ['North']].map(textOrNone)).toEqual(['North', '', '', '', '', '']);
});
