/** One statement carries 65,535 values at most; so many rows of our widest table are well below. */
const ROWS_AT_ONCE = 4000;

/** Rows in parts that one statement each can carry. */
export const inParts = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_part, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
