import { expect, test } from 'vitest';
import { drawingKeys, drawingTools } from './tools.ts';

test('there are six tools, each with a letter of its own', () => {
  expect(drawingTools.map(({ letter }) => letter)).toEqual(['V', 'A', 'L', 'P', 'C', 'M']);
});

test('no key of a tool or of an operation stands for two things', () => {
  const keys = drawingKeys.map(([key]) => key);
  expect(keys).toEqual([...new Set(keys)]);
});
