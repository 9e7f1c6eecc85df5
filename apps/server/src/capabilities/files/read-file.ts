import { isImageType, isUuid, safeFileName } from '@tussock/domain';
import type { FileAnswer, UnchangedAnswer } from '../../handlers.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { earlierOf, findDeletedFile, findFile, type FileRow } from './plan-file-store.ts';

/** A version of a file never changes, but access to it may: browsers cache it, and revalidate each time. */
const CACHING = 'private, no-cache';
const sizes = ['large', 'small', 'original'] as const;

interface Asked {
  readonly fileId: string;
  readonly size: string;
  /** Default: the newest. */
  readonly version?: number | undefined;
  readonly known: string | undefined;
  /** Whether a file in the bin is read too, for who was shown it before. */
  readonly withDeleted?: true;
}

/** The newest version of a file, or a former one. */
const versionOf = (row: FileRow, number: number | undefined) =>
  number === undefined || number === row.number
    ? row
    : earlierOf(row).find((version) => version.number === number);

/**
 * Reads a file of a plan. Pictures may be displayed; anything else is only downloaded, because it is stored as it was sent.
 *
 * @throws AppError notFound
 */
export async function readFile(
  { database, files }: Services,
  planId: string,
  { fileId, size: named, version: number, known, withDeleted }: Asked,
): Promise<FileAnswer | UnchangedAnswer> {
  const { db } = database;
  const standing = isUuid(fileId) ? await findFile(db, planId, fileId) : undefined;
  const row =
    standing ??
    (withDeleted && isUuid(fileId)
      ? await findDeletedFile(db, { planId, id: fileId, since: null })
      : undefined);
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
