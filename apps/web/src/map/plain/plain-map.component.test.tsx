import { kindById, kinds, mapWords } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapFeature } from '../layers/map-feature.ts';
import type { DrawnShape } from '../draw/drawn-shape.ts';
import type { Camera } from '../camera.ts';
import type { Drawing, PlanMapHandle } from '../plan-map-props.ts';
import { emptyMap } from '../testing/empty-map.ts';
import { layPicture } from '../testing/lay-picture.ts';
import { DrawingLeft } from '../draw/drawing-left.ts';
import { plainDrawing } from './fetch-plain-drawing.ts';
import { PlainMap } from './plain-map.tsx';
import { plainView } from './plain-view.ts';

beforeEach(() => {
  layPicture();
  // No browser takes the pointer here.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const home: MapFeature = {
  id: 'home',
  kind: kindById(kinds.paddock.id),
  name: 'Home',
  look: {},
  isRemoved: false,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [172, -43],
        [172.01, -43],
        [172.01, -42.99],
        [172, -42.99],
        [172, -43],
      ],
    ],
  },
};

const BOUNDS = [172, -43, 172.01, -42.99] as const;
const padding = { top: 48, right: 48, bottom: 48, left: 48 };
const canvas = (): HTMLElement => screen.getByRole('application', { name: 'Map of the farm' });
/** How many things are drawn on it. */
const count = (): string | undefined =>
  canvas().closest<HTMLElement>('[data-plain-features]')?.dataset['plainFeatures'];
type Finger = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';
/** Pointer events are not here: a mouse’s, with the number of its finger. */
const point = (type: Finger, clientX: number, clientY: number): void =>
  void fireEvent(
    canvas(),
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }), { pointerId: 1 }),
  );
const press = (x: number, y: number): void => {
  point('pointerdown', x, y);
  point('pointerup', x, y);
};

/** Three corners of an area. */
function pressCorners(): void {
  press(100, 100);
  press(300, 100);
  press(300, 300);
}

function open(props: Partial<ComponentProps<typeof PlainMap>> = {}) {
  const heard = {
    onFeatureClick: vi.fn<(id: string) => void>(),
    onGroundClick: vi.fn(),
    onMoved: vi.fn<(camera: Camera) => void>(),
    onDraw: vi.fn<(drawn: DrawnShape) => void>(),
  };
  const left = new DrawingLeft();
  const ref = createRef<PlanMapHandle>();
  const all = {
    ...emptyMap,
    ...heard,
    ref,
    left,
    standsFor: null,
    features: [home],
    visibleLayers: [kinds.paddock.id],
    bounds: BOUNDS,
    ...props,
  };
  const { rerender, unmount } = render(<PlainMap {...all} />);
  return {
    ...heard,
    left,
    ref,
    unmount,
    show: (more: typeof props) => rerender(<PlainMap {...all} {...more} />),
  };
}

// The first of them all: what draws has not come yet.
test('what is pressed while what draws is on its way is drawn once that is here', async () => {
  const { onDraw } = open({ drawing: { key: 'early', shape: 'polygon' }, visibleLayers: [] });
  pressCorners();
  expect(onDraw).not.toHaveBeenCalled();
  await act(() => plainDrawing.load());
  expect(onDraw.mock.lastCall?.[0]).toMatchObject({ isFinished: false, canFinish: true });
  expect(onDraw.mock.lastCall?.[0].set).toHaveLength(3);
});

test('what stands where somebody presses is chosen, and beside it the ground', () => {
  const { onFeatureClick, onGroundClick } = open();
  press(200, 200);
  expect(onFeatureClick.mock.calls.map(([id]) => id)).toEqual(['home']);
  press(5, 5);
  expect(onGroundClick).toHaveBeenCalledTimes(1);
});

test('the ground is dragged, and what is pressed then is what has come there', () => {
  const { onFeatureClick, onGroundClick, onMoved } = open();
  point('pointerdown', 200, 200);
  point('pointermove', 600, 200);
  point('pointerup', 600, 200);
  expect([onFeatureClick.mock.calls.length, onMoved.mock.calls.length]).toEqual([0, 1]);
  press(200, 200);
  expect([onFeatureClick.mock.calls.length, onGroundClick.mock.calls.length]).toEqual([0, 1]);
});

test('by keyboard it moves and comes nearer, and by a button the whole farm is back', async () => {
  const { onMoved, onFeatureClick } = open();
  canvas().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}+');
  expect(onMoved).toHaveBeenCalledTimes(5);
  press(200, 200);
  expect(onFeatureClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole farm' }));
  press(200, 200);
  expect(onFeatureClick).toHaveBeenCalledTimes(1);
});

const newArea: Drawing = { key: 'new', shape: 'polygon' };
/** Draws as soon as what draws has come. */
async function draw(wish: Drawing) {
  await plainDrawing.load();
  return open({ drawing: wish, visibleLayers: [] });
}

test('an area is drawn corner by corner and closed at its first, as the engine’s map draws it', async () => {
  const { onDraw, onFeatureClick } = await draw(newArea);
  pressCorners();
  expect(onDraw.mock.lastCall?.[0]).toMatchObject({ isFinished: false, canFinish: true, canUndo: true });
  expect(onDraw.mock.lastCall?.[0].set).toHaveLength(3);
  press(104, 98);
  const drawn = onDraw.mock.lastCall?.[0];
  expect(drawn).toMatchObject({ isFinished: true, isGrowing: false });
  expect(drawn?.geometry?.coordinates[0]).toHaveLength(4);
  expect(onFeatureClick).not.toHaveBeenCalled();
});

