/** The address has the form of a page and names none, as where its kind is unknown. */
export class NoPageError extends Error {
  override readonly name = 'NoPageError';
}
