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

/** The name of what the pointer stands on, beside it. It follows the pointer by itself: the map is not drawn anew for it. */
export function HoverName({ store }: { readonly store: HoverStore }) {
  const hover = useStore(store, (state) => state.hover);
  if (!hover) return null;
  return (
    <div className={styles.hover} style={{ left: hover.x, top: hover.y }} role="presentation">
      {hover.text}
    </div>
  );
}
