import { isUuid } from '@tussock/domain';
import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../access/caller.ts';
import { AppError } from '../http/app-error.ts';

/** One write as it was asked for. A repeated one is answered from its first answer and not done again. */
export interface Op {
  readonly id: string;
  readonly callId: string;
  /** Of everything that was asked; tells a repeated write from another under the same id. */
  readonly digest: () => string;
  /** The version of its target that the caller saw; undefined where the write is to win over whatever stands. */
  readonly seenVersion: number | undefined;
  /** When it was done, as the device claims; left out where it was sent at once. */
  readonly doneAt?: Date | undefined;
}

/** A body whose id is known: where the caller left it out, the id of the write has taken its place. */
export type WithId<Body> = Omit<Body, '_id'> & { readonly _id: string };

/** Somebody and what they ask for. */
export interface Act {
  readonly caller: Pick<Caller, 'userId' | 'askAgain'>;
  readonly op: Op;
}

type Header = string | string[] | undefined;

/** The number in `If-Match: "7"`. A weak or foreign tag is refused rather than ignored: the caller meant to be careful. */
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

/** The write that a call asks for: named by `Idempotency-Key`, about the version in `If-Match`. */
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

/** A write of the server's own, which nobody repeats. */
export const ownOp = (callId: string): Op => ({
  id: uuidv7(),
  callId,
  digest: () => '',
  seenVersion: undefined,
});
