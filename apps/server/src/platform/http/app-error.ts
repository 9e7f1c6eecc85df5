import { errorCatalogue, type ErrorBody, type ErrorCode } from '@tussock/contract';

type Details = Partial<Pick<ErrorBody, 'fields' | 'current' | 'repaired'>> & {
  /** Messages for the person, in place of those of the error catalogue. */
  readonly message?: string | readonly string[];
  /** For the log only; never sent. */
  readonly logText?: string;
};

/** A foreseen refusal, never a bug; it carries an entry of the error catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.logText ?? errorCatalogue[code].message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  toBody(requestId: string): ErrorBody {
    const entry: (typeof errorCatalogue)[ErrorCode] & { errorCode?: ErrorBody['errorCode'] } =
      errorCatalogue[this.code];
    const { message, fields, current, repaired } = this.details;
    return {
      message: message ?? entry.message,
      code: this.code,
      ...(entry.errorCode === undefined ? {} : { errorCode: entry.errorCode }),
      ...(fields ? { fields } : {}),
      ...(current === undefined ? {} : { current }),
      ...(repaired === undefined ? {} : { repaired }),
      requestId,
    };
  }
}
