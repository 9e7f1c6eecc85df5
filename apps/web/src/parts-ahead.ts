/** The id of the script of data in which a build says which of its files a place needs. A page that was not built has none. */
const TABLE_ID = 'parts-ahead';

/** What the places with a path like this need before anything of them is seen. */
interface PartsOfPlaces {
  /** A regular expression. */
  readonly path: string;
  readonly files: readonly string[];
}

function linkTo(document: Document, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  if (href.endsWith('.css')) {
    link.rel = 'preload';
    link.setAttribute('as', 'style');
  } else link.rel = 'modulepreload';
  // As whoever asks for it in earnest: asked for otherwise it would come twice.
  link.crossOrigin = '';
  link.href = href;
  return link;
}

/** Asks for the files of the place at an address, all at once: by themselves they ask for each other, one after the other has run. */
export function fetchPartsAhead(document: Document, pathname: string): void {
  const table = JSON.parse(
    document.getElementById(TABLE_ID)?.textContent ?? '[]',
  ) as readonly PartsOfPlaces[];
  const files = table.flatMap(({ path, files }) => (new RegExp(path, 'u').test(pathname) ? files : []));
  document.head.append(...[...new Set(files)].map((file) => linkTo(document, file)));
}
