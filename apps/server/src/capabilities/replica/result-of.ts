import { errorCatalogue, type RecordResult } from '@tussock/contract';
import type { AppError } from '../../platform/http/app-error.ts';
import { RecordConflict } from '../../platform/ledger/record-writer.ts';

/** Formats the refusal of one write among several, with the message it would have alone. */
export function resultOf(opId: string, error: AppError): RecordResult {
  const { message = errorCatalogue[error.code].message, fields, repaired } = error.details;
  return {
    opId,
    status: error.status,
    code: error.code,
    message: typeof message === 'string' ? [message] : [...message],
    ...(fields ? { fields: [...fields] } : {}),
    ...(repaired === undefined ? {} : { repaired }),
    ...(error instanceof RecordConflict ? { clash: { ...error.clash, keys: [...error.clash.keys] } } : {}),
  };
}
