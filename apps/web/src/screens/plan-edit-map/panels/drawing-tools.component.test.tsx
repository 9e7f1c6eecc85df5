import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { DrawingTools } from './drawing-tools.tsx';
import { drawnExample } from '../testing/drawn-example.ts';

const drawn = drawnExample({ canUndo: true, trace: { isOn: false, path: null, canTurn: true } });
const handle = () => ({
  trace: vi.fn(),
  turnTrace: vi.fn(),
  undo: vi.fn(),
  redo: vi.fn(),
  takeCornerOut: vi.fn(),
  finish: vi.fn(),
});
function show(shape: DrawnShape) {
  const map = handle();
  render(
    <DrawingTools
      shape="polygon"
      drawn={shape}
      // The rest of the map is not asked of it here.
      map={{ current: map as unknown as PlanMapHandle }}
      hint="Next corner"
      isAsked={false}
      refusal={null}
      onCancel={vi.fn()}
    />,
  );
  return map;
}

test('T goes along a border and O goes round it the other way, by key and by button', () => {
  const map = show(drawn);
  fireEvent.keyDown(document.body, { key: 't' });
  expect(map.trace).toHaveBeenLastCalledWith(true);
  fireEvent.keyDown(document.body, { key: 'o' });
  fireEvent.click(screen.getByTitle(/\(O\)$/));
  expect(map.turnTrace).toHaveBeenCalledTimes(2);
});

test('O does nothing while no stretch can go the other way, and there is no button for it', () => {
  const map = show({ ...drawn, trace: { isOn: true, path: null, canTurn: false } });
  fireEvent.keyDown(document.body, { key: 'o' });
  expect(map.turnTrace).not.toHaveBeenCalled();
  expect(screen.queryByTitle(/\(O\)$/)).toBeNull();
  fireEvent.keyDown(document.body, { key: 't' });
  expect(map.trace).toHaveBeenLastCalledWith(false);
});

test('a letter that is typed into a field is no key of drawing', () => {
  const map = show(drawn);
  render(<input aria-label="Name" />);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'o' });
  expect(map.turnTrace).not.toHaveBeenCalled();
});

test('Ctrl Z and Ctrl Y go through the corners, and a step that is not there is not offered', () => {
  const map = show(drawn);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  expect([map.undo.mock.calls.length, map.redo.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Redo/ }).disabled).toBe(true);
});

test('where nothing is left of the drawing Ctrl Z and Undo go back to the shape before it', () => {
  const stepBack = vi.fn();
  const map = handle();
  render(
    <DrawingTools
      shape="polygon"
      drawn={drawnExample()}
      // The rest of the map is not asked of it here.
      map={{ current: map as unknown as PlanMapHandle }}
      hint="Next corner"
      isAsked={false}
      refusal={null}
      stepBack={stepBack}
      onCancel={vi.fn()}
    />,
  );
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: /Undo/ }));
  expect([stepBack.mock.calls.length, map.undo.mock.calls.length]).toEqual([2, 0]);
});

test('what is set at the cross is finished by Enter on the map and by a button, while it can be', () => {
  const onFinish = vi.fn();
  const tools = (finish?: () => void) => (
    <DrawingTools
      shape="line"
      drawn={drawn}
      map={{ current: null }}
      hint="Next corner"
      isAsked
      refusal={null}
      onCancel={vi.fn()}
      onFinish={finish}
    />
  );
  const { rerender } = render(
    <>
      <canvas data-testid="map" tabIndex={0} />
      {tools()}
    </>,
  );
  const pressEnter = () => fireEvent.keyDown(screen.getByTestId('map'), { key: 'Enter' });
  expect(pressEnter()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  rerender(
    <>
      <canvas data-testid="map" tabIndex={0} />
      {tools(onFinish)}
    </>,
  );
  // No other meaning of Enter on the map comes after it.
  expect(pressEnter()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(onFinish).toHaveBeenCalledTimes(2);
});

test('corners that are enough are taken as they are by a button; Enter is left to what draws them', async () => {
  const map = show({ ...drawn, canFinish: true });
  expect(fireEvent.keyDown(document.body, { key: 'Enter' })).toBe(true);
  expect(map.finish).not.toHaveBeenCalled();
  // Nothing comes into its place when it goes: a second press would be for that.
  expect(screen.getAllByRole('button').at(-1)?.textContent).toBe('Finish');
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(map.finish).toHaveBeenCalledOnce();
});
