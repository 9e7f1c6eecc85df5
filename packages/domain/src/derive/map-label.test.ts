import { expect, test } from 'vitest';
import { mapLabel } from './map-label.ts';

test.each([
  ['Woolshed', 'Woolshed'],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567890…'],
  ['Te Awa o Ngā Tōtara Rāwhiti', 'Te Awa o Ngā Tōtara …'],
])('[MAP-7] %s is shown as %s', (name, label) => {
  expect(mapLabel(name)).toBe(label);
});

test('[MAP-7] does not cut a letter from its macron', () => {
  const name = 'a\u0304'.repeat(25).normalize('NFD');
  expect(mapLabel(name)).toBe(`${'a\u0304'.repeat(20)}…`);
});
