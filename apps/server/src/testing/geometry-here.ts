import { loadGeos } from '@tussock/geometry';
import type { GeometryThreads } from '../platform/geometry/geometry-threads.ts';

/** Geometry without threads, for what is tested without a server. */
export const geometryHere: GeometryThreads = {
  run: async ({ work }, input) => work(await loadGeos(), input),
  refuseWaiting: () => undefined,
  close: () => Promise.resolve(),
};
