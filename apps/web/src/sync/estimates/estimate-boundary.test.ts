import { expect, test } from 'vitest';
import { estimateBoundary } from './estimate-boundary.ts';

const ring = [
  [172.5, -43.11],
  [172.51, -43.11],
  [172.51, -43.1],
  [172.5, -43.11],
];
const outline = { type: 'Polygon', coordinates: [ring] };

test('an outline that waits for a line is the boundary already; what titles make is left as it stood', () => {
  const stood = { features: ['a title'], boundaryFeatures: ['a block'], areaHectares: 12 };
  expect(estimateBoundary({ outline }, stood)).toMatchObject({
    features: [],
    boundaryFeatures: [{ geometry: outline }],
    areaHectares: 45.21,
  });
  expect(estimateBoundary({ titles: ['1'], outline }, stood)).toBe(stood);
});
