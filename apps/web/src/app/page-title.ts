const PRODUCT_NAME = 'Tussock';

/** Title of a page: its heading, the farm where it is of one, and the product, each once. */
export const formatPageTitle = (heading: string | undefined, farm: string | undefined): string =>
  [...new Set([heading?.trim(), farm?.trim(), PRODUCT_NAME])].filter(Boolean).join(' – ');

/** The heading of the page on top: a page that lies over another has the title. */
export const findPageHeading = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>('[role="dialog"] h1') ?? page.querySelector<HTMLElement>('main h1');

/** Where the name of the open farm is found in the top bar. */
export const FARM_NAME_ATTRIBUTE = 'data-farm-name';

/** Keeps the title of the window in step with the heading of the page. `placeTitle` is used while there is no heading. */
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
