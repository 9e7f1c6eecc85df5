/** A farm as the list of plans answers it, as far as its first picture shows it. */
interface FirstFarm {
  readonly _id: string;
  readonly propertyName: string;
  readonly ownerName: string | null;
}

function rowOf(document: Document, { _id: planId, propertyName, ownerName }: FirstFarm): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/plan/${encodeURIComponent(planId)}`;
  link.textContent = propertyName;
  row.append(link);
  if (ownerName) row.append(` ${ownerName}`);
  return row;
}

/**
 * Shows the farms of a page of plans in the first picture, each a link, while the code of the list is still on its way. On a slow line that
 * takes seconds, and most people come to open a farm. Nothing is shown where the list was refused, is empty, or the page stands already.
 */
export async function showFirstFarms(list: Promise<Response | undefined>, document: Document): Promise<void> {
  const response = await list;
  if (!response?.ok) return;
  // Read by the list itself too.
  const { results = [] } = (await response.clone().json()) as { readonly results?: readonly FirstFarm[] };
  const picture = document.querySelector('.first-picture');
  if (!picture || results.length === 0) return;
  const heading = document.createElement('h1');
  heading.textContent = 'Farm plans';
  const rows = document.createElement('ul');
  rows.className = 'first-farms';
  rows.append(...results.map((farm) => rowOf(document, farm)));
  picture.append(heading, rows);
}

/** Whether farms stand in the first picture. */
export const areFirstFarmsShown = (document: Document): boolean =>
  document.querySelector('.first-farms') !== null;
