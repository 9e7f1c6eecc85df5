/** Whose attention was drawn to a waiting plan in this tab: once a sign-in is enough. */
const KEY = 'led-to-pending-plan';

export const wasLedToPlan = (userId: string): boolean => sessionStorage.getItem(KEY) === userId;

export const rememberLeading = (userId: string): void => sessionStorage.setItem(KEY, userId);

/** The session is over: whoever signs in next is led anew. */
export const forgetLeading = (): void => sessionStorage.removeItem(KEY);
