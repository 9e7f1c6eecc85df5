import { createStore } from 'zustand/vanilla';

/** Where in the top bar the open plan puts its name; null until the bar is on the page. */
export const planNameSlot = createStore<{ readonly element: HTMLElement | null }>(() => ({ element: null }));

/** For the bar to say where it is. */
export const setPlanNameSlot = (element: HTMLElement | null): void => planNameSlot.setState({ element });
