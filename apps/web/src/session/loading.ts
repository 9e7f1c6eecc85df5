import { createLoadingStore } from '@tussock/ui';

/** The list of what is being loaded; the overlay shows while any type is active. */
export const loading = createLoadingStore();

/** Lists a type as loading while the work runs, however it ends. */
export async function whileLoading<T>(type: string, work: () => Promise<T>): Promise<T> {
  loading.start(type);
  try {
    return await work();
  } finally {
    loading.finish(type);
  }
}
