/** Key of a feature's shape, beside the values of its declared fields. */
export const GEOMETRY = 'geometry';
