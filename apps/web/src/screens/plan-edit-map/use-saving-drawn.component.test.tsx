import { kindById, kinds, GEOMETRY, type DrawingGround } from '@tussock/domain';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellMap } from '../../plan-session/map-store.ts';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { useDrawing } from './use-drawing.ts';
import { useSavingDrawn } from './use-saving-drawn.tsx';

const fence = kindById(kinds.fenceline.id);
const lineAt = (west: number) => [[west, -43.6], [west + 0.001, -43.6]] as const; // prettier-ignore
const ground: DrawingGround = { things: [], boundary: [], chosen: undefined, mayEdit: true };

beforeEach(() => globalThis.localStorage?.clear());
// What is drawn is told to the whole page, which the tests of other files share.
afterEach(() => tellMap({ type: 'newFeatureSet', feature: null }));

test('a fence that a verb has drawn round several blocks is saved as one fence for each, in one write', async () => {
  const record = openFakeRecord();
  const page = renderHook(() => {
    const drawing = useDrawing('plan', 'somebody:plan');
    return {
      drawing,
      saving: useSavingDrawn(drawing, ground, { overlaps: [], outside: [] }, () => undefined),
    };
  });
  const geometry = { type: 'MultiLineString', coordinates: [lineAt(171.1), lineAt(171.2)] } as const;
  act(() => page.result.current.drawing.drawWith(fence, geometry));
  // It is finished as it is: of several lines no corner is dragged.
  expect(page.result.current.drawing).toMatchObject({ finished: geometry, drawing: null });
  await act(() => page.result.current.saving.create({ name: 'Ring' }, { hasNext: false }));
  expect(record.writes).toHaveLength(1);
  expect(record.writes[0]).toMatchObject({
    label: 'New fence line Ring, and 1 more',
    parts: [
      { op: 'create', set: { name: 'Ring', [GEOMETRY]: { type: 'LineString', coordinates: lineAt(171.1) } } },
      {
        op: 'create',
        set: { name: 'Ring 2', [GEOMETRY]: { type: 'LineString', coordinates: lineAt(171.2) } },
      },
    ],
  });
});
