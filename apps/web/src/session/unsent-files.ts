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

/** What is known of a chosen file, to be shown; and where its picture can be seen on this page. */
export function unsentFile(
  fileId: string,
): { readonly file: WaitingFile; readonly address: string } | undefined {
  const file = chosen.get(fileId);
  if (!file) return undefined;
  const address = addresses.get(fileId) ?? URL.createObjectURL(file.blob);
  addresses.set(fileId, address);
  return { file, address };
}
