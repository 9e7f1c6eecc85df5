import type { BankPiece } from '@tussock/geometry';
import { expect, test } from 'vitest';
import { nearFences, sumBanks, waterwaysOf, type Waterway } from './waterway-banks.ts';

const piece = (lengthMetres: number, said: Partial<BankPiece> = {}): BankPiece => ({
  from: [0, 0],
  to: [lengthMetres, 0],
  lengthMetres,
  lacksLeft: false,
  lacksRight: false,
  tooNear: [],
  ...said,
});

test('each metre that lacks a fence on one bank counts once, on both banks twice', () => {
  const pieces = [
    piece(10),
    piece(20, { lacksLeft: true }),
    piece(40, { lacksRight: true, tooNear: ['a'] }),
    piece(80, { lacksLeft: true, lacksRight: true }),
  ];
  expect(sumBanks(pieces)).toEqual({
    lengthMetres: 150,
    unfencedLeftMetres: 100,
    unfencedRightMetres: 120,
    unfencedOneOrBothMetres: 140,
    unfencedBothMetres: 80,
    fenceWithinSetbackMetres: 40,
    bankMetresUnfenced: 220,
  });
});

test('a fence that stands too near has the metres of each piece that it is near to, on all waterways', () => {
  const waterway = (...pieces: readonly BankPiece[]): Waterway => ({
    number: 'W1',
    leftFaces: 'north',
    rightFaces: 'south',
    pieces,
    ...sumBanks(pieces),
  });
  const near = nearFences([
    waterway(piece(10, { tooNear: ['a'] }), piece(5)),
    waterway(piece(7, { tooNear: ['a', 'b'] })),
  ]);
  expect([...near]).toEqual([
    ['a', 17],
    ['b', 7],
  ]);
});

const waterways = (...streams: readonly (readonly (readonly [number, number])[])[]) =>
  waterwaysOf({
    streams,
    fences: [],
    boundary: [
      {
        type: 'Polygon',
        coordinates: [
          [
            [-1000, -1000],
            [1000, -1000],
            [1000, 1000],
            [-1000, 1000],
            [-1000, -1000],
          ],
        ],
      },
    ],
    // Coordinates are metres of a plane here.
    place: ([x, y]) => [x, y],
    searchDistanceMetres: 10,
    setbackMetres: 3,
  });

test('without fences both banks of the whole stream lack one; the longest stream is number one', () => {
  const found = waterways(
    [
      [0, 0],
      [100, 0],
    ],
    [
      [0, 500],
      [0, 800],
    ],
  );
  expect(found.map(({ number, bankMetresUnfenced }) => [number, Math.round(bankMetresUnfenced)])).toEqual([
    ['W1', 600],
    ['W2', 200],
  ]);
});

test.each([
  ['east', [100, 0], 'north', 'south'],
  ['north', [0, 100], 'west', 'east'],
  ['south-west', [-100, -100], 'south-east', 'north-west'],
] as const)(
  'a stream that runs to the %s has its banks across its way',
  (_way, to, leftFaces, rightFaces) => {
    expect(waterways([[0, 0], to])[0]).toMatchObject({ leftFaces, rightFaces });
  },
);

test('streams cut at the edge of a tile, less than four metres apart, are one; further apart they are two', () => {
  const from = (x: number) =>
    waterways(
      [
        [0, 0],
        [100, 0],
      ],
      [
        [x, 0],
        [200, 0],
      ],
    ).length;
  expect([from(103), from(105)]).toEqual([1, 2]);
});

test('what is shorter than a metre is no waterway', () => {
  expect(
    waterways([
      [0, 0],
      [0.9, 0],
    ]),
  ).toEqual([]);
});
