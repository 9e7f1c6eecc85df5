import type { FastifyReply } from 'fastify';
import { withinTime } from '../clock/within-time.ts';
import { AppError } from './app-error.ts';

/**
 * Runs a call's work while its answer is awaited. `ended` is aborted when the time of the call is over, counted from its arrival, or when the client
 * has gone; a write that has started by then is completed all the same, and a repeated call gets its answer. The framework's own limit and its signal
 * both end with the body of a call, so a call with a body would never be ended by them.
 *
 * @throws AppError requestTimeout
 */
export async function whileAwaited<T>(
  reply: FastifyReply,
  longestMs: number,
  work: (ended: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  reply.raw.once('close', leave);
  // Gone while it was seen whether they may.
  if (reply.raw.closed) leave();
  let isOver = false;
  const begin = (late: AbortSignal): Promise<T> => {
    late.addEventListener('abort', () => (isOver = true));
    return work(AbortSignal.any([late, gone.signal]));
  };
  try {
    return await withinTime(Math.max(longestMs - reply.elapsedTime, 0), begin);
  } catch (error) {
    throw isOver ? new AppError('requestTimeout') : error;
  } finally {
    reply.raw.removeListener('close', leave);
  }
}
