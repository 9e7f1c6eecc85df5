import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanSync } from './plan-sync.ts';
import type { PartEdit } from './plan-record.ts';
import { edit, ENTITY, Pages, valueOf } from './testing/pages.ts';

let world: Pages;
let server: Pages['server'];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  world = new Pages();
  ({ server } = world);
});
afterEach(() => {
  world.close();
  vi.unstubAllGlobals();
});

const add = (id: string, a: number): PartEdit => ({ entity: ENTITY, entityId: id, op: 'create', set: { a } });

/** Writes, waits until the server has it, and opens the plan anew as a reload does. */
async function writeAndReload(label: string, parts: readonly PartEdit[]): Promise<PlanSync> {
  const page = await world.open();
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  await (
    await page.write(label, parts)
  ).settled;
  await vi.waitFor(() => expect(page.sync().waiting).toEqual([]));
  page.close();
  const reloaded = await world.open();
  await vi.waitFor(() => expect(reloaded.sync()).toMatchObject({ phase: 'ready', canUndo: label }));
  await vi.waitFor(() => expect(server.streams.size).toBe(1));
  return reloaded;
}

test('a change of many is undone as one after a reload, and done again after another', async () => {
  const page = await writeAndReload('2 soil tests changed', [...edit('x', 7), ...edit('y', 8)]);
  expect([valueOf(page, 'x'), valueOf(page, 'y')]).toEqual([7, 8]);
  expect(await page.undo()).toEqual({ ok: true, label: '2 soil tests changed' });
  await vi.waitFor(() => expect(page.sync().waiting).toEqual([]));
  expect([...server.rows.values()].map(({ values }) => values['a'])).toEqual([1, 1]);
  expect(server.written).toHaveLength(2);
  page.close();

  const again = await world.open();
  await vi.waitFor(() => expect(again.sync().canRedo).toBe('2 soil tests changed'));
  expect(await again.redo()).toEqual({ ok: true, label: '2 soil tests changed' });
  await vi.waitFor(() => expect(again.sync().waiting).toEqual([]));
  expect([...server.rows.values()].map(({ values }) => values['a'])).toEqual([7, 8]);
});

test('an import is undone as one after a reload: what it added goes, and nothing else', async () => {
  const page = await writeAndReload('2 soil tests imported', [add('p', 3), add('q', 4)]);
  expect([...server.rows.keys()]).toEqual(['x', 'y', 'p', 'q']);
  expect(await page.undo()).toEqual({ ok: true, label: '2 soil tests imported' });
  await vi.waitFor(() => expect(page.sync().waiting).toEqual([]));
  expect([...server.rows.keys()]).toEqual(['x', 'y']);
  expect(server.written).toHaveLength(2);
});

test('a lock of a shape is undone after a reload: the lock goes, and the shape stays as it was', async () => {
  const lock = { entity: 'shapeLock', entityId: 'l', set: { featureId: 'x', isLocked: true } } as const;
  const page = await writeAndReload('North locked', [{ ...lock, op: 'create' }]);
  expect([...server.rows.keys()]).toEqual(['x', 'y', 'l']);
  expect(await page.undo()).toEqual({ ok: true, label: 'North locked' });
  await vi.waitFor(() => expect(page.sync().waiting).toEqual([]));
  expect([...server.rows.keys()]).toEqual(['x', 'y']);
  expect(valueOf(page, 'x')).toBe(1);
});

test.each<{ readonly what: string; readonly parts: readonly PartEdit[]; readonly changed: string }>([
  { what: 'a change of many', parts: [...edit('x', 7), ...edit('y', 8)], changed: 'x' },
  { what: 'an import', parts: [add('p', 3), add('q', 4)], changed: 'p' },
])(
  'of $what nothing is undone after a reload where somebody changed one of it since, who is named',
  async ({ parts, changed }) => {
    const page = await writeAndReload('Done by many', parts);
    server.change(changed, { a: 9 });
    await vi.waitFor(() => expect(valueOf(page, changed)).toBe(9));
    const before = [...server.rows.values()];
    expect(await page.undo()).toEqual({
      ok: false,
      reason: 'Ben has changed it since, so this stays as it is.',
    });
    expect([...server.rows.values()]).toEqual(before);
    expect(server.written).toHaveLength(1);
  },
);
