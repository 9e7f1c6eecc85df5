/**
 * Maximum accuracy radius in metres of readings that are taken automatically, as accurate as a farm map at 1:5,000, on which a pencil line
 * is a metre wide. Worse readings are taken only on request.
 */
export const GOOD_METRES = 5;

/** Number of readings averaged for a point, about twenty seconds of standing still. */
export const READINGS_OF_A_POINT = 20;

/** Checks whether a reading is accurate enough to be taken automatically. */
export const isGood = (accuracyMetres: number): boolean => accuracyMetres <= GOOD_METRES;
