import type { ErrorBody, ErrorCode, errorCatalogue } from '@tussock/contract';
import { authErrors, BREAK_MARKER, refusals, type AuthErrorCode } from '@tussock/domain';
import { ApiError, AuthError } from './errors.ts';

/** Spec §8 "Legacy client on non-200 status": the sentence of each status that does not depend on the body. */
const FIXED_SENTENCES: Readonly<Record<number, string>> = {
  403: refusals.forbidden,
  404: refusals.notFound,
  408: refusals.tooSlow,
  413: refusals.tooLarge,
  429: refusals.tooMany,
};

/** Statuses whose body may say what is wrong, and the sentence where it does not. */
const BODY_SENTENCES: Readonly<Record<number, string>> = {
  400: refusals.badRequest,
  500: refusals.generic,
  502: refusals.generic,
};

/** What the specification gives a sentence for, or the answer's own. */
type SpecifiedStatus = 400 | 401 | 403 | 404 | 408 | 413 | 429 | 500 | 502;
type OwnCode = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['status'] extends SpecifiedStatus ? never : C;
}[ErrorCode];

/**
 * Refusals that the specification does not know and that our own catalogue words: the answer's sentence is shown. An answer of any
 * other status without such a code gets the generic sentence. The catalogue itself is the server's to carry: here are its codes, of
 * which none can be forgotten.
 */
const OWN_CODES: Readonly<Record<OwnCode, true>> = {
  staleVersion: true,
  alreadyExists: true,
  planSubmitted: true,
  planArchived: true,
  wrongMove: true,
  shapeLocked: true,
  staleApproval: true,
  calendarAnew: true,
  fileInUse: true,
  planFilesFull: true,
  opIdUsed: true,
  gone: true,
  replicaStale: true,
  held: true,
  schemaNewer: true,
  addressTooLong: true,
  wrongMediaType: true,
  headersTooLarge: true,
  busy: true,
  planBusy: true,
  databaseFull: true,
  storageFull: true,
  databaseAway: true,
};

/** The error that a refused answer stands for (Spec §8), row by row. `body` is what could be read of it. */
export function errorFromReply(status: number, body: unknown): ApiError {
  const details = readErrorBody(body);
  if (status === 401) {
    const errorCode =
      details.errorCode !== undefined && details.errorCode in authErrors ? details.errorCode : 200;
    return new AuthError(authErrors[errorCode].title, errorCode, details);
  }
  const fixed = FIXED_SENTENCES[status];
  if (fixed !== undefined) return new ApiError(fixed, status, details);
  const message = joinMessage(details.message);
  const fallback = BODY_SENTENCES[status];
  if (fallback !== undefined) return new ApiError(message ?? fallback, status, details);
  const isOurs = details.code !== undefined && Object.hasOwn(OWN_CODES, details.code);
  return new ApiError((isOurs && message) || refusals.generic, status, details);
}

function joinMessage(message: unknown): string | undefined {
  const joined = Array.isArray(message) ? message.join(BREAK_MARKER) : message;
  return typeof joined === 'string' && joined !== '' ? joined : undefined;
}

/** What can be trusted of an answer that may come from anywhere: a proxy's page is no body of ours. */
function readErrorBody(body: unknown): Partial<ErrorBody> {
  if (typeof body !== 'object' || body === null) return {};
  const { errorCode, ...rest } = body as Partial<ErrorBody>; // every part is optional and checked where it is used
  const code = Number(errorCode);
  return Number.isInteger(code) ? { ...rest, errorCode: code as AuthErrorCode } : rest; // looked up before use
}
