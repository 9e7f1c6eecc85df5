/** Selectors of temporary elements over a page that close on Escape by themselves: an open list, menu or calendar, and a dialog. */
const OPEN = [
  '[role="listbox"]',
  '[role="menu"]',
  '[role="alertdialog"]',
  '[role="dialog"]:not([aria-modal="true"])',
  '[aria-haspopup][aria-expanded="true"]',
  '[role="combobox"][aria-expanded="true"]',
].join();

/**
 * Checks whether Escape is meant for an element over the page, and not for the page. An element that is fading out does not count as open.
 */
export const isSomethingOpenAbove = (page: ParentNode = document): boolean =>
  [...page.querySelectorAll(OPEN)].some((open) => open.closest('[data-exiting]') === null);
