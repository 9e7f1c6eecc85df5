import { expect, test } from 'vitest';
import { formatStrip } from './format-strip.ts';

test.each([
  [1.2, '1.20 ha'],
  [0.005, '0.01 ha'],
  [0.0049, '49 m²'],
  [0.0012, '12 m²'],
  [0.00009, 'less than 1 m²'],
])('%d ha that are counted twice read as %s', (hectares, said) => {
  expect(formatStrip(hectares)).toBe(said);
});
