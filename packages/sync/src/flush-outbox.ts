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

/** The server came to grief over what it was sent. Above, it is away for a moment, whatever it was sent. */
const FAULT = 500;
const SOON: ReadonlySet<number> = new Set([408, 425, 429]);

interface SendingMeans {
  readonly isOver?: () => boolean;
  /** Of this page: how often the server came to grief over each op. */
  readonly faults?: ErrorCounts;
}

/**
 * Sends what waits, in order. What the server refuses stays, with its answer; what it could not take now, or did not answer, stays as it was.
 * What the server comes to grief over again and again is set aside like what it refuses. To be called by one page at a time; twice at once
 * would do nothing twice. `isOver`: nothing more is begun.
 */
export async function flushOutbox(
  queue: Outbox,
  write: RecordNetwork['write'],
  { isOver = () => false, faults = new ErrorCounts() }: SendingMeans = {},
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
      const setAside = faults.tooManyOf(results);
      await queue.settle(results, setAside);
      if (setAside.size === 0 && results.every(({ status }) => isForLater(status))) return { of: 'later' };
    } else {
      // Something in it spoils the whole request: one by one it is found, and the others go on.
      await queue.settle([]);
      most = 1;
    }
  }
}

const isForLater = (status: number): boolean =>
  status >= FAULT || SOON.has(status) || status === 401 || status === 424;

function verdictOnAll(answer: WriteAnswer | undefined): Sent | undefined {
  if (!answer) return { of: 'later' };
  const { status, code, retryAfterSeconds } = answer;
  if (status === 401 || code === 'signInAgain' || code === 'termsNotAccepted') return { of: 'signIn' };
  if (status === 426) return { of: 'outdated' };
  if (status > FAULT || SOON.has(status))
    return { of: 'later', ...(retryAfterSeconds === undefined ? {} : { afterSeconds: retryAfterSeconds }) };
  return undefined;
}

const refused = ({ opId }: RecordOp, answer: WriteAnswer | undefined) => ({
  opId,
  status: answer?.status ?? 0,
  ...(answer?.code === undefined ? {} : { code: answer.code }),
  ...(answer?.message === undefined ? {} : { message: [...answer.message] }),
});
