import {
  positionsOf,
  type Geometry,
  type Parcel,
  type PolygonGeometry,
  type Position,
} from '@tussock/geometry';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { Palette } from '../engine/palette.ts';
import type { DrawingState } from './drawing-history.ts';
import { DrawingSession } from './drawing-session.ts';
import type { SnapGround } from './snap-finder.ts';
import type { DrawingWish, DrawnShape } from './drawn-shape.ts';

type Heard = { readonly lng: number; readonly lat: number };
/** A click of the pointer, and where a corner goes that is dragged, as the library that was begun last has it. */
const pen = vi.hoisted(() => ({
  click: (_at: Position): void => undefined,
  drag: (_at: Position, _nth: number): Position | null => null,
  stop: vi.fn(),
}));
// The library draws on a canvas, which is not here: what is put into it stays in it.
vi.mock('./drawing-library.ts', () => ({
  DrawingLibrary: class {
    geometry: Geometry | null = null;
    isOn = true;
    snaps = true;
    undone: readonly Position[] = [];
    constructor({
      hear,
      snap,
    }: {
      readonly hear: (event: Heard, what: 'click') => Heard | null;
      readonly snap: typeof pen.drag;
    }) {
      pen.drag = snap;
      pen.click = ([lng, lat]) => {
        const heard = hear({ lng, lat }, 'click');
        if (heard) this.ink([heard.lng, heard.lat]);
      };
    }
    get set(): readonly Position[] {
      return this.geometry?.type === 'LineString' ? this.geometry.coordinates : [];
    }
    get setCount(): number {
      return this.set.length;
    }
    get canUndo(): boolean {
      return this.setCount > 0;
    }
    // As the library does, which begins anew once nothing is left.
    get canRedo(): boolean {
      return this.setCount > 0 && this.undone.length > 0;
    }
    undo(): void {
      this.undone = [...this.set.slice(-1), ...this.undone];
      this.hold(this.set.slice(0, -1));
    }
    redo(): void {
      this.hold([...this.set, ...this.undone.slice(0, 1)]);
      this.undone = this.undone.slice(1);
    }
    hold(coordinates: readonly Position[]): void {
      this.geometry = coordinates.length > 0 ? { type: 'LineString', coordinates } : null;
    }
    beginNew(): void {
      this.geometry = null;
    }
    checkOut(geometry: Geometry): void {
      this.geometry = geometry;
    }
    ink(at: Position): void {
      this.undone = [];
      this.hold([...this.set, at]);
    }
    stop(): void {
      this.isOn = false;
      pen.stop();
    }
  },
  isSameGeometry: (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other),
}));
vi.mock('./edge-drag.ts', () => ({ dragEdges: () => () => undefined }));
type Click = (event: { readonly point: { readonly x: number; readonly y: number } }) => void;
// Corners alone attract, within a fifth of a degree.
vi.mock('./snap-finder.ts', () => ({
  findSnap: (_map: unknown, { findShape }: SnapGround, [x, y]: Position) =>
    ['east', 'south']
      .flatMap((id) => findShape(id) ?? [])
      .flatMap(positionsOf)
      .find((corner) => Math.hypot(corner[0] - x, corner[1] - y) < 0.2) ?? null,
  groundNear: () => [],
}));

const square = (west: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + 1, -43],
      [west + 1, -42],
      [west, -42],
      [west, -43],
    ],
  ],
});
const line: Geometry = {
  type: 'LineString',
  coordinates: [
    [172, -43],
    [173, -43],
    [174, -43],
  ],
};
const [a, b, c, d]: readonly [Position, Position, Position, Position] = [
  [172, -43],
  [173, -43],
  [173, -42],
  [172, -42],
];

/** A drawing on a map of which only the middle is asked for. */
function draw(wish: DrawingWish, resume?: DrawingState) {
  let centre = { lng: 0, lat: 0 };
  const map = {
    style: {} as object | undefined,
    getCenter: () => centre,
    // A hundred pixels to a degree.
    project: ([x, y]: readonly [number, number]) => ({ x: x * 100, y: y * 100 }),
    on: (type: string, hear: Click) => {
      heard[type] = hear;
      return { unsubscribe: () => void delete heard[type] };
    },
  };
  const heard: Record<string, Click> = {};
  const told: DrawnShape[] = [];
  const session = new DrawingSession({
    // Nothing is painted.
    map: map as unknown as MapLibreMap,
    palette: {} as Palette,
    wish,
    findShape: (id) => wish.neighbours?.find((parcel) => parcel.id === id)?.geometry,
    onChange: (drawn) => told.push(drawn),
    resume,
  });
  const last = (): DrawnShape | undefined => told.at(-1);
  return {
    session,
    map,
    heard,
    last,
    setAtCross: (...places: readonly Position[]): void => {
      for (const [lng, lat] of places) {
        centre = { lng, lat };
        session.addCornerAtCentre();
      }
    },
    click: (...places: readonly Position[]): void => {
      for (const at of places) pen.click(at);
      // The library tells of each by itself.
      session.trace(false);
    },
    tap: (x: number, y: number): void => {
      for (const type of ['mousedown', 'click']) heard[type]?.({ point: { x: x * 100, y: y * 100 } });
    },
    outline: (): unknown => {
      const geometry = last()?.geometry;
      return geometry?.type === 'Polygon' ? geometry.coordinates[0] : geometry?.coordinates;
    },
    steps: (): unknown => [last()?.canUndo, last()?.canRedo],
  };
}

