import {
  loadReplica,
  readReplicaChanges,
  writeReplica,
  type RecordOp,
  type StaleReason,
} from '@tussock/contract';
import { BREAK_MARKER } from '@tussock/domain';
import type { RecordNetwork, SinceAnswer, WriteAnswer } from '@tussock/sync';
import { ApiError, AuthError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import { readRecord, withoutSilence } from './snapshot-lines.ts';

/** An answer that takes longer is none, in milliseconds. */
const SLOWEST_MS = 30_000;

/** Whoever asks must sign in, or accept the terms, before anything is said of the plan. */
const mustSignIn = (error: ApiError): boolean =>
  error instanceof AuthError || error.code === 'signInAgain' || error.code === 'termsNotAccepted';

/**
 * A refusal that says that a plan may not be seen any more: what is kept of it goes. What stands between us and the server refuses with pages
 * of its own, which say nothing of anybody's rights.
 */
export const saysWithdrawn = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.code === 'forbidden';

/** What a refusal of `since` means for what is kept. @throws what is no answer to it */
function sinceRefused(error: unknown): SinceAnswer {
  if (error instanceof ApiError) {
    if (mustSignIn(error)) return { of: 'signIn' };
    if (error.code === 'replicaStale')
      return { of: 'stale', reason: (error.current as { reason: StaleReason }).reason }; // declared beside the call
    if (saysWithdrawn(error)) return { of: 'withdrawn' };
  }
  throw error;
}

/** @throws where no answer came */
function writeRefused(error: unknown): WriteAnswer {
  if (!(error instanceof ApiError)) throw error;
  return {
    status: error.status,
    message: error.message.split(BREAK_MARKER).map((line) => line.trim()),
    ...(error.code === undefined ? {} : { code: error.code }),
  };
}

/** The way to the server of one plan's record, by the declared calls. */
export function recordNetwork(planId: string): RecordNetwork {
  const params = { planId };
  return {
    load: async function* () {
      const gaveUp = new AbortController();
      const { signal } = gaveUp;
      try {
        const asking = client.callForBytes(loadReplica, { params }, { isBeside: true, signal });
        yield* readRecord(await withoutSilence(asking));
      } finally {
        // Read to its end there is nothing left to be given up.
        gaveUp.abort();
      }
    },
    since: async (query) => {
      try {
        const signal = AbortSignal.timeout(SLOWEST_MS);
        const reply = await client.call(readReplicaChanges, { params, query }, { isBeside: true, signal });
        return { of: 'changes', ...reply };
      } catch (error) {
        return sinceRefused(error);
      }
    },
    write: async (ops: readonly RecordOp[]) => {
      try {
        const signal = AbortSignal.timeout(SLOWEST_MS);
        const body = { ops: [...ops] };
        const { results } = await client.call(writeReplica, { params, body }, { isQuiet: true, signal });
        return { status: 200, results };
      } catch (error) {
        return writeRefused(error);
      }
    },
  };
}
