import type { FastifyReply } from 'fastify';
import { withinTime } from '../clock/within-time.ts';
import { AppError } from './app-error.ts';

/**
 * Does what a call asks for as long as its answer is waited for. `ended` is aborted when the time of the call is over, counted from when it came in, or
 * when whoever asked has gone; what has begun to be written by then is finished all the same, and a repeated call is answered with it.
 *
 * The framework's own limit and its signal both end with the body of a call: whoever sends one would never be ended.
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
