import { kindById, kinds, type AnyKind } from '@tussock/domain';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawnExample } from '../testing/drawn-example.ts';
import { newWork } from '../drawing/drawing-work.ts';
import { useTools } from './use-tools.ts';

type Wish = Parameters<typeof useTools>[0];
const [paddock, lmu, track] = [kinds.paddock, kinds.lmu, kinds.track].map(({ id }) => kindById(id)) as [
  AnyKind,
  AnyKind,
  AnyKind,
]; // as many as are asked for

beforeEach(() => localStorage.clear());

/** The tools, over stand-ins of what they start. */
function have({ mayEdit = true, drawing = {} }: { mayEdit?: boolean; drawing?: object } = {}) {
  const did = { drawNew: vi.fn(), drawAsKind: vi.fn(), end: vi.fn(), start: vi.fn(), measure: vi.fn() };
  const wish = {
    content: { may: () => mayEdit },
    drawing: { work: null, drawn: null, finished: null, ...did, ...drawing },
    operations: { awaited: null, start: did.start, stop: vi.fn() },
    measure: { shape: null, start: did.measure, stop: vi.fn() },
    stop: { askBefore: (go: () => void) => go() },
    map: { current: null },
  } as unknown as Wish; // no more of them is asked for
  const { result, unmount } = renderHook(() => useTools(wish));
  return { ...did, unmount, tools: () => result.current };
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test('[MAP-6] the letter of a tool draws at once, and before a kind was picked an area is a land unit', () => {
  const { drawNew } = have();
  press('a');
  expect(drawNew).toHaveBeenCalledWith(lmu, 'polygon');
});

test('a shape is drawn as the kind that was picked last and has such shapes, also after a reload', () => {
  const first = have();
  act(() => first.tools().pick(track));
  act(() => first.tools().pick(paddock));
  first.unmount();
  const { drawNew } = have();
  press('l');
  expect(drawNew).toHaveBeenLastCalledWith(track, 'line');
  press('a');
  expect(drawNew).toHaveBeenLastCalledWith(paddock, 'polygon');
});

test('C cuts, M measures, and V puts away what is in hand', () => {
  const { start, measure, end } = have({ drawing: { work: newWork(paddock, 'polygon') } });
  press('c');
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ id: 'split' }));
  press('m');
  expect(measure).toHaveBeenCalledWith('line');
  end.mockClear();
  press('v');
  expect(end).toHaveBeenCalledOnce();
});

test('whoever may only look chooses and measures', () => {
  const { drawNew, start, measure } = have({ mayEdit: false });
  for (const key of ['a', 'c', 'm']) press(key);
  expect([drawNew.mock.calls.length, start.mock.calls.length, measure.mock.calls.length]).toEqual([0, 0, 1]);
});

test('letters that are typed, or move through a list, are no tools', () => {
  const { drawNew } = have();
  render(
    <>
      <input aria-label="Name" />
      <div role="menu">
        <div role="menuitem" tabIndex={0}>
          Paddock
        </div>
      </div>
    </>,
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' });
  fireEvent.keyDown(screen.getByRole('menuitem'), { key: 'a' });
  expect(drawNew).not.toHaveBeenCalled();
});

test('a kind that is picked for a drawn area keeps the area, and one of other shapes is begun anew', () => {
  const work = newWork(paddock, 'polygon');
  const { tools, drawAsKind, drawNew } = have({ drawing: { work, drawn: drawnExample({}) } });
  act(() => tools().pick(lmu));
  expect(drawAsKind).toHaveBeenCalledWith(lmu);
  act(() => tools().pick(kindById(kinds.trough.id)));
  expect(drawNew).toHaveBeenCalledWith(kindById(kinds.trough.id));
});

test('the kinds are offered with the tool until a corner is set, and again when they are asked for', () => {
  const work = newWork(paddock, 'polygon');
  const begun = have({ drawing: { work, drawn: drawnExample({ set: [[172, -43]] }) } });
  press('a');
  expect(begun.tools().asksKind).toBe(false);
  act(() => begun.tools().askKind());
  expect(begun.tools().asksKind).toBe(true);
  act(() => begun.tools().leaveKinds());
  expect(begun.tools().asksKind).toBe(false);
});
