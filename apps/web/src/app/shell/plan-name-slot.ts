import { createStore } from 'zustand/vanilla';

/** The element in the top bar for the open plan's name; null until the bar is rendered. */
export const planNameSlot = createStore<{ readonly element: HTMLElement | null }>(() => ({ element: null }));

/** Sets that element; called by the top bar. */
export const setPlanNameSlot = (element: HTMLElement | null): void => planNameSlot.setState({ element });
