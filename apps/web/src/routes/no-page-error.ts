/** Error: the address has the form of a page and names none, e.g. with an unknown kind. */
export class NoPageError extends Error {
  override readonly name = 'NoPageError';
}
