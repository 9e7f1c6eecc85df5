const unfetched = new WeakSet<Error>();

/** A part of the product that did not come, as the build tells of it. */
export const noteUnfetched = ({ payload }: { readonly payload: Error }): void => void unfetched.add(payload);

/** Whether something failed because a part of the product did not come: one that failed stays failed for as long as the page stands. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && unfetched.has(error);
