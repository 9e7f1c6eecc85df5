import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlanMapHandle } from '../../../map/index.ts';
import { tellMap } from '../../../plan-session/map-store.ts';
import { emptySelection } from '../../../plan-session/title-selection.ts';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { DrawingTools } from '../../../screens/plan-edit-map/panels/drawing-tools.tsx';
import { MeasureTools } from '../../../screens/plan-edit-map/measuring/measure-tools.tsx';
import { useChoiceKeys } from '../../../screens/plan-edit-map/boundary/use-choice-keys.ts';
import { useMeasure } from '../../../screens/plan-edit-map/measuring/use-measure.ts';
import { hearToasts } from '../../../session/testing/hear-toasts.ts';
import { useUndoKeys } from './use-undo-keys.ts';

function Page() {
  useUndoKeys(true);
  return <input aria-label="Name" />;
}

/** Sentences that were told. */
const told = (): readonly string[] => heard().map(({ message }) => message);
const undo = { key: 'z', ctrlKey: true };

let heard: ReturnType<typeof hearToasts>;
beforeEach(() => {
  heard = hearToasts();
  openFakeRecord();
  render(<Page />);
  return () => tellMap({ type: 'shapeEditingSet', isEditing: false });
});

test('Ctrl Z on the page undoes what was done last, and says what', async () => {
  fireEvent.keyDown(document.body, undo);
  await expect.poll(() => told()).toEqual(['Undone: North changed.']);
});

test('Ctrl Y does it again, or says why not', async () => {
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  await expect.poll(() => told()).toEqual(['Tāmati has changed this since.']);
});

test('in a box the keys are the box’s own', () => {
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), undo)).toBe(true);
  expect(told()).toEqual([]);
});

test('while a shape is drawn the keys are the drawing’s own', () => {
  tellMap({ type: 'shapeEditingSet', isEditing: true });
  expect(fireEvent.keyDown(document.body, undo)).toBe(true);
  expect(told()).toEqual([]);
});

/** Of the map only what keys ask of it. */
const handle = () => {
  const undo = vi.fn();
  // The rest of the map is not asked for here.
  return { undo, map: { current: { undo } as unknown as PlanMapHandle } };
};

function Measuring({ map }: Pick<ReturnType<typeof handle>, 'map'>) {
  const measure = useMeasure(true);
  return (
    <>
      <button type="button" onClick={() => measure.start('line')}>
        Measure
      </button>
      <MeasureTools measure={measure} map={map} />
    </>
  );
}
const startMeasuring = () => fireEvent.click(screen.getByRole('button', { name: 'Measure' }));

test('while something is measured Ctrl Z takes back its last corner, and nothing that was saved', () => {
  const { undo: undoCorner, map } = handle();
  render(<Measuring map={map} />);
  startMeasuring();
  fireEvent.keyDown(document.body, undo);
  expect(undoCorner).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
});

test('once nothing is measured any more Ctrl Z is the page’s again', async () => {
  const { map } = handle();
  render(<Measuring map={map} />);
  startMeasuring();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, undo);
  await expect.poll(() => told()).toEqual(['Undone: North changed.']);
});

test('while a block of the boundary is drawn Ctrl Z takes back its last corner, and no title that was chosen', () => {
  const { undo: undoCorner, map } = handle();
  const tell = vi.fn();
  const chosen = { ...emptySelection, selectedIds: ['1'], past: [[]] };
  function Outline() {
    useChoiceKeys(chosen, tell);
    return (
      <DrawingTools
        shape="polygon"
        drawn={null}
        map={map}
        hint=""
        isAsked
        refusal={null}
        onCancel={vi.fn()}
      />
    );
  }
  render(<Outline />);
  fireEvent.keyDown(document.body, undo);
  expect(undoCorner).toHaveBeenCalledOnce();
  expect(tell).not.toHaveBeenCalled();
  expect(told()).toEqual([]);
});
