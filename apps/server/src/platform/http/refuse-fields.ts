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

/** Refusals of one row of a list that is sent, each beside its field of that row. */
export const atRow = (index: number, refusals: readonly FieldRefusal[]): FieldRefusal[] =>
  refusals.map(({ field, message }) => ({ field: `rows.${index}.${field}`, message }));
