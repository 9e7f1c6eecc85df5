/** Pattern of a UUID, in upper or lower case. */
export const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks whether a text is a UUID. Any other text must not reach the database as an id. */
export const isUuid = (text: string): boolean => UUID_PATTERN.test(text);
