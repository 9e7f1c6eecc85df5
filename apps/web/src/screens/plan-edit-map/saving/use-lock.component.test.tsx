import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { kindById, kinds, shapeLockIdOf, type DrawingGround } from '@tussock/domain';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { ShapeBar } from '../tools/shape-bar.tsx';
import { useDrawingGround } from '../drawing/use-drawing-ground.ts';
import { useLock } from './use-lock.ts';
import type { Operations } from '../drawing/use-operations.ts';

const trough = {
  id: 'trough',
  kind: kindById(kinds.trough.id),
  geometry: { type: 'Point', coordinates: [172.5, -43.1] },
  attributes: { name: 'By the gate', status: 'existing' },
} as const;
// Nothing but the list of what is drawn, and the right to change it, is asked of it here.
const content = { features: [], boundary: [], may: () => true } as unknown as Parameters<
  typeof useDrawingGround
>[0];
// No verb is begun here.
const operations = { asking: null, start: vi.fn() } as unknown as Operations;
const lockId = shapeLockIdOf('plan', 'trough');

function Bar() {
  const { locked } = useDrawingGround(content, null);
  const ground: DrawingGround = {
    things: [trough],
    boundary: [],
    chosen: trough,
    mayEdit: true,
    ...(locked ? { locked } : {}),
  };
  const lock = useLock('plan', ground, true);
  return <ShapeBar ground={ground} operations={operations} onLock={lock.toggle} />;
}

test('a shape is locked by the key U, as an entry of the record', async () => {
  const { writes } = openFakeRecord();
  render(<Bar />);
  fireEvent.keyDown(document.body, { key: 'u' });
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]).toMatchObject({
    label: 'By the gate locked',
    parts: [
      { entity: 'shapeLock', entityId: lockId, op: 'create', set: { featureId: 'trough', isLocked: true } },
    ],
  });
});

test('what is locked says so in each verb, and is unlocked by one press', async () => {
  const values = { featureId: 'trough', isLocked: true };
  const { writes } = openFakeRecord([{ id: lockId, entity: 'shapeLock', version: 1, values, made: {} }]);
  render(<Bar />);
  const edit = screen.getByRole<HTMLButtonElement>('button', { name: 'Reshape' });
  expect([edit.disabled, edit.title]).toEqual([true, 'By the gate is locked. Unlock it first.']);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /^Unlock shape/ }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts).toMatchObject([{ op: 'update', set: { isLocked: null } }]);
});
