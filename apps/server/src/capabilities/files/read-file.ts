import { isImageType, isUuid } from '@tussock/domain';
import type { FileAnswer, UnchangedAnswer } from '../../handlers.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findFile } from './plan-file-store.ts';

/** A file never changes, but who may see it may: a browser keeps it, and asks each time whether it still may show it. */
const CACHING = 'private, no-cache';

/**
 * A file of a plan. A picture is shown; anything else is only ever downloaded, because it is as somebody sent it.
 *
 * @throws AppError notFound
 */
export async function readFile(
  { database, files }: Services,
  planId: string,
  { fileId, size, known }: { fileId: string; size: string; known: string | undefined },
): Promise<FileAnswer | UnchangedAnswer> {
  const row = isUuid(fileId) ? await findFile(database.db, planId, fileId) : undefined;
  const isPicture = row !== undefined && isImageType(row.contentType);
  const isKnownSize = isPicture ? size === 'large' || size === 'small' : size === 'original';
  if (!row || !isKnownSize) throw new AppError('notFound');
  const headers = { 'cache-control': CACHING, etag: `"${row.id}-${size}"` };
  if (known === headers.etag) return { isUnchanged: true, headers };
  // Only photos and documents are files of a plan, and both lie in the same folder.
  const keys = keysMadeFrom({ purpose: 'photo', planId }, row.id);
  const bytes = await files.read(
    keys[size === 'original' ? 'original' : size === 'large' ? 'large' : 'small'],
  );
  if (!bytes) throw new AppError('notFound', { logText: `the file ${row.id} is not in the store` });
  return {
    bytes,
    contentType: row.contentType,
    headers,
    ...(isPicture ? {} : { fileName: row.name }),
  };
}
