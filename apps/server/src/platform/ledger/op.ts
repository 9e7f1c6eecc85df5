import { isUuid } from '@tussock/domain';
import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../access/caller.ts';
import { AppError } from '../http/app-error.ts';

/** The identity of one requested write. A repeated write gets its first answer and is not done again. */
export interface Op {
  readonly id: string;
  readonly callId: string;
  /** Digest of the whole request; distinguishes a repeated write from another one under the same id. */
  readonly digest: () => string;
  /** The version of the target that the caller saw; undefined where the write wins over any version. */
  readonly seenVersion: number | undefined;
  /** Time of the change as the device claims; left out where the write was sent at once. */
  readonly doneAt?: Date | undefined;
}

/** A body with its id: where the caller left it out, the id of the write takes its place. */
export type WithId<Body> = Omit<Body, '_id'> & { readonly _id: string };

/** A person and the write they request. */
export interface Act {
  readonly caller: Pick<Caller, 'userId' | 'askAgain'>;
  readonly op: Op;
}

type Header = string | string[] | undefined;

/** Reads the version from `If-Match: "7"`. A weak or foreign tag is refused rather than ignored, since the caller meant to be careful. */
function readSeenVersion(header: Header): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const match = /^"(\d{1,9})"$/.exec(String(header));
  if (!match) throw new AppError('badRequest', { message: ['If-Match must be a version in quotes.'] });
  return Number(match[1]);
}

function readOpId(header: Header): string {
  if (header === undefined) return uuidv7();
  if (typeof header !== 'string' || !isUuid(header))
    throw new AppError('badRequest', { message: ['Idempotency-Key must be an id.'] });
  return header.toLowerCase();
}

/** Reads the write from a call: its id from `Idempotency-Key`, its version from `If-Match`. */
export const opOfCall = (
  callId: string,
  headers: Readonly<Record<string, Header>>,
  asked: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): Op => ({
  id: readOpId(headers['idempotency-key']),
  callId,
  // Whoever sends something again sends the same text: nothing has to be put in order first.
  digest: () => createHash('sha256').update(JSON.stringify(asked)).digest('base64url'),
  seenVersion: readSeenVersion(headers['if-match']),
});

/** Creates the op of a write that the server makes by itself; it is never repeated. */
export const ownOp = (callId: string): Op => ({
  id: uuidv7(),
  callId,
  digest: () => '',
  seenVersion: undefined,
});
