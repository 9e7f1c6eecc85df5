import type { AnyCall, ReplyOf } from '@tussock/contract';
import type { FieldRefusal } from '@tussock/domain';
import { useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import { isSessionError, type CallArguments, type CallOptions } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { client } from './client.ts';
import { toasts } from './toasts.ts';

/** The refusals of a failed save by field, for a form to show beside each. */
export const refusalsOf = (error: unknown): readonly FieldRefusal[] =>
  error instanceof ApiError ? error.fields : [];

/** Whether somebody else saved first. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'staleVersion';

/** Whether the person has to sign in again before this can be saved. */
export const asksToSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'signInAgain';

/** Whether the screen shows an error in its own place: beside a field, as a conflict, or as the page of a lost session. */
const hasOwnPlace = (error: unknown): boolean =>
  refusalsOf(error).length > 0 || isStale(error) || asksToSignInAgain(error) || isSessionError(error);

type SaveFromForm = <C extends AnyCall>(
  declaration: C,
  args: CallArguments<C>,
  options?: Pick<CallOptions, 'version'>,
) => Promise<ReplyOf<C>>;

/**
 * Returns the function that saves a form. Errors the form shows are left to it, all others become a toast. A retry of the same save keeps its op id,
 * so that nothing is done twice where only the answer was lost.
 */
export function useSaveFromForm(): SaveFromForm {
  const lastRef = useRef({ save: '', opId: '' });
  return async (declaration, args, options = {}) => {
    const save = JSON.stringify([declaration.id, args, options.version]);
    if (lastRef.current.save !== save) lastRef.current = { save, opId: uuidv7() };
    try {
      const { opId } = lastRef.current;
      return await client.call(declaration, args, { ...options, opId, isQuiet: true });
    } catch (error) {
      if (!hasOwnPlace(error) && error instanceof Error) {
        toasts.show({ message: error.message, type: 'danger' });
      }
      throw error;
    }
  };
}
