import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import styles from './plan-map.module.css';

interface Hover {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export type HoverStore = ReturnType<typeof createHoverStore>;

export const createHoverStore = () => createStore<{ hover: Hover | null }>(() => ({ hover: null }));

/** Tooltip with the name of the feature under the pointer. It subscribes to the pointer itself, so that the map is not rendered again. */
export function HoverName({ store }: { readonly store: HoverStore }) {
  const hover = useStore(store, (state) => state.hover);
  if (!hover) return null;
  return (
    <div className={styles.hover} style={{ left: hover.x, top: hover.y }} role="presentation">
      {hover.text}
    </div>
  );
}
