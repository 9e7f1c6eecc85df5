const PRODUCT_NAME = 'Tussock';

/** Title of a page: its heading, the farm's name where there is one, and the product, each once. */
export const formatPageTitle = (heading: string | undefined, farm: string | undefined): string =>
  [...new Set([heading?.trim(), farm?.trim(), PRODUCT_NAME])].filter(Boolean).join(' – ');

/** Finds the heading of the topmost page: a page shown over another one gives the title. */
export const findPageHeading = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>('[role="dialog"] h1') ?? page.querySelector<HTMLElement>('main h1');

/** Attribute that marks the open farm's name in the top bar. */
export const FARM_NAME_ATTRIBUTE = 'data-farm-name';

/** Keeps the window title equal to the heading of the page. `placeTitle` is used while there is no heading. */
export function watchPageTitle(page: Document, placeTitle: () => string | undefined): () => void {
  const update = (): void => {
    const heading = findPageHeading(page)?.textContent || placeTitle();
    const farm = page.querySelector(`[${FARM_NAME_ATTRIBUTE}]`)?.textContent;
    const title = formatPageTitle(heading, farm ?? undefined);
    if (page.title !== title) page.title = title;
  };
  const observer = new MutationObserver(update);
  observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  update();
  return () => observer.disconnect();
}
