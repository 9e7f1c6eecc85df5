import { AppError } from './app-error.ts';

/**
 * Refuses an address that is no text once its percent signs are read: bytes that are no UTF-8, and NUL, which the database
 * cannot keep.
 *
 * @throws AppError badRequest
 */
export function checkAddress(url: string): void {
  let text: string;
  try {
    text = decodeURIComponent(url);
  } catch {
    throw badAddress();
  }
  if (text.includes('\0')) throw badAddress();
}

export const badAddress = (): AppError =>
  new AppError('badRequest', { message: ['The address contains characters that are not text.'] });
