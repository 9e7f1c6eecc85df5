import { expect, test } from 'vitest';
import { fenceLine } from '../testing/fence-example.ts';
import { summaryBlocks } from './summary-blocks.ts';

const typed = (lengthMetres: number, more: Parameters<typeof fenceLine>[0] = {}) =>
  fenceLine({ type: 'Post and wire', lengthMetres, ...more });
const figuresOf = (...of: Parameters<typeof summaryBlocks>) =>
  summaryBlocks(...of).flatMap((block) =>
    block.type === 'figures' ? block.figures.map(({ value, unit }) => `${value} ${unit}`.trim()) : [],
  );
const saidOf = (fences: Parameters<typeof summaryBlocks>[0]) =>
  JSON.stringify(summaryBlocks(fences, { waterways: null, cost: null }));

test('planned fences are left out of those that stand, and named in a sentence with their metres', () => {
  const fences = [typed(1200), typed(340, { isPlanned: true })];
  expect(figuresOf(fences, { waterways: null, cost: null })).toEqual(['1.20 km', '–', '–', '–']);
  expect(saidOf(fences)).toContain('include 1 fence line that is planned and not there yet, 340 m in all.');
});

test('given waterways and a price, their metres and the cost of the gap are shown', () => {
  const lacking = {
    from: [0, 0],
    to: [242, 0],
    lengthMetres: 242,
    lacksLeft: true,
    lacksRight: false,
    tooNear: [],
  } as const;
  const whole = { ...lacking, lengthMetres: 358, lacksLeft: false };
  const waterway = {
    number: 'W1',
    leftFaces: 'north',
    rightFaces: 'south',
    pieces: [lacking, whole],
    lengthMetres: 600,
    unfencedLeftMetres: 242,
    unfencedRightMetres: 0,
    unfencedOneOrBothMetres: 242,
    unfencedBothMetres: 0,
    fenceWithinSetbackMetres: 0,
    bankMetresUnfenced: 242,
  } as const;
  const cost = { costPerMetre: 22, dollars: 5324, meanOf: 1 };
  expect(figuresOf([typed(600)], { waterways: [waterway], cost })).toEqual([
    '0.60 km',
    '600 m',
    '242 m',
    '$5,324',
  ]);
});

test('fourteen fences without a type are counted, and twelve of them named', () => {
  const fences = Array.from({ length: 14 }, (_, at) => fenceLine({ name: `F${at + 1}` }));
  expect(saidOf(fences)).toContain('14 fence lines have no type recorded: F1, F2, ');
  expect(saidOf(fences)).toContain('F12 and 2 more. Nothing is assumed of them.');
});

test('a fence without a name is named as such', () => {
  expect(saidOf([fenceLine({ name: '' })])).toContain('1 fence line has no type recorded: without a name.');
});
