import { ApiError } from '../../api/errors.ts';
import { toasts } from '../../session/toasts.ts';

const told = new WeakSet<ApiError>();

/** Shows a refusal as a toast, once for each error, however many callers pass it on. Other errors are ignored: whoever caught them has shown them. */
export function showRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || told.has(error)) return;
  told.add(error);
  toasts.show({ message: error.message, type: 'danger' });
}

/** For what is written without a form: a refusal is told even where it names a field, and handed on. */
export const showingRefusal = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    showRefusal(error);
    throw error;
  });
