import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { PhoneTools } from './phone-tools.tsx';

function show(drawn: DrawnShape, reshaping?: { readonly keep: (() => void) | null }) {
  const map = { trace: vi.fn(), takeCornerOut: vi.fn(), addCornerAtCentre: vi.fn(), finish: vi.fn() };
  const onCancel = vi.fn();
  render(
    <PhoneTools
      shape="polygon"
      drawn={drawn}
      // The rest of the map is not asked of it here.
      map={{ current: map as unknown as PlanMapHandle }}
      hint=""
      isAsked={false}
      refusal={null}
      onCancel={onCancel}
      reshaping={reshaping}
    />,
  );
  return { ...map, onCancel };
}
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('back, corner and finish are in one row, and the rest is under More', async () => {
  const trace = { isOn: false, path: null, canTurn: true };
  const map = show(
    drawnExample({ canUndo: true, canRedo: true, canFinish: true, touched: [172, -43], trace }),
  );
  expect(buttons()).toEqual(['Back', 'Corner', 'Finish', 'More tools']);
  await press('Corner');
  await press('Finish');
  expect([map.addCornerAtCentre.mock.calls.length, map.finish.mock.calls.length]).toEqual([1, 1]);
  await press('More tools');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Redo',
    'Trace the border',
    'The other way round',
    'Take this corner out',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Take this corner out' }));
  expect(map.takeCornerOut).toHaveBeenCalledOnce();
});

test('a border that is being traced can be left from there', async () => {
  const map = show(drawnExample({ trace: { isOn: true, path: null, canTurn: false } }));
  await press('More tools');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Stop: trace the border' }));
  expect(map.trace).toHaveBeenLastCalledWith(false);
});

test('there is no More while there is nothing more', () => {
  show(drawnExample({ trace: null }));
  expect(buttons()).toEqual(['Back', 'Corner', 'Finish']);
});

test('a shape that is finished gets no more corners, unless it grows at the cross', () => {
  show(drawnExample({ isFinished: true }));
  expect(buttons()).toEqual(['Back']);
});

test('a changed shape is kept or put back, and not kept while it is refused', async () => {
  const keep = vi.fn();
  const { onCancel } = show(drawnExample({ isFinished: true, canUndo: true }), { keep });
  expect(buttons()).toEqual(['Back', 'Put back', 'Keep this shape']);
  await press('Keep this shape');
  await press('Put back');
  expect([keep.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});
