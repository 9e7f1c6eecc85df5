import { BREAK_MARKER } from '@tussock/domain';

/** What is said of a fault, a sentence a line. */
export const sentencesOf = (error: unknown): readonly string[] =>
  (error instanceof Error ? error.message : String(error)).split(BREAK_MARKER).map((line) => line.trim());
