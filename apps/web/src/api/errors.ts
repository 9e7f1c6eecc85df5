import type { ErrorBody, ErrorCode } from '@tussock/contract';
import type { AuthErrorCode } from '@tussock/domain';

/** Error: a call was refused. The message is for the person; break markers separate its lines. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  /** Code of the refusal in our catalogue, where the reply has one. */
  readonly code: ErrorCode | undefined;
  /** Messages by field, for a form to show beside each. */
  readonly fields: readonly { readonly field: string; readonly message: string }[];
  /** The present state on the server, when the sent version was stale. */
  readonly current: unknown;
  /** A repaired shape, offered in place of the refused one. */
  readonly repaired: unknown;
  readonly requestId: string | undefined;

  constructor(message: string, status: number, body: Partial<ErrorBody> = {}) {
    super(message);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? [];
    this.current = body.current;
    this.repaired = body.repaired;
    this.requestId = body.requestId;
  }
}

/** Error: nobody is signed in, or somebody unknown (Spec §8, status 401). */
export class AuthError extends ApiError {
  override readonly name = 'AuthError';
  readonly errorCode: AuthErrorCode;

  constructor(message: string, errorCode: AuthErrorCode, body: Partial<ErrorBody> = {}) {
    super(message, 401, body);
    this.errorCode = errorCode;
  }
}

/** Error: the call never reached a server. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}
