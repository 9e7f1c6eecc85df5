import type { PlanListItem } from '@tussock/contract';
import {
  countInFigures,
  hectaresInFigures,
  LONGEST_SEARCH,
  planListWords,
  planStatuses,
  searchedFor,
} from '@tussock/domain';
import { thumbnailOutline } from './activities/list-plans/thumbnail-outline.ts';

/** A page of plans as the server answers it. */
interface FirstList {
  readonly results?: readonly PlanListItem[];
  readonly currentPage?: number;
  readonly totalPages?: number;
}

const SVG = 'http://www.w3.org/2000/svg';

function make<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...within: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...within);
  return element;
}

function pictureOf(document: Document, thumbnail: PlanListItem['thumbnail']): Element {
  const { viewBox, path } = thumbnailOutline(thumbnail);
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', viewBox);
  picture.setAttribute('aria-hidden', 'true');
  const outline = document.createElementNS(SVG, 'path');
  outline.setAttribute('d', path);
  outline.setAttribute('fill-rule', 'evenodd');
  picture.append(outline);
  return picture;
}

/** What the row of a plan says besides its name: whose it is, where it stands, how large it is and what is to be done. */
function factsOf(plan: PlanListItem): readonly string[] {
  const { ownerName, status, areaHectares, openActions, overdueActions } = plan;
  const overdue = overdueActions === 0 ? '' : `, ${countInFigures(overdueActions)} overdue`;
  return [
    ownerName ?? '',
    planStatuses[status].label,
    areaHectares === null ? '' : `${hectaresInFigures(areaHectares)} ha`,
    `${countInFigures(openActions)} open${overdue}`,
  ];
}

function rowOf(document: Document, plan: PlanListItem): HTMLElement {
  const link = make(
    document,
    'a',
    { href: `/plan/${encodeURIComponent(plan._id)}` },
    pictureOf(document, plan.thumbnail),
    plan.propertyName,
  );
  return make(
    document,
    'li',
    {},
    link,
    ...factsOf(plan).flatMap((fact) => [' ', make(document, 'span', {}, fact)]),
  );
}

/** A form by which the browser itself asks for the list that is searched for: the answer comes with its page. */
function searchFor(document: Document, words: string): HTMLElement {
  const label = planListWords.search;
  const field = make(document, 'input', {
    type: 'search',
    name: 'search',
    'aria-label': label,
    placeholder: label,
    value: words,
    maxlength: `${LONGEST_SEARCH}`,
  });
  return make(
    document,
    'form',
    { action: '/dashboard', role: 'search' },
    field,
    make(document, 'button', {}, 'Search'),
  );
}

function pagesOf(
  document: Document,
  { currentPage = 1, totalPages = 1 }: FirstList,
  words: string,
): readonly HTMLElement[] {
  if (totalPages <= 1) return [];
  const linkTo = (page: number, name: string): readonly (Node | string)[] => {
    if (page < 1 || page > totalPages) return [];
    const search = new URLSearchParams({ ...(words === '' ? {} : { search: words }), page: `${page}` });
    return [make(document, 'a', { href: `/dashboard?${search.toString()}` }, name)];
  };
  return [
    make(
      document,
      'nav',
      { 'aria-label': 'Pages' },
      ...linkTo(currentPage - 1, 'Previous page'),
      `Page ${countInFigures(currentPage)} of ${countInFigures(totalPages)}`,
      ...linkTo(currentPage + 1, 'Next page'),
    ),
  ];
}

/**
 * Shows a page of plans in the first picture, to be read, opened, searched and turned, while the code of the list is still on its way. On a
 * slow line that takes seconds, and most people come to open a farm. Nothing is shown where the list was refused, is empty without a search,
 * or the page stands already.
 */
export async function showFirstFarms(
  list: Promise<Response | undefined>,
  document: Document,
  asked = '',
): Promise<void> {
  const words = searchedFor(asked);
  const response = await list;
  if (!response?.ok) return;
  // Read by the list itself too.
  const found = (await response.clone().json()) as FirstList;
  const { results = [] } = found;
  const picture = document.querySelector('.first-picture');
  if (!picture || (results.length === 0 && words === '')) return;
  const rows = results.map((plan) => rowOf(document, plan));
  picture.append(
    make(
      document,
      'div',
      { class: 'first-list' },
      make(document, 'h1', {}, 'Farm plans'),
      searchFor(document, words),
      results.length > 0
        ? make(document, 'ul', { class: 'first-farms' }, ...rows)
        : make(
            document,
            'p',
            {},
            `No plan matches “${words}”. `,
            make(document, 'a', { href: '/dashboard' }, 'Show all plans'),
          ),
      ...pagesOf(document, found, words),
    ),
  );
}

/** Whether farms stand in the first picture. */
export const areFirstFarmsShown = (document: Document): boolean =>
  document.querySelector('.first-list') !== null;

/**
 * Where somebody stands in the search of the first picture. What is given puts them into that of the list, once it stands in its place, with the
 * same letters marked; whoever has gone elsewhere is left there.
 */
export function firstSearchFocus(document: Document): () => void {
  const field = document.querySelector<HTMLInputElement>('.first-list input');
  if (!field || document.activeElement !== field) return () => undefined;
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (document.activeElement !== document.body) return;
    const ofList = [...document.querySelectorAll('input')].find(
      ({ type, labels }) => type === 'search' && labels?.[0]?.textContent === planListWords.search,
    );
    ofList?.focus({ preventScroll: true });
    ofList?.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Whoever writes no more for so long has written what is to be searched for, milliseconds. */
const PAUSE_MS = 800;

/** Fulfilled once nobody is writing into the search of the first picture; what was written then is searched for, the page with it. */
export async function firstSearchWritten(document: Document): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('.first-list form');
  const field = form?.querySelector('input');
  if (!form || !field || field.value === field.defaultValue) return;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, PAUSE_MS);
    field.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, PAUSE_MS);
    });
  });
  form.requestSubmit();
}
