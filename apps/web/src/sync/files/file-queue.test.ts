import 'fake-indexeddb/auto';
import { recordWords } from '@tussock/domain';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outbox, RecordStore } from '@tussock/sync';
import { FileQueue, NoRoomError, type FileAnswer } from './file-queue.ts';
import type { PartEdit } from '../plan-record.ts';
import { createLocks, edit, ENTITY, Pages } from '../testing/pages.ts';

// eslint-disable-next-line typescript/unbound-method -- called below with what it is a method of
const { getAll: realAll, get: realOne } = IDBObjectStore.prototype;
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
  vi.restoreAllMocks();
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
  const page = await open({ files });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  const { settled } = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  expect(await settled).toMatchObject({ status: 200 });
  expect(sent).toEqual(['p1']);
  expect(server.rows.get('x')?.values).toEqual({ a: 1, photos: ['there-p1'] });
  await vi.waitFor(() => expect(page.waitingFiles()).toEqual([]));
});

test('a photo that waits is there after a restart, and nothing that names it is sent before it', async () => {
  const first = await open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(first.sync().line).toBe('online'));
  await first.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await (
    await first.write('Y changed', edit('y', 3))
  ).settled;
  first.close();
  expect(server.log.map(({ entityId }) => entityId)).toEqual(['y']);
  server.isAway = true;
  const second = await open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(second.waitingFiles()).toMatchObject([{ fileId: 'p1', name: 'gate.jpg' }]));
  second.close();
  server.isAway = false;
  const third = await open({ files: async ({ fileId }) => ({ of: 'done', fileId }) });
  await vi.waitFor(() => expect(third.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(server.rows.get('x')?.values['photos']).toEqual(['p1']);
});

test('words under a photo that waits go with it, also from a page that was opened later', async () => {
  const first = await open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(first.sync().line).toBe('online'));
  await first.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  expect(await first.amendFile('p1', { caption: 'Leak' })).toBe(true);
  expect(first.waitingFiles()).toMatchObject([{ fileId: 'p1', caption: 'Leak' }]);
  first.close();
  const sent: (string | undefined)[] = [];
  const second = await open({
    files: async ({ fileId, caption }) => {
      sent.push(caption);
      return { of: 'done', fileId };
    },
  });
  await vi.waitFor(() => expect(second.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(sent).toEqual(['Leak']);
});

test('words under a photo that is just being sent are left to whoever has it then', async () => {
  let arrive: (answer: FileAnswer) => void = () => undefined;
  const files = vi.fn(
    () =>
      new Promise<FileAnswer>((resolve) => {
        arrive = resolve;
      }),
  );
  const page = await open({ files });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  const { settled } = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await vi.waitFor(() => expect(files).toHaveBeenCalled());
  const amended = page.amendFile('p1', { caption: 'Leak' });
  arrive({ of: 'done', fileId: 'p1' });
  expect([await amended, (await settled).status, page.waitingFiles()]).toEqual([false, 200, []]);
});

test('[ERR-413] a photo the server will not have leaves what names it stuck with the reason, and itself on the device', async () => {
  const page = await open({ files: async () => ({ of: 'refused', status: 413, message: ['Too large.'] }) });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  const { settled } = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  expect(await settled).toMatchObject({ status: 413, message: ['Too large.'] });
  expect(page.waitingFiles()).toMatchObject([{ fileId: 'p1' }]);
});

test('a photo that makes no way holds up nothing that does not name it', async () => {
  const page = await open({ files: () => new Promise(() => {}) });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  const { settled } = await page.write('Y changed', edit('y', 3));
  expect(await settled).toMatchObject({ status: 200 });
  expect(page.sync().waiting).toMatchObject([{ label: 'Photo of the gate', state: 'waiting' }]);
});

test('a photo the server comes to grief over keeps nothing from those behind it, and is set aside after some tries', async () => {
  const tried: string[] = [];
  const page = await open({
    files: async ({ fileId }) => {
      tried.push(fileId);
      return fileId === 'p1' ? { of: 'fault' } : { of: 'done', fileId: `there-${fileId}` };
    },
  });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await page.writeWithFiles(
    'Photo of the trough',
    [{ entity: ENTITY, entityId: 'z', op: 'create', set: { photos: ['p2'] } }],
    [photo('p2')],
  );
  await vi.waitFor(() => expect(server.rows.get('z')?.values['photos']).toEqual(['there-p2']));
  // Each write is a reason to try again.
  await vi.waitFor(async () => {
    await page.write('Y changed', edit('y', tried.length));
    expect(page.sync().waiting).toContainEqual(
      expect.objectContaining({ label: 'Photo of the gate', state: 'stuck' }),
    );
  });
  expect(tried.filter((id) => id === 'p1')).toHaveLength(5);
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
  const leading = await open(deaf);
  await vi.waitFor(() => expect(leading.sync().phase).toBe('ready'));
  const following = await open(deaf);
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
  const away = await open({ files: async () => ({ of: 'later' }) });
  await vi.waitFor(() => expect(away.sync().phase).toBe('failed'));
  for (const id of ['p1', 'p2', 'p3'])
    await away.writeWithFiles(
      `Photo ${id}`,
      [{ entity: ENTITY, entityId: `of-${id}`, op: 'create', set: { photos: [id] } }],
      [photo(id)],
    );
  away.close();
  server.isAway = false;
  const killed = await open({ files });
  await vi.waitFor(() => expect(sent).toEqual(['p1', 'p2']));
  killed.close();
  const after = await open({ files });
  await vi.waitFor(() => expect(after.sync()).toMatchObject({ phase: 'ready', waiting: [] }));
  expect(sent).toEqual(['p1', 'p2', 'p2', 'p3']);
  expect(server.log.map(({ entityId, set }) => [entityId, set])).toEqual(
    ['p1', 'p2', 'p3'].map((id) => [`of-${id}`, { photos: [`there-${id}`] }]),
  );
});

const LOST = 'image/lost';
/** Reading a file of this sort fails, in the way of a browser whose file has gone from the disk. */
function loseFiles(): void {
  // eslint-disable-next-line typescript/unbound-method -- called below with the file it reads
  const read = Blob.prototype.arrayBuffer;
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function arrayBuffer(this: Blob) {
    return this.type === LOST
      ? Promise.reject(new DOMException('Gone.', 'NotReadableError'))
      : read.call(this);
  });
}
const lost = (fileId: string) => ({ ...photo(fileId), blob: new Blob(['picture'], { type: LOST }) });
const reading = async ({ fileId, blob }: { fileId: string; blob: Blob }): Promise<FileAnswer> =>
  blob.arrayBuffer().then(
    () => ({ of: 'done', fileId: `there-${fileId}` }),
    () => ({ of: 'later' }),
  );

