import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { farmPlace } from './screens/plan-farm/place.ts';
import { areFirstFarmsShown, firstSearchFocus, firstSearchWritten, showFirstFarms } from './first-farms.ts';

const FARM = {
  _id: '01932c07-223e-7000-8000-000000000001',
  propertyName: 'Ōtāwhao <Downs>',
  ownerName: 'M. Reid',
  status: 'active',
  areaHectares: 1429.888,
  openActions: 21,
  overdueActions: 2,
  thumbnail: [[0, 0, 1000, 0, 1000, 500]],
};
const listOf = (...results: readonly object[]) => Promise.resolve(Response.json({ results }));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div class="first-picture"></div></div>';
});

test('the farms of the list are links in the first picture, under a heading, and the list can still be read', async () => {
  const list = listOf(FARM);
  await showFirstFarms(list, document);
  expect(document.querySelector('h1')?.textContent).toBe('Farm plans');
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('Ōtāwhao <Downs>');
  expect(link?.getAttribute('href')).toBe('/plan/01932c07-223e-7000-8000-000000000001');
  expect(farmPlace.at({ planId: FARM._id }).path).toContain(link?.getAttribute('href'));
  expect(document.querySelector('li')?.textContent).toBe(
    'Ōtāwhao <Downs> M. Reid In progress 1,429.89 ha 21 open, 2 overdue',
  );
  expect(document.querySelector('li path')?.getAttribute('d')).toBe('M0 0 1000 0 1000 500Z');
  expect(areFirstFarmsShown(document)).toBe(true);
  expect(await (await list).json()).toEqual({ results: [FARM] });
});

test('a page that stands already is left alone', async () => {
  document.body.innerHTML = '<div id="root"><main>The list</main></div>';
  await showFirstFarms(listOf(FARM), document);
  expect(document.body.textContent).toBe('The list');
});

test.each([
  ['refused', () => Promise.resolve(new Response('{}', { status: 401 }))],
  ['empty', () => listOf()],
  ['not asked for', () => Promise.resolve(undefined)],
])('of a list that is %s nothing is shown', async (_case, list) => {
  await showFirstFarms(list(), document);
  expect(areFirstFarmsShown(document)).toBe(false);
});

test('of a plan that is only begun nothing is said that is not known', async () => {
  const begun = { ownerName: null, areaHectares: null, overdueActions: 0, status: 'draft', thumbnail: [] };
  await showFirstFarms(listOf({ ...FARM, ...begun }), document);
  const said = [...document.querySelectorAll('li span')].map(({ textContent }) => textContent);
  expect(said).toEqual(['', 'Draft', '', '21 open']);
});

test('the browser itself searches for plans and turns pages, before the code of the list has come', async () => {
  const second = Promise.resolve(Response.json({ results: [FARM], currentPage: 2, totalPages: 3 }));
  await showFirstFarms(second, document, 'Reid & Co');
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/dashboard');
  expect(form?.method).toBe('get');
  const field = document.querySelector('input');
  expect([field?.name, field?.value, field?.getAttribute('aria-label')]).toEqual([
    'search',
    'Reid & Co',
    'Search farm plans',
  ]);
  const nav = document.querySelector('nav');
  expect(nav?.textContent).toBe('Previous pagePage 2 of 3Next page');
  expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard?search=Reid+%26+Co&page=1',
    '/dashboard?search=Reid+%26+Co&page=3',
  ]);
});

test('where nothing matches, that is said under the search', async () => {
  await showFirstFarms(listOf(), document, 'Nowhere');
  expect(document.querySelector('.first-list')?.textContent).toContain('No plan matches “Nowhere”.');
  expect(document.querySelector('input')?.value).toBe('Nowhere');
});

test('as much can be written as is searched for, and of an address with more that much is shown', async () => {
  const letters = 'a'.repeat(200);
  await showFirstFarms(listOf(), document, `${letters}bcd`);
  const field = document.querySelector('input');
  expect([field?.maxLength, field?.value]).toEqual([200, letters]);
  expect(document.querySelector('.first-list')?.textContent).toContain(`No plan matches “${letters}”.`);
});

afterEach(() => void vi.useRealTimers());

test('what somebody is writing is not taken away: it is searched for once they pause', async () => {
  vi.useFakeTimers();
  await showFirstFarms(listOf(FARM), document);
  const [form, field] = [document.querySelector('form'), document.querySelector('input')];
  if (!form || !field) throw new Error('There is no search.');
  const submit = vi.spyOn(form, 'requestSubmit').mockReturnValue();
  const write = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  write('Re');
  const heard = vi.fn();
  void firstSearchWritten(document).then(heard);
  await vi.advanceTimersByTimeAsync(700);
  write('Reid');
  await vi.advanceTimersByTimeAsync(799);
  expect(heard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toHaveBeenCalledOnce();
  expect(submit).toHaveBeenCalledOnce();
});

/** What the page puts in the place of its first picture. */
const LIST =
  '<main><label for="s">Search farm plans</label><input id="s" type="search" value="Reid" /></main>';
const putTogether = (): HTMLInputElement | null => {
  document.body.innerHTML = LIST;
  return document.querySelector('input');
};

test('who stands in the search of the first picture stands in that of the list, where they stood', async () => {
  await showFirstFarms(listOf(FARM), document, 'Reid');
  const first = document.querySelector('input');
  first?.focus();
  first?.setSelectionRange(1, 3);
  const goOn = firstSearchFocus(document);
  const field = putTogether();
  goOn();
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([1, 3]);
});

test('who stood elsewhere, or has gone elsewhere since, is left there', async () => {
  await showFirstFarms(listOf(FARM), document, 'Reid');
  const goOnFromElsewhere = firstSearchFocus(document);
  document.querySelector('input')?.focus();
  const goOn = firstSearchFocus(document);
  putTogether();
  goOnFromElsewhere();
  expect(document.activeElement).toBe(document.body);
  document.body.insertAdjacentHTML('beforeend', '<button>New plan</button>');
  document.querySelector('button')?.focus();
  goOn();
  expect(document.activeElement?.textContent).toBe('New plan');
});

test('a search that nobody touched holds nothing up', async () => {
  await showFirstFarms(listOf(FARM), document, 'Reid');
  await firstSearchWritten(document);
  expect(document.querySelector('input')?.value).toBe('Reid');
});