test('a corner that is set at the cross goes into the nearest edge of an area that stands, and is taken out again', () => {
  const { session, setAtCross, outline, last } = draw({
    shape: 'polygon',
    geometry: square(172),
    isEdit: true,
  });
  setAtCross([172.5, -43.1]);
  expect(outline()).toEqual([a, [172.5, -43.1], b, c, d, a]);
  expect(last()?.isGrowing).toBe(false);
  session.takeCornerOut();
  expect(outline()).toEqual([a, b, c, d, a]);
});

test('corners set one by one are told of, and a drawing goes on from those that were set before', () => {
  const before = draw({ shape: 'polygon' });
  before.setAtCross(a, b);
  expect(before.last()?.set).toEqual([a, b]);
  const { last } = draw({ shape: 'polygon', begunWith: [a, b] });
  expect(last()).toMatchObject({ set: [a, b], isFinished: false });
  before.setAtCross(c);
  expect(before.last()).toMatchObject({ set: [], isFinished: true });
});

test('a corner that is tapped, with a finger’s width to spare, is meant: it is taken out, and what is typed moves it', () => {
  const { session, tap, outline, last } = draw({ shape: 'polygon', geometry: square(172), isEdit: true });
  tap(172.5, -42.5);
  expect(last()?.touched ?? null).toBeNull();
  tap(173.1, -42.1);
  expect(last()?.touched).toEqual(c);
  session.setEdgeEnd([173.5, -42]);
  expect(outline()).toEqual([a, b, [173.5, -42], d, a]);
  tap(172.1, -43);
  session.takeCornerOut();
  expect(outline()).toEqual([b, [173.5, -42], d, b]);
  expect(last()?.touched).toBeNull();
  session.undo();
  expect(outline()).toEqual([a, b, [173.5, -42], d, a]);
});

test('a corner at the cross near none of the shared borders leaves the neighbours as they are, one in a shared border goes into both', () => {
  const neighbours: readonly Parcel[] = [{ id: 'east', geometry: square(173) }];
  const { setAtCross, last } = draw({ shape: 'polygon', geometry: square(172), neighbours, isEdit: true });
  setAtCross([171.9, -42.5]);
  expect(last()?.moved).toEqual([]);
  setAtCross([173.1, -42.5]);
  expect(last()?.moved.map(({ geometry }) => geometry.coordinates[0])).toEqual([
    [b, [174, -43], [174, -42], c, [173.1, -42.5], b],
  ]);
});

test('those beside it that had moved before the drawing went back to a shape are still told of as moved', () => {
  const neighbours: readonly Parcel[] = [{ id: 'east', geometry: square(173) }];
  const moved: readonly Parcel[] = [{ id: 'east', geometry: square(173.5) }];
  const { last } = draw({ shape: 'polygon', geometry: square(172), neighbours, moved, isEdit: true });
  expect(last()?.moved).toEqual(moved);
});

test.each([
  { where: 'the nearest edge', at: [172.5, -43.1], place: 1 },
  { where: 'the nearer end, its last', at: [174.5, -43.1], place: 3 },
  { where: 'the nearer end, its first', at: [171.5, -43.1], place: 0 },
] as const)('a corner at the cross goes to $where of a line that stands', ({ at, place }) => {
  const { setAtCross, outline } = draw({ shape: 'line', geometry: line, isEdit: true });
  setAtCross(at);
  expect(outline()).toEqual((line.coordinates as Position[]).toSpliced(place, 0, at));
});

test('where a corner is already none is put beside it', () => {
  const { setAtCross, last } = draw({ shape: 'polygon', geometry: square(172), isEdit: true });
  setAtCross(c);
  expect(last()?.canUndo).toBe(false);
});

