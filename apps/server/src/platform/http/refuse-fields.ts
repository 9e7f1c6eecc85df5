import type { FieldRefusal } from '@tussock/domain';
import { AppError } from './app-error.ts';

/** Creates a refusal of values, with a message for each field. */
export const refuseFields = (refusals: readonly FieldRefusal[]): AppError =>
  new AppError('badRequest', {
    message: [...new Set(refusals.map(({ message }) => message))],
    fields: refusals,
  });

/** Creates a refusal of one value, with the message for its field. */
export const refuseField = (field: string, message: string): AppError => refuseFields([{ field, message }]);

/** Refusals of one row of a sent list; each field gets the row's index as prefix. */
export const atRow = (index: number, refusals: readonly FieldRefusal[]): FieldRefusal[] =>
  refusals.map(({ field, message }) => ({ field: `rows.${index}.${field}`, message }));
