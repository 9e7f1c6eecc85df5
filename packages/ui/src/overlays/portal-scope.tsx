import { createContext, useContext } from 'react';

/**
 * Element to which floating parts (menus, lists, tooltips, calendars) are attached. Inside an overlay or a modal it is an element within
 * that, because the specification's dropdown level (60) lies under those of an overlay (80) and a modal (100).
 */
export const PortalScope = createContext<Element | null>(null);

/** Element to which floating parts are attached, or undefined for the body of the page. */
export function usePortalScope(): Element | undefined {
  return useContext(PortalScope) ?? undefined;
}
