import 'fake-indexeddb/auto';
import type { CurrentUser } from '@tussock/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserStore } from '../../session/current-user.ts';
import { ownDraftKey, saveDraft } from '../drafts/index.ts';
import { setSharedDevice } from '../../session/shared-device.ts';
import {
  captionFormFile,
  filesNamedIn,
  deleteStoredFormFiles,
  formFilesStore,
  addFileToForm,
  removeFormFile,
  restoreFormFiles,
} from './form-files.ts';
import { eraseUploads, readStoredFiles } from '../../session/uploads/stored-uploads.ts';

const photo = (fileId: string) => ({
  fileId,
  blob: new Blob(['picture']),
  type: 'image/jpeg',
  name: `${fileId}.jpg`,
  purpose: 'photo' as const,
  keepsPlace: false,
});
const signIn = (_id: string): void => currentUserStore.setState({ user: { _id } as CurrentUser });
const keptOf = async (userId: string) => (await readStoredFiles(userId)).map(({ fileId }) => fileId);
const draftNaming = (...photos: readonly string[]): void =>
  saveDraft('form', ownDraftKey('gate'), { values: { photos }, startedFrom: '{}' });

/** The page is left and opened again by the same person. */
async function reload(userId: string): Promise<void> {
  formFilesStore.setState({ files: new Map() });
  signIn('somebody-else');
  await restoreFormFiles();
  signIn(userId);
  await restoreFormFiles();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const kept = new Map<string, string>();
  const storage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('localStorage', storage);
  formFilesStore.setState({ files: new Map() });
  signIn('ada');
});
afterEach(() => vi.unstubAllGlobals());

test('a photo that a draft names is there after a reload, with the words under it', async () => {
  void addFileToForm(photo('p1'));
  draftNaming('p1');
  captionFormFile('p1', 'Leak');
  await vi.waitFor(async () => expect(await readStoredFiles('ada')).toMatchObject([{ caption: 'Leak' }]));
  await reload('ada');
  expect(filesNamedIn([['p1', 'p2']])).toMatchObject([{ fileId: 'p1', name: 'p1.jpg', caption: 'Leak' }]);
});

test('what no draft names any more is erased at the next visit, and so is what nobody came back to for ninety days', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z'), toFake: ['Date'] });
  void addFileToForm(photo('old'));
  vi.useRealTimers();
  void addFileToForm(photo('p1'));
  void addFileToForm(photo('p2'));
  draftNaming('old', 'p2');
  await vi.waitFor(async () => expect(await keptOf('ada')).toHaveLength(3));
  await reload('ada');
  expect(await keptOf('ada')).toEqual(['p2']);
  expect([...formFilesStore.getState().files.keys()]).toEqual(['p2']);
});

test('what is written with the plan, taken out, or erased with all of a person is not kept for a form', async () => {
  void addFileToForm(photo('p1'));
  void addFileToForm(photo('p2'));
  void addFileToForm(photo('p3'));
  await vi.waitFor(async () => expect(await keptOf('ada')).toHaveLength(3));
  deleteStoredFormFiles([photo('p1')]);
  removeFormFile('p2');
  await vi.waitFor(async () => expect(await keptOf('ada')).toEqual(['p3']));
  expect(filesNamedIn([['p1', 'p2']])).toHaveLength(1);
  await eraseUploads('ada');
  expect(await keptOf('ada')).toEqual([]);
});

test('on a device that others use a photo is in this page alone, and nobody has the photos of somebody else', async () => {
  void addFileToForm(photo('p1'));
  draftNaming('p1');
  await vi.waitFor(async () => expect(await keptOf('ada')).toEqual(['p1']));
  setSharedDevice(true);
  void addFileToForm(photo('p2'));
  await reload('ben');
  expect([await keptOf('ben'), filesNamedIn([['p1', 'p2']])]).toEqual([[], []]);
});

test('on a device that others use, a file that a form holds is on the page alone', async () => {
  setSharedDevice(true);
  draftNaming('gate');
  await addFileToForm(photo('gate'));
  expect(filesNamedIn([['gate']])).toMatchObject([{ fileId: 'gate' }]);
  expect(await keptOf('ada')).toEqual([]);
});
