/** Where keys write or answer a question: they are no shortcuts there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=dialog], [role=alertdialog], [role=listbox]') !== null);
