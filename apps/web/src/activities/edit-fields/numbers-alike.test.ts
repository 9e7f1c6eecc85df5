import { readNumberText } from '@tussock/domain';
import { readNumber } from '@tussock/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const typed = fc.string({
  unit: fc.constantFrom('0', '1', '2', '5', '9', ' ', ',', '.', '-', '−', '+', 'e', '\u00a0'),
  maxLength: 10,
});

test('a box reads what is typed as the checks and the server do', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const reading = readNumber(text);
      expect('value' in reading ? reading.value : undefined).toBe(readNumberText(text));
    }),
    { numRuns: 2000 },
  );
});
