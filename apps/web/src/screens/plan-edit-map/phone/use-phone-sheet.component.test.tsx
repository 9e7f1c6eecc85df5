import { drawingOperations } from '@tussock/domain';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { usePhoneSheet } from './use-phone-sheet.ts';

const asking = (id: string | null): DrawingBoard =>
  ({
    drawing: { work: null, finished: null },
    operations: { asking: drawingOperations.find((verb) => verb.id === id) ?? null, cutParts: [] },
    tools: { asksKind: false },
    measure: { shape: null },
    active: undefined,
  }) as unknown as DrawingBoard; // no more of it is looked at here

test.each([
  ['nothing', null, 'low'],
  ['a click on the map', 'merge', 'low'],
  ['a distance, whose box is in the sheet', 'fenceInside', 'half'],
])('while %s is asked for the sheet stands so that it can be given', (_what, id, stop) => {
  const { result } = renderHook(() => usePhoneSheet(asking(id), 'here'));
  expect(result.current.stop).toBe(stop);
});
