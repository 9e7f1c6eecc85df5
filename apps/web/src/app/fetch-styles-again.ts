/**
 * A style sheet that did not come is asked for again when the line is back. Whoever wanted it takes it for asked for: its screen would
 * stand there bare once its code has come.
 */
export function fetchStylesAgain(page: Window): void {
  const missing = new Set<HTMLLinkElement>();
  // Such an event does not rise; it is heard on its way down.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    true,
  );
  page.addEventListener('online', () => {
    const again = [...missing];
    missing.clear();
    for (const link of again) link.replaceWith(link.cloneNode());
  });
}
