/** The value of a feature that is its shape, beside the values of its declared fields. */
export const GEOMETRY = 'geometry';
