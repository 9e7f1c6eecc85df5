import type { PlanFile } from '@tussock/contract';
import type { WaitingFile } from '../plan-session/replica/kept-file.ts';

// Files that were chosen without a line and belong to no write yet: they go with the form that names them.
const chosen = new Map<string, WaitingFile>();
const addresses = new Map<string, string>();

/** A file was chosen that cannot be sent now: whatever names its id takes it along. */
export function holdFile(file: WaitingFile): void {
  chosen.set(file.fileId, file);
}

/** The chosen files that some values name. */
export const filesNamedIn = (values: readonly unknown[]): readonly WaitingFile[] =>
  values.flatMap((value) =>
    Array.isArray(value) ? value.flatMap((id) => (typeof id === 'string' ? (chosen.get(id) ?? []) : [])) : [],
  );

/** A file that was chosen on this page and cannot be sent now. */
export const chosenFile = (fileId: string): WaitingFile | undefined => chosen.get(fileId);

/** Where a file of this device can be seen on this page. */
export function addressOnDevice({ fileId, blob }: WaitingFile): string {
  const address = addresses.get(fileId) ?? URL.createObjectURL(blob);
  addresses.set(fileId, address);
  return address;
}

/** What is known of a file before the server has it, as the calls of files will answer it. */
export function fileOnDevice({ fileId, blob, purpose, name, type, takenAt }: WaitingFile): PlanFile {
  const written = { caption: '', folder: '', tags: [], expiresOn: null, number: 1, earlier: [] };
  const unknown = { width: null, height: null, place: null, sha256: null, uploadedByName: null };
  return {
    _id: fileId,
    purpose,
    name,
    contentType: type,
    bytes: blob.size,
    uploadedAt: takenAt ?? new Date(0).toISOString(),
    ...written,
    ...unknown,
  };
}
