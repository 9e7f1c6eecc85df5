const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a part of an address can be the id of anything: what is not must not reach the database. */
export const isUuid = (text: string): boolean => UUID.test(text);
