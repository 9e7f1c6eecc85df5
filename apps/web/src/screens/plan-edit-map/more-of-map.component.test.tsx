import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kinds } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { mapStore } from '../../plan-session/map-store.ts';
import { MoreOfMap } from './more-of-map.tsx';
import { drawPlace } from './place.ts';
import type { DrawingBoard } from './use-drawing-board.ts';

const start = vi.fn();
const goTo = vi.fn();
const onDone = vi.fn();
// What of the board the sheet asks for.
const board = {
  planId: 'farm',
  map: { current: { goTo } },
  measure: { start },
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
  const { path } = drawPlace.at({ planId: 'farm' });
  mapStore.setState({ urlToCameraPosition: { [path]: { center: [176.43015, -38.1563], zoom: 15 } } });
  render(<MoreOfMap board={board} onDone={onDone} />);
});

test.each([
  ['Measure a distance', 'line'],
  ['Measure an area', 'polygon'],
])('on a phone “%s” closes the sheet and begins on the map', async (name, shape) => {
  await userEvent.click(screen.getByRole('button', { name }));
  expect(start).toHaveBeenCalledWith(shape);
  expect(onDone).toHaveBeenCalled();
});

test('on a phone the legend is listed without another press', () => {
  expect(screen.getByRole('region', { name: 'Legend' }).textContent).toContain('Paddocks');
});

test('on a phone the place of the cross can be read, and another gone to', async () => {
  expect(screen.getByRole('textbox', { name: 'Easting and northing' })).toHaveProperty(
    'value',
    'E 1,900,561 N 5,771,281 (NZTM2000)',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Go to coordinates/ }), '5771281 1900561{Enter}');
  expect(goTo).toHaveBeenCalled();
});
