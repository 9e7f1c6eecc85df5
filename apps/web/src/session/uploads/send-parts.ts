import type { ReplyOf, uploadParts } from '@tussock/contract';
import { uploadFile } from '../../api/upload-file.ts';

type UnderWay = ReplyOf<typeof uploadParts>;

/** A form to send a part by is good for fifteen minutes; a slow line is given others in time. */
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
  /** Hears how many bytes have arrived. */
  readonly onSent?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file part by part; those that arrived before are not sent again. `ask` asks which are missing. Gives what the upload is called.
 *
 * @throws {ApiError} with the sentence of what was not taken; asked again with the same upload id it goes on where it broke off
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
