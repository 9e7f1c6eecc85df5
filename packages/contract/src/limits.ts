/** The largest body that carries one feature, in bytes: a shape of some tens of thousands of corners stays far below it. */
export const FEATURE_BODY_LIMIT = 4 * 1024 * 1024;

/** As many features as one call may write, each of a common size, in bytes. */
export const BATCH_BODY_LIMIT = 16 * 1024 * 1024;
