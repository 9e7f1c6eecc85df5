import type { ErrorBody, ErrorCode } from '@tussock/contract';
import type { AuthErrorCode } from '@tussock/domain';

/** A call that was refused. The message is what a person reads; break markers part its lines. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  /** Which refusal of our catalogue it was, where the answer says so. */
  readonly code: ErrorCode | undefined;
  /** Messages by the field they belong to, for a form to show beside it. */
  readonly fields: readonly { readonly field: string; readonly message: string }[];
  /** What stands on the server now, when the version sent was stale. */
  readonly current: unknown;
  /** A mended shape offered in place of one that was refused. */
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

/** Nobody is signed in, or not as somebody we know (Spec §8, status 401). */
export class AuthError extends ApiError {
  override readonly name = 'AuthError';
  readonly errorCode: AuthErrorCode;

  constructor(message: string, errorCode: AuthErrorCode, body: Partial<ErrorBody> = {}) {
    super(message, 401, body);
    this.errorCode = errorCode;
  }
}

/** The call never reached a server. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}
