/** What the id of anything looks like, in capitals or not. */
export const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of anything: what is not must not reach the database. */
export const isUuid = (text: string): boolean => UUID_PATTERN.test(text);
