import type { RecordNetwork, WriteAnswer } from './network.ts';
import type { Outbox } from './outbox.ts';
import { ErrorCounts } from './error-counts.ts';
import type { RecordOp } from './stored.ts';

/**
 * How sending ended: nothing is left that may go; the server could not take it now; somebody must sign in; this page is too old to be
 * understood.
 */
export type Sent =
  | { readonly of: 'done' | 'signIn' | 'outdated' }
  | { readonly of: 'later'; readonly afterSeconds?: number };

/** The server failed on what it was sent. Above, it is away for a moment, whatever it was sent. */
const SERVER_ERROR = 500;
const SOON: ReadonlySet<number> = new Set([408, 425, 429]);

interface FlushOptions {
  readonly isOver?: () => boolean;
  /** How often the server failed on each operation, in this page. */
  readonly errors?: ErrorCounts;
}

/**
 * Sends the outbox, batch by batch, in order. Refused operations stay, with their answer; those the server could not take now, or did not
 * answer, are retried later. An operation that the server fails on again and again is set aside as refused. One page at a time calls this;
 * two at once would do nothing twice. `isOver`: no further batch is sent.
 */
export async function flushOutbox(
  queue: Outbox,
  write: RecordNetwork['write'],
  { isOver = () => false, errors = new ErrorCounts() }: FlushOptions = {},
): Promise<Sent> {
  let most: number | undefined;
  for (;;) {
    if (isOver()) return { of: 'done' };
    const batch = await queue.takeBatch(most);
    if (batch.length === 0) return { of: 'done' };
    const answer = await write(batch).catch(() => undefined);
    const verdict = verdictOnAll(answer);
    if (verdict) {
      await queue.settle([]);
      return verdict;
    }
    const [only, another] = batch;
    const results = answer?.results ?? (only && !another ? [refused(only, answer)] : undefined);
    if (results) {
      const setAside = errors.tooManyOf(results);
      await queue.settle(results, setAside);
      if (setAside.size === 0 && results.every(({ status }) => isForLater(status))) return { of: 'later' };
    } else {
      // One operation fails the whole request: sent one by one it is found, and the others go on.
      await queue.settle([]);
      most = 1;
    }
  }
}

const isForLater = (status: number): boolean =>
  status >= SERVER_ERROR || SOON.has(status) || status === 401 || status === 424;

function verdictOnAll(answer: WriteAnswer | undefined): Sent | undefined {
  if (!answer) return { of: 'later' };
  const { status, code, retryAfterSeconds } = answer;
  if (status === 401 || code === 'signInAgain' || code === 'termsNotAccepted') return { of: 'signIn' };
  if (status === 426) return { of: 'outdated' };
  if (status > SERVER_ERROR || SOON.has(status))
    return { of: 'later', ...(retryAfterSeconds === undefined ? {} : { afterSeconds: retryAfterSeconds }) };
  return undefined;
}

const refused = ({ opId }: RecordOp, answer: WriteAnswer | undefined) => ({
  opId,
  status: answer?.status ?? 0,
  ...(answer?.code === undefined ? {} : { code: answer.code }),
  ...(answer?.message === undefined ? {} : { message: [...answer.message] }),
});