test('corners go back and come again, at the cross and by the buttons as well', async () => {
  const { onDraw, ref } = await draw(newArea);
  press(100, 100);
  act(() => ref.current?.addCornerAtCentre());
  const set = (): number | undefined => onDraw.mock.lastCall?.[0].set.length;
  expect(set()).toBe(2);
  act(() => ref.current?.undo());
  expect(set()).toBe(1);
  act(() => ref.current?.redo());
  expect(set()).toBe(2);
});

test('a corner near to one of the farm’s is that one, bit for bit', async () => {
  await plainDrawing.load();
  const { onDraw } = open({ drawing: newArea });
  // The farm stands 48 pixels from the edges, a little more across: its north-western corner.
  const [x, y] = plainView({ width: 400, height: 400 }, { bounds: BOUNDS, padding }).toPixel([172, -42.99]);
  press(x + 6, y + 6);
  expect(onDraw.mock.lastCall?.[0].set).toEqual([[172, -42.99]]);
});

test('a drawing that its picture leaves is where the map in its place goes on', async () => {
  const { unmount, left } = await draw(newArea);
  press(100, 100);
  press(300, 100);
  unmount();
  expect(left.of('new')?.set).toHaveLength(2);
});

test('a shape that stands is changed by dragging its corners, and another finger lets them go', async () => {
  await plainDrawing.load();
  const { onDraw } = open({
    drawing: { key: 'edit', shape: 'polygon', geometry: home.geometry, featureId: 'home', isEdit: true },
  });
  const [x, y] = plainView({ width: 400, height: 400 }, { bounds: BOUNDS, padding }).toPixel([172, -42.99]);
  const drag = (end: 'pointerup' | 'pointercancel'): void => {
    point('pointerdown', x, y);
    point('pointermove', x + 60, y + 60);
    point(end, x + 60, y + 60);
  };
  // It is in hand, and not on the ground as well.
  expect(count()).toBe('0');
  drag('pointercancel');
  expect(onDraw.mock.lastCall?.[0].geometry).toEqual(home.geometry);
  drag('pointerup');
  expect(onDraw.mock.lastCall?.[0].geometry).not.toEqual(home.geometry);
  expect(onDraw.mock.lastCall?.[0]).toMatchObject({ isFinished: true, canUndo: true });
});

test('a whole edge is dragged, and a corner is taken out by the other button', async () => {
  await plainDrawing.load();
  const { onDraw } = open({
    drawing: { key: 'edit', shape: 'polygon', geometry: home.geometry, featureId: 'home', isEdit: true },
  });
  const { toPixel } = plainView({ width: 400, height: 400 }, { bounds: BOUNDS, padding });
  const [x, y] = toPixel([172.0075, -42.99]);
  point('pointerdown', x, y);
  point('pointermove', x, y - 40);
  point('pointerup', x, y - 40);
  const corners = (): readonly Position[] => {
    const geometry = onDraw.mock.lastCall?.[0].geometry;
    return geometry?.type === 'Polygon' ? (geometry.coordinates[0]?.slice(0, -1) ?? []) : [];
  };
  const northern = corners().filter(([, latitude]) => latitude > -42.99);
  expect([corners().length, northern.length]).toEqual([4, 2]);
  const [cornerX, cornerY] = toPixel([172, -43]);
  // A finger that rests there is about to drag it.
  point('pointerdown', cornerX, cornerY);
  fireEvent.contextMenu(canvas(), { clientX: cornerX, clientY: cornerY });
  point('pointerup', cornerX, cornerY);
  expect(corners()).toHaveLength(4);
  fireEvent.contextMenu(canvas(), { clientX: cornerX, clientY: cornerY });
  expect(corners()).toHaveLength(3);
});

test('a farm that is on its way is seen as it is sketched: nothing of it is chosen, and no corner is put on it', async () => {
  await plainDrawing.load();
  const rough = { features: [home], boundary: [] };
  const { onFeatureClick, onDraw, show } = open({ features: [], isLoading: true, sketch: rough });
  expect(count()).toBe('1');
  press(200, 200);
  show({ features: [], isLoading: true, sketch: rough, drawing: newArea });
  const [x, y] = plainView({ width: 400, height: 400 }, { bounds: BOUNDS, padding }).toPixel([172, -42.99]);
  press(x + 6, y + 6);
  expect([onFeatureClick.mock.calls.length, onDraw.mock.lastCall?.[0].set.length]).toEqual([0, 1]);
  expect(onDraw.mock.lastCall?.[0].set).not.toEqual([[172, -42.99]]);
  show({ features: [], isLoading: false, sketch: rough });
  expect(count()).toBe('0');
});

test.each([
  { way: 'rectangle', said: mapWords.waysOfEngine },
  { way: 'corners', said: null },
] as const)('what cannot be drawn on it says so: $way', ({ way, said }) => {
  open({ drawing: { ...newArea, way }, standsFor: 'onItsWay' });
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(said);
});

test('it says why it stands there while nothing is drawn', () => {
  const { show } = open({ standsFor: 'onItsWay' });
  expect(screen.getByRole('status').textContent).toBe(mapWords.onItsWay);
  show({ standsFor: null });
  expect(screen.queryByRole('status')).toBeNull();
});
