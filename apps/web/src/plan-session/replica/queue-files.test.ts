import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileAnswer } from './queue-files.ts';
import type { PartEdit } from './replica-session.ts';
import { createLocks, edit, ENTITY, Pages } from './testing/pages.ts';

let world: Pages;
let server: Pages['server'];
let open: Pages['open'];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  world = new Pages();
  ({ server, open } = world);
});
afterEach(() => {
  world.close();
  vi.unstubAllGlobals();
});

const photo = (fileId: string) => ({
  fileId,
  blob: new Blob(['picture']),
  type: 'image/jpeg',
  name: 'gate.jpg',
  purpose: 'photo' as const,
  keepsPlace: false,
});
const withPhoto = (fileId: string): PartEdit[] => [
  { entity: ENTITY, entityId: 'x', op: 'update', set: { photos: [fileId] } },
];

test('a photo goes before what names it, which then names it as the server does', async () => {
  const sent: string[] = [];
  const files = async ({ fileId }: { fileId: string }): Promise<FileAnswer> => {
    sent.push(fileId);
    return { of: 'done', fileId: `there-${fileId}` };
  };
  const page = open({ files });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  const { settled } = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  expect(await settled).toMatchObject({ status: 200 });
  expect(sent).toEqual(['p1']);
  expect(server.rows.get('x')?.values).toEqual({ a: 1, photos: ['there-p1'] });
  await vi.waitFor(() => expect(page.waitingFiles()).toEqual([]));
});

test('a photo that waits is there after a restart, and nothing that names it is sent before it', async () => {
  const first = open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(first.sync().line).toBe('online'));
  await first.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await (
    await first.write('Y changed', edit('y', 3))
  ).settled;
  first.close();
  expect(server.log.map(({ entityId }) => entityId)).toEqual(['y']);
  server.isAway = true;
  const second = open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(second.waitingFiles()).toMatchObject([{ fileId: 'p1', name: 'gate.jpg' }]));
  second.close();
  server.isAway = false;
  const third = open({ files: async ({ fileId }) => ({ of: 'done', fileId }) });
  await vi.waitFor(() => expect(third.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(server.rows.get('x')?.values['photos']).toEqual(['p1']);
});

test('[ERR-413] a photo the server will not have leaves what names it stuck with the reason, and itself on the device', async () => {
  const page = open({ files: async () => ({ of: 'refused', status: 413, message: ['Too large.'] }) });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  const { settled } = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  expect(await settled).toMatchObject({ status: 413, message: ['Too large.'] });
  expect(page.waitingFiles()).toMatchObject([{ fileId: 'p1' }]);
});

test('photos that another page kept a moment ago are not taken for left over by the page that sends', async () => {
  const locks = createLocks();
  const sent: string[] = [];
  const files = async ({ fileId }: { fileId: string }): Promise<FileAnswer> => {
    sent.push(fileId);
    return { of: 'done', fileId };
  };
  const deaf = { locks, files, openChannel: undefined };
  const leading = open(deaf);
  await vi.waitFor(() => expect(leading.sync().phase).toBe('ready'));
  const following = open(deaf);
  await vi.waitFor(() => expect(following.sync().phase).toBe('ready'));
  await following.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await (
    await leading.write('Y changed', edit('y', 3))
  ).settled;
  leading.close();
  await vi.waitFor(() => expect(server.rows.get('x')?.values['photos']).toEqual(['p1']));
  expect(sent).toEqual(['p1']);
});

test('photos and what names them go in the order in which they were taken, each once, after a kill between the two as well', async () => {
  const sent: string[] = [];
  const files = async ({ fileId }: { fileId: string }): Promise<FileAnswer> => {
    sent.push(fileId);
    return fileId === 'p2' && sent.length === 2
      ? new Promise(() => {})
      : { of: 'done', fileId: `there-${fileId}` };
  };
  server.isAway = true;
  const away = open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(away.sync().phase).toBe('failed'));
  for (const id of ['p1', 'p2', 'p3'])
    await away.writeWithFiles(
      `Photo ${id}`,
      [{ entity: ENTITY, entityId: `of-${id}`, op: 'create', set: { photos: [id] } }],
      [photo(id)],
    );
  away.close();
  server.isAway = false;
  const killed = open({ files });
  await vi.waitFor(() => expect(sent).toEqual(['p1', 'p2']));
  killed.close();
  const after = open({ files });
  await vi.waitFor(() => expect(after.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(sent).toEqual(['p1', 'p2', 'p2', 'p3']);
  expect(server.log.map(({ entityId, set }) => [entityId, set])).toEqual(
    ['p1', 'p2', 'p3'].map((id) => [`of-${id}`, { photos: [`there-${id}`] }]),
  );
});
