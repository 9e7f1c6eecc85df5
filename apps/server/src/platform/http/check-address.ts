import { AppError } from './app-error.ts';

/**
 * Refuses a URL that is no valid text after percent-decoding: bytes that are no UTF-8, and NUL, which the database cannot store.
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
