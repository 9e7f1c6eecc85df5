/** Error: the server cannot start, for a reason told in one sentence; it is no bug, so no stack is shown. */
export class StartError extends Error {}
