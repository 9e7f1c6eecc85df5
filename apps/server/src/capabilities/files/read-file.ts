import { isImageType, isUuid, safeFileName } from '@tussock/domain';
import type { FileAnswer, UnchangedAnswer } from '../../handlers.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { earlierOf, findFile, type FileRow } from './plan-file-store.ts';

/** A version of a file never changes, but who may see it may: a browser keeps it, and asks each time whether it still may show it. */
const CACHING = 'private, no-cache';
const sizes = ['large', 'small', 'original'] as const;

interface Asked {
  readonly fileId: string;
  readonly size: string;
  /** The newest where none is named. */
  readonly version?: number | undefined;
  readonly known: string | undefined;
}

/** The newest of a file, or one that it was before. */
const versionOf = (row: FileRow, number: number | undefined) =>
  number === undefined || number === row.number
    ? row
    : earlierOf(row).find((version) => version.number === number);

/**
 * A file of a plan. A picture is shown; anything else is only ever downloaded, because it is as somebody sent it.
 *
 * @throws AppError notFound
 */
export async function readFile(
  { database, files }: Services,
  planId: string,
  { fileId, size: named, version: number, known }: Asked,
): Promise<FileAnswer | UnchangedAnswer> {
  const row = isUuid(fileId) ? await findFile(database.db, planId, fileId) : undefined;
  const version = row && versionOf(row, number);
  const size = sizes.find((one) => one === named);
  const isPicture = version !== undefined && isImageType(version.contentType);
  if (!version || !size || (size === 'original') === isPicture) throw new AppError('notFound');
  const headers = { 'cache-control': CACHING, etag: `"${version.storedAs}-${size}"` };
  if (known === headers.etag) return { isUnchanged: true, headers };
  // Only photos and documents are files of a plan, and both lie in the same folder.
  const keys = keysMadeFrom({ purpose: 'photo', planId }, version.storedAs);
  const chunks = await files.stream(keys[size]);
  if (!chunks)
    throw new AppError('notFound', { logText: `the file ${version.storedAs} is not in the store` });
  return {
    chunks,
    contentType: version.contentType,
    headers: size === 'small' ? headers : { ...headers, 'content-length': String(version.bytes) },
    ...(isPicture ? {} : { fileName: safeFileName(row?.name ?? '', version.contentType) }),
  };
}
