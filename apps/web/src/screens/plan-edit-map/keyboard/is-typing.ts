/** Whether an element uses keys itself, to type or to answer a question, so that they are no shortcuts there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input, textarea, select, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]',
    ) !== null);

/** Whether a key press is a shortcut of one letter, wherever nobody types. */
export const isPlainKey = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toUpperCase() === letter &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isTyping(event.target);
