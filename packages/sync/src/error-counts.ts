import type { RecordResult } from './stored.ts';

/** After so many errors of the server on the same thing it is set aside: those behind it do not wait for ever. */
export const MOST_ERRORS = 5;
/** The status of a server error; that the server is away or busy says nothing of what it was sent. */
const SERVER_ERROR = 500;

/** Counts how often the server failed on each thing, for as long as a page is open. */
export class ErrorCounts {
  readonly #counts = new Map<string, number>();

  /** Counts an answer about a thing; true where it is to be set aside, and its count restarts. */
  isTooMany(id: string, status: number): boolean {
    const count = status === SERVER_ERROR ? (this.#counts.get(id) ?? 0) + 1 : 0;
    if (count === 0 || count >= MOST_ERRORS) this.#counts.delete(id);
    else this.#counts.set(id, count);
    return count >= MOST_ERRORS;
  }

  /** The ids to be set aside, of some answers. */
  tooManyOf(results: readonly RecordResult[]): ReadonlySet<string> {
    return new Set(
      results.filter(({ opId, status }) => this.isTooMany(opId, status)).map(({ opId }) => opId),
    );
  }
}
