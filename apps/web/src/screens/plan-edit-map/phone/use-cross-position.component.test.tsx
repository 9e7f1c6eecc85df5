import { renderHook } from '@testing-library/react';
import { kindById, kinds, REMOVED_LAYER } from '@tussock/domain';
import { beforeEach, expect, test } from 'vitest';
import { mapStore } from '../../../plan-session/map-store.ts';
import { startingMapState } from '../../../plan-session/map-state.ts';
import { squareTitleAt } from '../../../plan-session/testing/title-example.ts';
import { drawRoute } from '../route.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { useCrossPosition } from './use-cross-position.ts';

const paddock = (id: string, attributes: Readonly<Record<string, unknown>>) => ({
  id,
  kind: kindById(kinds.paddock.id),
  geometry: squareTitleAt(172),
  attributes,
});
const MIDDLE = [172.5, -42.5] as const;
// What is asked of the board.
const board = {
  planId: 'farm',
  content: {
    features: [
      { _id: 'now', areaM2: 900 },
      { _id: 'once', areaM2: 100 },
    ],
  },
  ground: {
    things: [
      paddock('now', { name: 'Home', status: 'existing' }),
      paddock('once', { name: 'Old pen', status: 'removed' }),
    ],
    boundary: [],
  },
} as unknown as DrawingBoard;

const insideAtCross = (filters: readonly string[]): string | undefined => {
  const { path } = drawRoute.at({ planId: 'farm' });
  mapStore.setState({
    filters,
    urlToCameraPosition: { [path]: { center: MIDDLE, zoom: 15 } },
  });
  return renderHook(() => useCrossPosition(board, 'cross')).result.current.where?.inside?.name;
};

beforeEach(() => () => mapStore.setState(startingMapState));

test('the cross is in what stands there, not in what was removed', () => {
  expect(insideAtCross([])).toBe('Home');
});

test('what was removed is named while it is shown', () => {
  expect(insideAtCross([REMOVED_LAYER.id])).toBe('Old pen');
});
