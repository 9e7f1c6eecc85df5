import { errorCatalogue, type ErrorBody, type ErrorCode } from '@tussock/contract';

type Details = Partial<Pick<ErrorBody, 'fields' | 'current' | 'repaired'>> & {
  /** Sentences for the person, in place of the catalogue's own. */
  readonly message?: string | readonly string[];
  /** For the log only; never sent. */
  readonly logText?: string;
};

/** A refusal that was foreseen: it carries an entry of the error catalogue, never a bug. */
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
