import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kinds } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapStore } from '../../plan-session/map-store.ts';
import { MoreOfMap } from './more-of-map.tsx';
import { drawRoute } from './route.ts';
import type { DrawingBoard } from './drawing/use-drawing-board.ts';

const start = vi.fn();
const goTo = vi.fn();
const onDone = vi.fn();
const showKeys = vi.fn();
// What of the board the sheet asks for.
const board = {
  planId: 'farm',
  map: { current: { goTo } },
  measure: { start },
  shortcuts: { show: showKeys },
  layers: {
    counts: new Map([[kinds.paddock.id, 3]]),
    visible: [kinds.paddock.id],
    ground: [],
    soilAnalyte: null,
  },
  content: { settings: { isDemonstration: false } },
} as unknown as DrawingBoard;

beforeEach(() => {
  vi.clearAllMocks();
  const { path } = drawRoute.at({ planId: 'farm' });
  mapStore.setState({ urlToCameraPosition: { [path]: { center: [176.43015, -38.1563], zoom: 15 } } });
});
afterEach(() => void vi.unstubAllGlobals());
/** The sheet on a device whose pointer is a finger, or on a desk that is much enlarged. */
const open = (pointer: 'coarse' | 'fine' = 'coarse') => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse') && pointer === 'coarse',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  render(<MoreOfMap board={board} onDone={onDone} />);
};

test.each([
  ['Measure a distance', 'line'],
  ['Measure an area', 'polygon'],
])('on a phone “%s” closes the sheet and begins on the map', async (name, shape) => {
  open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(start).toHaveBeenCalledWith(shape);
  expect(onDone).toHaveBeenCalled();
});

test('on a phone the legend is listed without another press', async () => {
  open();
  const legend = within(screen.getByRole('region', { name: 'Legend' }));
  expect(await legend.findByText('Paddocks')).toBeTruthy();
});

test('on a phone the place of the cross can be read, and another gone to', async () => {
  open();
  expect(screen.getByRole('textbox', { name: 'Easting and northing' })).toHaveProperty(
    'value',
    'E 1,900,561 N 5,771,281 (NZTM2000)',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Go to coordinates/ }), '5771281 1900561{Enter}');
  expect(goTo).toHaveBeenCalled();
});

test('on a desk that is much enlarged the list of keys is a press away', async () => {
  open('fine');
  await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
  expect(showKeys).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalled();
});

test('where there is a finger and no keyboard nothing is said of keys', () => {
  open('coarse');
  expect(screen.queryByRole('button', { name: 'Keys' })).toBeNull();
});
