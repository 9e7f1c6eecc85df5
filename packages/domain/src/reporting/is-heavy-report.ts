/** A report of so many rows takes two seconds or more to make. */
const HEAVY_ROWS = 2000;

/** Whether a report of a plan with this many rows in its record is made through the queue, with its progress shown, and not while a page waits. */
export const isHeavyReport = (rows: number): boolean => rows > HEAVY_ROWS;
