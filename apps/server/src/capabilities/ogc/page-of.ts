import type { OgcLink } from './describe-farm.ts';
import { escapeHtml, plainPage } from '../../platform/http/plain-page.ts';

/** Text of a value in a cell: lists and objects as JSON. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Addresses of our own making alone are links. */
const linkTo = ({ href, title, rel }: Pick<OgcLink, 'href' | 'rel' | 'title'>): string =>
  `<a href="${escapeHtml(href)}" rel="${escapeHtml(rel)}">${escapeHtml(title ?? rel)}</a>`;

const rowOf = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

export interface PageContent {
  readonly title: string;
  readonly description?: string;
  readonly links: readonly OgcLink[];
  readonly headings?: readonly string[];
  /** Rows of values, the first of each with an address that its cell links to. */
  readonly rows?: readonly { readonly href: string; readonly cells: readonly unknown[] }[];
}

/** Writes a document of OGC API – Features as a page for people. */
export function pageOf({ title, description, links, headings = [], rows = [] }: PageContent): string {
  const about = description === undefined ? '' : `<p>${escapeHtml(description)}</p>`;
  const list = `<ul>${links.map((link) => `<li>${linkTo(link)}</li>`).join('')}</ul>`;
  const body = rows.map(({ href, cells: [first, ...more] }) =>
    rowOf(
      [linkTo({ href, rel: 'item', title: textOf(first) }), ...more.map((cell) => escapeHtml(textOf(cell)))],
      'td',
    ),
  );
  const head = rowOf(headings.map(escapeHtml), 'th');
  const table =
    rows.length === 0
      ? ''
      : `<div class="wide"><table><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>`;
  return plainPage(title, `${about}${list}${table}`);
}
