import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fencedBanks, type BankPiece, type BankQuestion } from './fenced-banks.ts';

const [EAST, NORTH] = [1_570_000, 5_180_000];
const at = (x: number, y: number) => [EAST + x, NORTH + y] as const;
const sums = (pieces: readonly BankPiece[]) => {
  const sum = (isMeant: (piece: BankPiece) => boolean) =>
    pieces.filter(isMeant).reduce((metres, { lengthMetres }) => metres + lengthMetres, 0);
  return {
    all: sum(() => true),
    left: sum(({ lacksLeft }) => lacksLeft),
    right: sum(({ lacksRight }) => lacksRight),
    either: sum(({ lacksLeft, lacksRight }) => lacksLeft || lacksRight),
    both: sum(({ lacksLeft, lacksRight }) => lacksLeft && lacksRight),
    tooNear: sum(({ tooNear }) => tooNear.length > 0),
  };
};
const stream = [at(0, 0), at(600, 0)];
const ask = (question: Partial<BankQuestion>) =>
  sums(
    fencedBanks({
      waterway: stream,
      fences: [],
      boundary: [],
      searchDistanceMetres: 10,
      setbackMetres: 3,
      ...question,
    }),
  );
const fence = (...line: readonly (readonly [number, number])[]) => ({
  id: 'fence',
  line: line.map(([x, y]) => at(x, y)),
});
const rounded = (one: ReturnType<typeof sums>) =>
  Object.fromEntries(Object.entries(one).map(([key, metres]) => [key, Math.round(metres * 1000) / 1000]));

test('the worked example: a left bank fenced at 6 m for 350 m, a right bank fenced whole at 2 m', () => {
  const fences = [fence([0, 6], [350, 6]), fence([0, -2], [600, -2])];
  expect(rounded(ask({ fences }))).toEqual({
    all: 600,
    left: 242,
    right: 0,
    either: 242,
    both: 0,
    tooNear: 600,
  });
});

test('a fence is not that of the waterway beyond the search distance', () => {
  expect(ask({ fences: [fence([0, 11], [600, 11])] }).left).toBe(600);
  expect(ask({ fences: [fence([0, 11], [600, 11])], searchDistanceMetres: 12 }).left).toBe(0);
});

test('a fence that crosses is one of both banks, as far as its ends reach', () => {
  const crossing = ask({ fences: [fence([300, -50], [300, 50])] });
  expect(rounded(crossing)).toMatchObject({ left: 580, right: 580, both: 580 });
});

test('behind a bend a fence stays on its own side of the water', () => {
  const waterway = [at(0, 0), at(100, 0), at(100, 100)];
  const outside = ask({ waterway, fences: [fence([-20, -5], [105, -5], [105, 120])] });
  expect(rounded(outside)).toMatchObject({ left: 200, right: 0 });
  const inside = ask({ waterway, fences: [fence([-20, 5], [95, 5], [95, 120])] });
  expect(rounded(inside)).toMatchObject({ left: 0, right: 200 });
});

test('a fence around the head of a stream is on either side where it stands', () => {
  const around = ask({ fences: [fence([600, 5], [-5, 5], [-5, -5], [300, -5])] });
  expect(rounded(around)).toMatchObject({ left: 0, right: Math.round((300 - Math.sqrt(75)) * 1000) / 1000 });
});

test('only what lies within the boundary counts', () => {
  const boundary = [[at(100, -200), at(400, -200), at(400, 200), at(100, 200), at(100, -200)]];
  const cut = ask({ boundary });
  // The boundary crosses the stream: as near to it as a fence is sought both banks are still the farm's where they are inside.
  expect(Math.round(cut.all)).toBe(300);
  expect(Math.round(cut.both)).toBe(300);
});

test('where the waterway is the boundary only the bank on the side of the farm counts', () => {
  const boundary = [[at(-50, 0), at(650, 0), at(650, 300), at(-50, 300), at(-50, 0)]];
  expect(rounded(ask({ boundary }))).toMatchObject({ all: 600, left: 600, right: 0, both: 0 });
  const beside = [[at(-50, 4), at(650, 4), at(650, 300), at(-50, 300), at(-50, 4)]];
  expect(rounded(ask({ boundary: beside }))).toMatchObject({ all: 600, left: 600, right: 0 });
});

test('pieces make up the whole, drawn either way round, and what one bank lacks the other does not change', () => {
  const place = fc.tuple(fc.integer({ min: -100, max: 700 }), fc.integer({ min: -60, max: 60 }));
  fc.assert(
    fc.property(fc.array(fc.array(place, { minLength: 2, maxLength: 4 }), { maxLength: 4 }), (lines) => {
      const fences = lines.map((line) => fence(...line));
      const forth = ask({ fences });
      const back = ask({ fences, waterway: stream.toReversed() });
      expect(forth.all).toBeCloseTo(600, 6);
      expect(forth.left).toBeCloseTo(back.right, 6);
      expect(forth.right).toBeCloseTo(back.left, 6);
      expect(forth.either + forth.both).toBeCloseTo(forth.left + forth.right, 6);
    }),
  );
});

test('a line that stands still, and a fence of one place, are nothing', () => {
  expect(ask({ waterway: [at(0, 0), at(0, 0)] }).all).toBe(0);
  expect(ask({ fences: [fence([10, 1], [10, 1])] }).left).toBe(600);
});
