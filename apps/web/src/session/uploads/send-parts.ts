import type { ReplyOf, uploadParts } from '@tussock/contract';
import { uploadFile } from '../../api/upload-file.ts';

type UnderWay = ReplyOf<typeof uploadParts>;

/** Validity of upload forms: a form for a chunk is good for fifteen minutes, and a slow connection gets new ones in time. */
const FORMS_ARE_GOOD_MS = 600_000;

type Missing = UnderWay['missing'][number];

const sendPart = (
  { from, to, presignedData }: Missing,
  {
    blob,
    contentType,
    signal,
    onSent,
  }: { blob: Blob; contentType: string; signal: AbortSignal | undefined; onSent: (bytes: number) => void },
): Promise<void> =>
  uploadFile(presignedData, blob.slice(from, to), {
    contentType,
    signal,
    onProgress: (share) => onSent(Math.round(share * (to - from))),
  });

export interface SendOptions {
  /** Called with the number of bytes that have arrived. */
  readonly onSent?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Uploads a file chunk by chunk, without those that arrived before. `ask` fetches which are missing. Resolves with the name of the upload.
 *
 * @throws {ApiError} with the message of a refused chunk; a retry with the same upload id resumes where it broke off
 */
export async function sendParts(
  { blob, contentType }: { readonly blob: Blob; readonly contentType: string },
  ask: () => Promise<UnderWay>,
  { signal, onSent }: SendOptions = {},
): Promise<string> {
  let upload = await ask();
  let askedAt = Date.now();
  while (upload.missing.length > 0) {
    const [part] = upload.missing;
    const sent = upload.missing.reduce((left, { from, to }) => left - (to - from), blob.size);
    onSent?.(sent);
    if (part) await sendPart(part, { blob, contentType, signal, onSent: (bytes) => onSent?.(sent + bytes) });
    const isOld = Date.now() - askedAt > FORMS_ARE_GOOD_MS;
    if (isOld) askedAt = Date.now();
    upload = isOld ? await ask() : { ...upload, missing: upload.missing.slice(1) };
  }
  return upload.filePath;
}
