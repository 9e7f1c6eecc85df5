import type { AnyCall, ReplyOf } from '@tussock/contract';
import type { FieldRefusal } from '@tussock/domain';
import { useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import { isSessionError, type CallArguments, type CallOptions } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { client } from './client.ts';
import { toasts } from './toasts.ts';

/** The refusals of a failed save, by field, for a form to show beside each. */
export const refusalsOf = (error: unknown): readonly FieldRefusal[] =>
  error instanceof ApiError ? error.fields : [];

/** Whether somebody else saved first. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'staleVersion';

/** Whether the person has to sign in anew before this is saved. */
export const asksToSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'signInAgain';

/** Whether the screen shows a fault in a place of its own: beside a field, as a conflict, or as the page of a lost session. */
const hasOwnPlace = (error: unknown): boolean =>
  refusalsOf(error).length > 0 || isStale(error) || asksToSignInAgain(error) || isSessionError(error);

type SaveFromForm = <C extends AnyCall>(
  declaration: C,
  args: CallArguments<C>,
  options?: Pick<CallOptions, 'version'>,
) => Promise<ReplyOf<C>>;

/**
 * Makes the call of a form. What the form shows itself is left to it, everything else becomes a toast. The same save tried again
 * keeps its op id: where the first answer was lost on its way, nothing is done twice.
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
