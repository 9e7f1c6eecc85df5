import { ApiError } from '../../api/errors.ts';
import { toasts } from '../../session/toasts.ts';

const told = new WeakSet<ApiError>();

/** Tells why something was not written, once, however many hear of it. What is no refusal has been told by whoever met it. */
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
