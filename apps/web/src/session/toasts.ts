import { createToastStore } from '@tussock/ui';

/** The one stack of toasts. */
export const toasts = createToastStore();
