import { createToastStore } from '@tussock/ui';

/** The stack of toasts. */
export const toasts = createToastStore();
