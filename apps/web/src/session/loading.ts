import { createLoadingStore } from '@tussock/ui';

/** The one list of what is being loaded; the overlay shows while any type is active. */
export const loading = createLoadingStore();

/** Has a type in the list for as long as the work takes, however it ends. */
export async function whileLoading<T>(type: string, work: () => Promise<T>): Promise<T> {
  loading.start(type);
  try {
    return await work();
  } finally {
    loading.finish(type);
  }
}
