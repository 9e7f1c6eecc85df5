import { attachFile, presignFile } from '@tussock/contract';
import { BREAK_MARKER } from '@tussock/domain';
import { ApiError, AuthError } from '../api/errors.ts';
import { uploadFile } from '../api/upload-file.ts';
import type { FileAnswer, FileWay } from '../plan-session/replica/queue-files.ts';
import { client } from './client.ts';

/** Statuses after which the same file may be taken yet. */
const SOON: ReadonlySet<number> = new Set([401, 408, 425, 429]);

function answerOf(error: unknown): FileAnswer {
  if (!(error instanceof ApiError) || error instanceof AuthError) return { of: 'later' };
  const { status, message } = error;
  if (status === 0 || status >= 500 || SOON.has(status)) return { of: 'later' };
  return { of: 'refused', status, message: message.split(BREAK_MARKER).map((line) => line.trim()) };
}

/** The way of a file that waited on this device to a plan. The form to upload it by is asked for at the last moment: it runs out. */
export const fileWay =
  (planId: string): FileWay =>
  async ({ fileId, blob, type, name, purpose, keepsPlace }) => {
    const params = { planId };
    try {
      const asked = { params, body: { purpose, contentType: type } };
      const { filePath, presignedData } = await client.call(presignFile, asked, { isQuiet: true });
      await uploadFile(presignedData, blob, { contentType: type });
      const body = { filePath, purpose, name: name.slice(0, 200), caption: '', keepsPlace };
      const file = await client.call(attachFile, { params, body }, { isQuiet: true, opId: fileId });
      return { of: 'done', fileId: file._id };
    } catch (error) {
      return answerOf(error);
    }
  };
