import { kindById, kinds, GEOMETRY, type DrawingGround } from '@tussock/domain';
import type { RecordRow } from '@tussock/contract';
import type { Geometry } from '@tussock/geometry';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { featureOfRow, openRecord } from '../../../sync/index.ts';
import { tellMap } from '../../../plan-session/map-store.ts';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { hearToasts } from '../../../session/testing/hear-toasts.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { useDrawing } from '../drawing/use-drawing.ts';
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
    const drawing = useDrawing('somebody:plan');
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

const line = (west: number): Geometry => ({ type: 'LineString', coordinates: [...lineAt(west)] });
const rowOf = (id: string, west: number): RecordRow => ({
  id,
  entity: fence.id,
  version: 1,
  values: { name: id, [GEOMETRY]: line(west) },
  made: {},
});

/** A page that draws, with its question; the fence “first” has been moved, and is not saved yet. */
function moving() {
  const record = openFakeRecord();
  const heard = vi.fn<(page: ReturnType<typeof useMoving>) => void>();
  function useMoving() {
    const drawing = useDrawing('somebody:plan');
    const saving = useSavingDrawn(drawing, ground, { overlaps: [], outside: [] }, () => undefined);
    return { drawing, saving };
  }
  function Page() {
    const now = useMoving();
    useEffect(() => heard(now));
    return now.saving.question;
  }
  render(<Page />);
  const page = () => heard.mock.lastCall?.[0];
  const work = () => page()?.drawing.work?.featureId;
  const move = (id: string, west: number): void => {
    const feature = featureOfRow('plan', rowOf(id, 171.1));
    act(() => feature && page()?.drawing.editShape(feature, fence, ground));
    act(() => page()?.drawing.heard(drawnExample({ geometry: line(west), isFinished: true })));
  };
  const press = (): void =>
    void page()
      ?.saving.reshape()
      .catch(() => undefined);
  /** Pressed, and kept; the word of the server is the test's. */
  const save = (): Promise<void> => act(async () => press());
  move('first', 171.2);
  return { record, work, move, press, save, drawn: () => page()?.drawing.drawn?.geometry };
}

/** Keeping what is written takes as long as the test wants. */
function keepLate(): () => void {
  const record = openRecord();
  let go = (): void => undefined;
  const free = new Promise<void>((resolve) => (go = resolve));
  const write = record.write.bind(record);
  vi.spyOn(record, 'write').mockImplementation(async (label, parts) => {
    await free;
    return write(label, parts);
  });
  return () => go();
}

const clash = (current: RecordRow | null) => ({
  status: current ? 409 : 404,
  message: ['It is another now.'],
  clash: { entityId: 'first', current, keys: [current ? GEOMETRY : '*'] },
});
test('once a moved shape is kept the next is moved, and each is saved on its own, in whatever order they are answered', async () => {
  const { record, work, move, save } = moving();
  await save();
  expect(work()).toBeUndefined();
  move('second', 171.3);
  await save();
  expect(record.writes.map(({ parts }) => parts.map(({ entityId }) => entityId))).toEqual([
    ['first'],
    ['second'],
  ]);
  move('third', 171.4);
  await act(async () => record.writes[1]?.answer({ status: 200 }));
  await act(async () => record.writes[0]?.answer({ status: 200 }));
  expect(work()).toBe('third');
});

test('pressed twice before it is kept, it is written once', async () => {
  const { record, press } = moving();
  const keep = keepLate();
  act(() => {
    press();
    press();
  });
  await act(async () => keep());
  expect(record.writes).toHaveLength(1);
});

test('what could not be kept is still drawn, and may be tried again', async () => {
  const { record, work, save } = moving();
  vi.spyOn(openRecord(), 'write').mockRejectedValueOnce(new Error('Not now.'));
  await save();
  expect(work()).toBe('first');
  await save();
  expect(record.writes).toHaveLength(1);
  expect(work()).toBeUndefined();
});

test('a drawing that was begun before the last was kept stays', async () => {
  const { record, work, move, save, drawn } = moving();
  const keep = keepLate();
  await save();
  move('second', 171.3);
  await act(async () => keep());
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(work()).toBe('second');
  expect(drawn()).toEqual(line(171.3));
});

test('refused while the next is drawn, it waits with its reason, and the drawing stays', async () => {
  const { record, work, move, save, drawn } = moving();
  await save();
  move('second', 171.3);
  const told = hearToasts();
  await act(async () => record.writes[0]?.answer({ status: 403, message: ['You may not.'] }));
  expect(told()).toMatchObject([{ message: 'Not saved: Outline of first. You may not.' }]);
  expect(record.dropped).toEqual([]);
  expect(work()).toBe('second');
  expect(drawn()).toEqual(line(171.3));
});

test('taken back before it was answered, nothing is said of it, and the next drawing stays', async () => {
  const { record, work, move, save } = moving();
  await save();
  move('second', 171.3);
  const told = hearToasts();
  await act(async () => record.writes[0]?.answer({ status: 0, code: 'withdrawn' }));
  expect(told()).toEqual([]);
  expect(work()).toBe('second');
});

test('a clash is asked about over the next drawing, which stays as it is, whatever is chosen', async () => {
  const { record, work, move, save, drawn } = moving();
  await save();
  move('second', 171.3);
  await act(async () => record.writes[0]?.answer(clash(rowOf('first', 171.5))));
  await userEvent.click(await screen.findByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(record.retried.map(({ opId }) => opId)).toEqual(['op-1']));
  await act(async () => record.answerRetried({ status: 200 }));
  expect(work()).toBe('second');
  expect(drawn()).toEqual(line(171.3));
});

test('the question is put off by Escape, and the next drawing stays', async () => {
  const { record, work, move, save, drawn } = moving();
  await save();
  move('second', 171.3);
  await act(async () => record.writes[0]?.answer(clash(rowOf('first', 171.5))));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(record.dropped).toEqual([]);
  expect(work()).toBe('second');
  expect(drawn()).toEqual(line(171.3));
});

test('where the thing itself is gone that is told once, and its shape waits', async () => {
  const { record, save } = moving();
  await save();
  const told = hearToasts();
  await act(async () => record.writes[0]?.answer(clash(null)));
  expect(told()).toMatchObject([{ message: 'Not saved: Outline of first. It is another now.' }]);
  expect(record.dropped).toEqual([]);
});