test('a photo the browser can no longer read is set aside with the reason, and those behind it go on', async () => {
  loseFiles();
  server.isAway = true;
  const page = await open({ files: reading });
  await vi.waitFor(() => expect(page.sync().phase).toBe('failed'));
  const first = await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [lost('p1')]);
  await page.writeWithFiles(
    'Photo of the trough',
    [{ entity: ENTITY, entityId: 'z', op: 'create', set: { photos: ['p2'] } }],
    [photo('p2')],
  );
  page.close();
  server.isAway = false;
  const after = await open({ files: reading });
  await vi.waitFor(() => expect(server.rows.get('z')?.values['photos']).toEqual(['there-p2']));
  expect(first.opId).toBe(after.sync().waiting[0]?.opId);
  expect(after.sync().waiting).toMatchObject([
    { label: 'Photo of the gate', state: 'stuck', answer: { message: [recordWords.fileLost] } },
  ]);
  expect(after.waitingFiles()).toMatchObject([{ fileId: 'p1' }]);
});

test('a photo that is only without a line is not set aside', async () => {
  loseFiles();
  const tried: string[] = [];
  const page = await open({
    files: async ({ fileId }) => {
      tried.push(fileId);
      return { of: 'later' };
    },
  });
  await vi.waitFor(() => expect(page.sync().line).toBe('online'));
  await page.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await (
    await page.write('Y changed', edit('y', 3))
  ).settled;
  expect(tried).toContain('p1');
  expect(page.sync().waiting).toMatchObject([{ label: 'Photo of the gate', state: 'waiting' }]);
});

test('a photo that this device cannot even give out does not keep the others from it', async () => {
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function getAll(
    this: IDBObjectStore,
    ...given: Parameters<IDBObjectStore['getAll']>
  ) {
    if (this.name === 'blob') throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    return Reflect.apply(realAll, this, given);
  });
  const one = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function get(
    this: IDBObjectStore,
    key: IDBValidKey | IDBKeyRange,
  ) {
    if (key === 'p1') throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    return Reflect.apply(realOne, this, [key]);
  });
  server.isAway = true;
  const away = await open({ files: reading });
  await vi.waitFor(() => expect(away.sync().phase).toBe('failed'));
  await away.writeWithFiles('Photo of the gate', withPhoto('p1'), [photo('p1')]);
  await away.writeWithFiles(
    'Photo of the trough',
    [{ entity: ENTITY, entityId: 'z', op: 'create', set: { photos: ['p2'] } }],
    [photo('p2')],
  );
  away.close();
  server.isAway = false;
  const page = await open({ files: reading });
  await vi.waitFor(() => expect(server.rows.get('z')?.values['photos']).toEqual(['there-p2']));
  expect(page.sync().waiting).toMatchObject([
    { label: 'Photo of the gate', state: 'stuck', answer: { message: [recordWords.fileLost] } },
  ]);
  expect([all.mock.calls.length > 0, one.mock.calls.length > 0]).toEqual([true, true]);
});

test('500 MB may wait on a device, and not a byte more: what would go over it is not kept', async () => {
  // Only the size of a file is asked for.
  const sized = (fileId: string, size: number) => ({ ...photo(fileId), blob: { size } as Blob });
  const kept: string[] = [];
  const files = new FileQueue({
    store: { files: async () => [sized('p1', 300_000_000)] } as unknown as RecordStore,
    outbox: { write: async (label: string) => kept.push(label) } as unknown as Outbox,
    sendFile: undefined,
    onReleased: () => {},
  });
  await files.write('Just so many', [], [sized('p2', 150_000_000), sized('p3', 50_000_000)]);
  await expect(files.write('One more', [], [sized('p4', 200_000_001)])).rejects.toThrow(NoRoomError);
  expect(kept).toEqual(['Just so many']);
});
