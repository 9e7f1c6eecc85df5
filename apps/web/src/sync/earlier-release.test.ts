import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseName } from './device/opened-plans.ts';
import { ENTITY, Pages, valueOf } from './testing/pages.ts';

let world: Pages;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  world = new Pages();
});
afterEach(() => {
  world.close();
  vi.unstubAllGlobals();
});

const at = '2026-11-20T00:00:00.000Z';
const part = (entityId: string, a: number) => ({
  entity: ENTITY,
  entityId,
  op: 'update',
  set: { a },
  base: { a: 1 },
  baseVersion: 1,
});
const op = (opId: string, entityId: string, a: number) => ({
  opId,
  schema: 's',
  label: `${opId} changed`,
  parts: [part(entityId, a)],
});
const answer = { opId: 'refused', status: 409, code: 'staleVersion' };
const entry = {
  label: 'waiting changed',
  at,
  opIds: ['waiting'],
  parts: [{ ...part('x', 7), before: { a: 1 }, after: { a: 7 } }],
};

/** The database of a plan as releases before the state tables laid it out, with a write that waits, one that was refused and a photo. */
async function storeAsEarlierRelease(): Promise<void> {
  const db = await openDB(databaseName('ada', 'plan-1'), 1, {
    upgrade(made) {
      made.createObjectStore('head');
      made.createObjectStore('chunk', { keyPath: 'bucket' });
      made.createObjectStore('tail', { keyPath: 'rev' });
      made.createObjectStore('outbox', { keyPath: 'key', autoIncrement: true });
      made.createObjectStore('journal', { keyPath: 'key', autoIncrement: true });
      made.createObjectStore('blob', { keyPath: 'fileId' });
    },
  });
  await db.add('outbox', { op: op('waiting', 'x', 7), at, state: 'waiting', isSent: false });
  await db.add('outbox', { op: op('refused', 'y', 8), at, state: 'stuck', isSent: true, answer });
  await db.add('outbox', {
    op: op('with-photo', 'y', 9),
    at,
    state: 'waiting',
    isSent: false,
    waitsFor: ['photo-1'],
  });
  await db.add('journal', entry);
  await db.put('blob', {
    fileId: 'photo-1',
    blob: new Blob(['gate']),
    type: 'image/jpeg',
    name: 'gate.jpg',
    purpose: 'photo',
    keepsPlace: true,
  });
  db.close();
}

test('given writes, a refusal and a photo of an earlier release, when there is no line, then all of them wait as before', async () => {
  await storeAsEarlierRelease();
  world.server.isAway = true;
  const page = await world.open();
  expect(page.sync().waiting.map(({ opId, state }) => [opId, state])).toEqual([
    ['waiting', 'waiting'],
    ['refused', 'stuck'],
    ['with-photo', 'waiting'],
  ]);
  expect(page.sync().canUndo).toBe('waiting changed');
  await vi.waitFor(() => expect(page.waitingFiles().map(({ fileId }) => fileId)).toEqual(['photo-1']));
});

test('given writes of an earlier release, when there is a line, then what waits is sent, and what was refused is not', async () => {
  await storeAsEarlierRelease();
  const page = await world.open();
  await vi.waitFor(() => expect(world.server.rows.get('x')?.values).toEqual({ a: 7 }));
  await vi.waitFor(() =>
    expect(page.sync().waiting.map(({ opId }) => opId)).toEqual(['refused', 'with-photo']),
  );
  expect([valueOf(page, 'x'), world.server.written]).toEqual([7, ['waiting']]);
});