test('corners that are set at the cross go back one by one, and come again one by one', () => {
  const { session, setAtCross, outline, last, steps } = draw({ shape: 'polygon' });
  setAtCross(a, b);
  session.undo();
  expect([steps(), last()?.edge?.from]).toEqual([[true, true], a]);
  session.redo();
  expect([steps(), last()?.edge?.from]).toEqual([[true, false], b]);
  setAtCross(c);
  expect(outline()).toEqual([a, b, c, a]);
  session.undo();
  session.undo();
  session.redo();
  expect([outline(), last()?.isFinished, last()?.edge?.from]).toEqual([undefined, false, b]);
  session.redo();
  expect([outline(), steps()]).toEqual([
    [a, b, c, a],
    [true, false],
  ]);
});

test('corners that were set at the cross stay where the next is clicked, and go back one by one, none of them twice', () => {
  const { session, setAtCross, click, last, steps } = draw({ shape: 'polygon' });
  setAtCross(a, b);
  click(c);
  expect([last()?.set, last()?.edge?.from]).toEqual([[a, b, c], c]);
  setAtCross(d);
  expect(last()?.set).toEqual([a, b, c, d]);
  const undo = (): unknown => {
    session.undo();
    session.trace(false);
    return last()?.set;
  };
  expect([undo(), undo(), undo(), undo(), steps()]).toEqual([[a, b, c], [a, b], [a], [], [false, false]]);
  setAtCross(b);
  click(a);
  expect(last()?.set).toEqual([b, a]);
});

test('a corner that was clicked behind those of the cross comes again', () => {
  const { session, setAtCross, click, last, steps } = draw({ shape: 'polygon' });
  setAtCross(a, b);
  click(c);
  session.undo();
  session.undo();
  session.redo();
  session.redo();
  session.trace(false);
  expect([last()?.set, steps()]).toEqual([
    [a, b, c],
    [true, false],
  ]);
});

test('a corner that is dragged is not held by those who share it, and still meets the corners of others', () => {
  const south: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [173.1, -43.1],
        [174, -44],
        [172, -44],
        [173.1, -43.1],
      ],
    ],
  };
  const neighbours: readonly Parcel[] = [
    { id: 'east', geometry: square(173) },
    { id: 'south', geometry: south },
  ];
  draw({ shape: 'polygon', geometry: square(172), neighbours, isEdit: true });
  expect(pen.drag([173, -42.85], 1)).toBeNull();
  expect(pen.drag([173.05, -43.05], 1)).toEqual([173.1, -43.1]);
  expect(pen.drag([172.95, -43], 0)).toEqual(b);
});

test('corners that were clicked are taken as they are once there are enough, and go back one by one', () => {
  const { session, click, outline, last } = draw({ shape: 'line' });
  click(a);
  session.finish();
  expect(last()).toMatchObject({ isFinished: false, canFinish: false });
  click(b, c);
  expect(last()?.canFinish).toBe(true);
  session.finish();
  expect([outline(), last()]).toEqual([
    [a, b, c],
    expect.objectContaining({ isFinished: true, canFinish: false }),
  ]);
  session.undo();
  expect(outline()).toEqual([a, b]);
});

test('what stands already is not finished once more', () => {
  const { session, last } = draw({ shape: 'polygon', geometry: square(172), isEdit: true });
  session.finish();
  expect(last()).toMatchObject({ canFinish: false, canUndo: false });
});

test('a drawing that ends with its map listens no longer, and asks nothing of a map that is gone', () => {
  pen.stop.mockClear();
  const { session, map, heard } = draw({ shape: 'polygon' });
  map.style = undefined;
  session.stop();
  expect([Object.keys(heard), pen.stop.mock.calls.length]).toEqual([[], 0]);
  draw({ shape: 'polygon' }).session.stop();
  expect(pen.stop).toHaveBeenCalledTimes(1);
});

test('a drawing that is begun again goes on from where it was left: with its corners, its steps back and what was dragged', () => {
  const clicked = draw({ shape: 'polygon' });
  clicked.click(a, b);
  const goesOn = draw({ shape: 'polygon' }, clicked.session.stop());
  expect(goesOn.last()).toMatchObject({ set: [a, b], isFinished: false });
  goesOn.session.undo();
  goesOn.session.trace(false);
  expect(goesOn.last()?.set).toEqual([a]);

  const atCross = draw({ shape: 'polygon' });
  atCross.setAtCross(a, b, c);
  const { last, session, outline } = draw({ shape: 'polygon' }, atCross.session.stop());
  expect([outline(), last()?.isFinished, last()?.isGrowing]).toEqual([[a, b, c, a], true, true]);
  session.undo();
  expect([last()?.set, last()?.isFinished]).toEqual([[a, b], false]);
});
