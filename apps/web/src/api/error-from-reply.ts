import type { ErrorBody, ErrorCode, errorCatalogue } from '@tussock/contract';
import { authErrors, BREAK_MARKER, refusals, type AuthErrorCode } from '@tussock/domain';
import { ApiError, AuthError } from './errors.ts';

/** Spec §8 "Legacy client on non-200 status": messages for statuses where the body does not matter. */
const FIXED_SENTENCES: Readonly<Record<number, string>> = {
  403: refusals.forbidden,
  404: refusals.notFound,
  408: refusals.tooSlow,
  413: refusals.tooLarge,
  429: refusals.tooMany,
};

/** Statuses whose body may have a message, and the default message. */
const BODY_SENTENCES: Readonly<Record<number, string>> = {
  400: refusals.badRequest,
  500: refusals.generic,
  502: refusals.generic,
};

/** Statuses that the specification gives a message for, fixed or from the reply. */
type SpecifiedStatus = 400 | 401 | 403 | 404 | 408 | 413 | 429 | 500 | 502;
type OwnCode = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['status'] extends SpecifiedStatus ? never : C;
}[ErrorCode];

/**
 * Codes of refusals that the specification does not know: their message in the reply is shown. A reply of any other status without such a code gets
 * the generic message. The catalogue itself stays on the server: this has only its codes, and the type makes sure that all are here.
 */
const OWN_CODES: Readonly<Record<OwnCode, true>> = {
  staleVersion: true,
  preconditionFailed: true,
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

/** Creates the error for a refused reply (Spec §8), row by row. `body` is what could be read of it. */
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

/** Reads the error fields of a body that may come from anywhere: a proxy's page has none of them. */
function readErrorBody(body: unknown): Partial<ErrorBody> {
  if (typeof body !== 'object' || body === null) return {};
  const { errorCode, ...rest } = body as Partial<ErrorBody>; // every part is optional and checked where it is used
  const code = Number(errorCode);
  return Number.isInteger(code) ? { ...rest, errorCode: code as AuthErrorCode } : rest; // looked up before use
}
