import { BREAK_MARKER } from '@tussock/domain';
import { ApiError, AuthError } from '../api/errors.ts';
import type { FileAnswer, FileWay } from '../plan-session/replica/queue-files.ts';
import { sendPlanFile } from './uploads/index.ts';

/** Statuses after which the same file may be taken yet. */
const SOON: ReadonlySet<number> = new Set([401, 408, 425, 429]);

function answerOf(error: unknown): FileAnswer {
  if (!(error instanceof ApiError) || error instanceof AuthError) return { of: 'later' };
  const { status, message } = error;
  if (status === 0 || status >= 500 || SOON.has(status)) return { of: 'later' };
  return { of: 'refused', status, message: message.split(BREAK_MARKER).map((line) => line.trim()) };
}

/** The way of a file that waited on this device to a plan. */
export const fileWay =
  (planId: string): FileWay =>
  async ({ fileId: uploadId, ...file }) => {
    try {
      return { of: 'done', fileId: (await sendPlanFile({ planId, uploadId, ...file }))._id };
    } catch (error) {
      return answerOf(error);
    }
  };
