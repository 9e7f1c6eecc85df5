import { useMedia } from '../tokens/use-media.ts';

/** Number of rows a virtual list renders beyond those in view: `usual`, and all of them while the page is printed. */
export function useRowsBeyondView(count: number, usual: number): number {
  return useMedia('print') ? count : usual;
}
