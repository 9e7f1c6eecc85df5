import { createContext, useContext } from 'react';

/**
 * Where floating parts (menus, lists, tooltips, calendars) are attached. Inside an overlay or a modal it is a place within it,
 * because the specification's level of a dropdown (60) lies under those of an overlay (80) and a modal (100).
 */
export const PortalScope = createContext<Element | null>(null);

/** The element floating parts attach to, or undefined for the body of the page. */
export function usePortalScope(): Element | undefined {
  return useContext(PortalScope) ?? undefined;
}
