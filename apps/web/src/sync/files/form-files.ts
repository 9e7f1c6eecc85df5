import type { PlanFile } from '@tussock/contract';
import { createStore } from 'zustand/vanilla';
import type { ReadyFile } from '../../device/index.ts';
import type { WaitingFile } from './waiting-file.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { isNamedInDraft } from '../drafts/index.ts';
import { isSharedDevice } from '../../session/shared-device.ts';
import { deleteStoredFile, storeFile, readStoredFiles } from '../../session/uploads/stored-uploads.ts';

/** Files that were chosen and belong to no write yet: they go with the form that names them. */
export const formFilesStore = createStore<{ readonly files: ReadonlyMap<string, WaitingFile> }>(() => ({
  files: new Map(),
}));
const addresses = new Map<string, string>();

/** What is held by a form that nobody has come back to for so long is let go, in milliseconds. */
const HELD_FOR_MS = 90 * 86_400_000;

const userId = (): string => currentUserStore.getState().user?._id ?? '';
const held = (): ReadonlyMap<string, WaitingFile> => formFilesStore.getState().files;

/** A file that was made ready, as it is held. */
export const waitingFile = (
  fileId: string,
  { takenAt, sha256, blob, type, name, purpose }: ReadyFile,
  keepsPlace: boolean,
): WaitingFile => ({
  fileId,
  blob,
  type,
  name,
  purpose,
  keepsPlace,
  doneAt: new Date().toISOString(),
  ...(takenAt === undefined ? {} : { takenAt }),
  ...(sha256 === undefined ? {} : { sha256 }),
});

/** A file was chosen: whatever names its id takes it along. */
export const addFormFile = (file: WaitingFile): void =>
  formFilesStore.setState({ files: new Map(held()).set(file.fileId, file) });

/** The same for a form that is saved later, or after a reload: the draft of the form names it until then. */
export async function addFileToForm(file: WaitingFile): Promise<void> {
  addFormFile(file);
  if (!isSharedDevice()) await storeFile(userId(), { ...file, heldAt: Date.now() });
}

/** It is written, in the plan or taken out again: no form has it any more. */
export const deleteStoredFormFiles = (files: readonly Pick<WaitingFile, 'fileId'>[]): void => {
  for (const { fileId } of files) void deleteStoredFile(userId(), fileId);
};

/** It need not be taken along any more: the server has it, or will never have it. */
export function removeFormFile(fileId: string): void {
  formFilesStore.setState({ files: new Map([...held()].filter(([id]) => id !== fileId)) });
  deleteStoredFormFiles([{ fileId }]);
}

/** The words under a file that is not sent yet. False where it is none of a form's. */
export function captionFormFile(fileId: string, caption: string): boolean {
  const file = held().get(fileId);
  if (!file) return false;
  void addFileToForm({ ...file, caption });
  return true;
}

let recalled: { readonly userId: string; readonly over: Promise<void> } | undefined;

/** Finds the files that drafts of forms name, once a visit. What no draft names any more is erased. */
export function restoreFormFiles(): Promise<void> {
  const me = userId();
  if (recalled?.userId !== me) recalled = { userId: me, over: readKept(me) };
  return recalled.over;
}

async function readKept(me: string): Promise<void> {
  for (const { heldAt, ...file } of await readStoredFiles(me)) {
    const isWanted = Date.now() - heldAt < HELD_FOR_MS && isNamedInDraft(file.fileId);
    if (!isWanted) await deleteStoredFile(me, file.fileId);
    else if (!held().has(file.fileId)) addFormFile(file);
  }
}

/** The chosen files that some values name. */
export const filesNamedIn = (values: readonly unknown[]): readonly WaitingFile[] =>
  values.flatMap((value) =>
    Array.isArray(value) ? value.flatMap((id) => (typeof id === 'string' ? (held().get(id) ?? []) : [])) : [],
  );

/** Where a file of this device can be seen on this page. */
export function addressOnDevice({ fileId, blob }: WaitingFile): string {
  const address = addresses.get(fileId) ?? URL.createObjectURL(blob);
  addresses.set(fileId, address);
  return address;
}

/** What is known of a file before the server has it, as the calls of files will answer it. */
export function fileOnDevice({
  fileId,
  blob,
  purpose,
  name,
  type,
  takenAt,
  caption = '',
}: WaitingFile): PlanFile {
  const written = { caption, folder: '', tags: [], expiresOn: null, number: 1, earlier: [] };
  const unknown = { width: null, height: null, place: null, sha256: null, uploadedByName: null };
  return {
    _id: fileId,
    purpose,
    name,
    contentType: type,
    bytes: blob.size,
    takenAt: takenAt ?? null,
    uploadedAt: takenAt ?? new Date(0).toISOString(),
    ...written,
    ...unknown,
  };
}
