import { expect, test } from 'vitest';
import { groundLookOf, groundLooks, withGroundLook } from './ground-layers.ts';

test.each(groundLooks)('$label shows its layers and is known by them', ({ id, layers }) => {
  expect(withGroundLook(['relief', 'contours'], id)).toEqual(layers);
  expect(groundLookOf(layers)).toBe(id);
});

test('soil that is shown stays with whatever lies under it', () => {
  expect(withGroundLook(['relief', 'soilDepth'], 'photo')).toEqual(['imagery', 'soilDepth']);
});

test('contours alone are relief, and a photograph is one whatever lies on it', () => {
  expect(groundLookOf(['contours'])).toBe('relief');
  expect(groundLookOf(['imagery', 'contours'])).toBe('photo');
});
