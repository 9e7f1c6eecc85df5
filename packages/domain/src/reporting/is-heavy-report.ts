/** Number of rows from which a report takes two seconds or more. */
const HEAVY_ROWS = 2000;

/**
 * Checks whether a report is made through the queue, with its progress shown, instead of while a page waits: by the number of rows in the
 * plan's record.
 */
export const isHeavyReport = (rows: number): boolean => rows > HEAVY_ROWS;
