import type { RecordResult } from './stored.ts';

/** After so many faults of the server over the same thing it is set aside: those behind it do not wait for ever. */
export const MOST_ERRORS = 5;
/** The server has a fault of its own; that it is away or busy says nothing of what it was sent. */
const FAULT = 500;

/** How often the server came to grief over each thing, for as long as a page is open. */
export class ErrorCounts {
  readonly #counts = new Map<string, number>();

  /** Notes an answer about a thing; true where it is to be set aside, and its count begins anew. */
  isTooMany(id: string, status: number): boolean {
    const count = status === FAULT ? (this.#counts.get(id) ?? 0) + 1 : 0;
    if (count === 0 || count >= MOST_ERRORS) this.#counts.delete(id);
    else this.#counts.set(id, count);
    return count >= MOST_ERRORS;
  }

  /** Of some answers, the ids of those to be set aside. */
  tooManyOf(results: readonly RecordResult[]): ReadonlySet<string> {
    return new Set(
      results.filter(({ opId, status }) => this.isTooMany(opId, status)).map(({ opId }) => opId),
    );
  }
}
