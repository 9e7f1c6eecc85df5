import type { PresignedData } from '@tussock/contract';
import { refusals } from '@tussock/domain';
import { ApiError } from './errors.ts';

/** Spec §8: a file that is too large has a message of its own, whichever store reports it. */
const isTooLarge = (status: number, body: string): boolean =>
  status === 413 || (status === 400 && body.includes('EntityTooLarge'));

/** Creates the error for an upload that was refused (Spec §8). */
export const uploadFault = (status: number, body: string): ApiError =>
  isTooLarge(status, body)
    ? new ApiError(refusals.tooLarge, 413)
    : new ApiError(refusals.imageUpload, status);

/**
 * Sends a file to its presigned target: the signed fields, a Content-Type field, the file; resolves when the answer is ok (Spec §7 "File upload").
 * Uses XMLHttpRequest, because fetch does not report upload progress. `onProgress` gets shares from 0 to 1.
 *
 * @throws {ApiError} with the specified message, also when the target cannot be reached
 */
export function uploadFile(
  { url, fields }: PresignedData,
  file: Blob,
  options: {
    readonly contentType: string;
    readonly onProgress?: (share: number) => void;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('Content-Type', options.contentType);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      options.onProgress?.(total > 0 ? loaded / total : 0);
    });
    const settle = (): void => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(uploadFault(status, request.responseText));
    };
    request.addEventListener('load', settle);
    request.addEventListener('error', settle);
    request.addEventListener('abort', () => reject(new ApiError(refusals.imageUpload, 0)));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (options.signal?.aborted) return reject(new ApiError(refusals.imageUpload, 0));
    request.send(form);
  });
}
