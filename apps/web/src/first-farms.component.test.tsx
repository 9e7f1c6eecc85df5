import { beforeEach, expect, test } from 'vitest';
import { farmPlace } from './screens/plan-farm/place.ts';
import { areFirstFarmsShown, showFirstFarms } from './first-farms.ts';

const FARM = {
  _id: '01932c07-223e-7000-8000-000000000001',
  propertyName: 'Ōtāwhao <Downs>',
  ownerName: 'M. Reid',
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
  expect(document.querySelector('li')?.textContent).toBe('Ōtāwhao <Downs> M. Reid');
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
