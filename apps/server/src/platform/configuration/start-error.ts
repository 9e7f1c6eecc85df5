/** Why the server does not start, in a sentence for whoever starts it: no fault of the program, so no list of its places. */
export class StartError extends Error {}
