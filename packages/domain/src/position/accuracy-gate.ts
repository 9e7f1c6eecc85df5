/**
 * What is drawn by GPS is as sure as a farm map at 1:5,000, on which a pencil's line is a metre wide: a reading is taken by itself within so
 * many metres, a worse one on purpose only.
 */
export const GOOD_METRES = 5;

/** A point is the average of so many readings, some twenty seconds of standing still. */
export const READINGS_OF_A_POINT = 20;

/** Whether a reading is taken by itself. */
export const isGood = (accuracyMetres: number): boolean => accuracyMetres <= GOOD_METRES;
