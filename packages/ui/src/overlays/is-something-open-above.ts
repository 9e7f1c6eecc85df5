/** What lies over a page for a while and closes at Escape by itself: an open list, menu or calendar, and a dialog that asks something. */
const OPEN = [
  '[role="listbox"]',
  '[role="menu"]',
  '[role="alertdialog"]',
  '[role="dialog"]:not([aria-modal="true"])',
  '[aria-haspopup][aria-expanded="true"]',
  '[role="combobox"][aria-expanded="true"]',
].join();

/** Whether Escape is meant for something over the page, and not for the page. What is fading away is not open any more. */
export const isSomethingOpenAbove = (page: ParentNode = document): boolean =>
  [...page.querySelectorAll(OPEN)].some((open) => open.closest('[data-exiting]') === null);
