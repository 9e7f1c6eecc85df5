const unfetched = new WeakSet<Error>();

/** Notes that a chunk of the product's code could not be loaded; called with the build tool's event. */
export const noteUnfetched = ({ payload }: { readonly payload: Error }): void => void unfetched.add(payload);

/** Whether an error is a chunk that could not be loaded. Such a chunk stays failed until the page is reloaded. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && unfetched.has(error);
