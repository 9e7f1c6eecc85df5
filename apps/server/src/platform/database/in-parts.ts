/** Rows per statement: a statement carries 65,535 values at most, and so many rows of our widest table stay well below. */
const ROWS_AT_ONCE = 4000;

/** Splits rows into chunks that fit into one statement each. */
export const inParts = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_part, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
