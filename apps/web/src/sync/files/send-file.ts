import type { PlanFile } from '@tussock/contract';
import { BREAK_MARKER } from '@tussock/domain';
import { ApiError, AuthError } from '../../api/errors.ts';
import type { FileAnswer, SendFile } from './file-queue.ts';
// Not by the index of its folder: the desk for uploads, and calls of its own, would come with every record.
import { sendPlanFile, type FileToSend } from '../../session/uploads/send-plan-file.ts';

/** Statuses after which the same file may be accepted later. */
const SOON: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** The server failed on the file; a higher status says that it cannot be reached. */
const FAULT = 500;

function answerOf(error: unknown): FileAnswer {
  if (!(error instanceof ApiError) || error instanceof AuthError) return { of: 'later' };
  const { status, message } = error;
  if (status === FAULT) return { of: 'fault' };
  if (status === 0 || status >= 500 || SOON.has(status)) return { of: 'later' };
  return { of: 'refused', status, message: message.split(BREAK_MARKER).map((line) => line.trim()) };
}

/** Whether a file that failed may be accepted later: no answer came, or one that says nothing about the file. */
export const mayGoLater = (error: unknown): boolean => {
  const { of } = answerOf(error);
  return of === 'later' || of === 'fault';
};

/** Sends a file to its plan; aborts when no bytes are sent for a minute. @throws as `sendPlanFile` does */
export async function sendWatched(file: FileToSend, onSent?: (bytes: number) => void): Promise<PlanFile> {
  const stall = watchForStall();
  try {
    return await sendPlanFile(file, {
      signal: stall.signal,
      onSent: (bytes) => {
        stall.goesOn();
        onSent?.(bytes);
      },
    });
  } finally {
    stall.end();
  }
}

/** Creates the sender of a plan's waiting files. */
export const sendWaitingFile =
  (planId: string): SendFile =>
  async ({ fileId: uploadId, ...file }) => {
    try {
      return { of: 'done', fileId: (await sendWatched({ planId, uploadId, ...file }))._id };
    } catch (error) {
      return answerOf(error);
    }
  };

/** Time without progress, in ms, after which the line is dead, whatever the browser says. Bytes that arrived are not sent again. */
const STALLED_AFTER_MS = 60_000;

/** Creates an abort signal that fires when `goesOn` is not called for a minute. */
function watchForStall() {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goesOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => over.abort(), STALLED_AFTER_MS);
  };
  goesOn();
  return { signal: over.signal, goesOn, end: () => clearTimeout(timer) };
}
