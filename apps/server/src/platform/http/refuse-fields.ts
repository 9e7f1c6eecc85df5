import type { FieldRefusal } from '@tussock/domain';
import { AppError } from './app-error.ts';

/** A refusal of values, each beside its field. */
export const refuseFields = (refusals: readonly FieldRefusal[]): AppError =>
  new AppError('badRequest', {
    message: [...new Set(refusals.map(({ message }) => message))],
    fields: refusals,
  });

/** A refusal of one value, beside its field. */
export const refuseField = (field: string, message: string): AppError => refuseFields([{ field, message }]);
