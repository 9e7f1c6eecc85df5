import { afterEach, expect, test, vi } from 'vitest';
import { formatPageTitle, watchPageTitle } from './page-title.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.title = '';
});

test.each([
  ['Actions', 'Rātā Flat Dairy', 'Actions – Rātā Flat Dairy – Tussock'],
  ['Rātā Flat Dairy', 'Rātā Flat Dairy', 'Rātā Flat Dairy – Tussock'],
  ['Team', undefined, 'Team – Tussock'],
  [undefined, undefined, 'Tussock'],
])('[GEN-1] given the heading %s of the farm %s, then the title is %s', (heading, farm, title) => {
  expect(formatPageTitle(heading, farm)).toBe(title);
});

test('[GEN-1] given a page whose heading comes late and changes, then the title follows it and starts as the place is called', async () => {
  document.body.innerHTML = '<header><p data-farm-name>Rātā Flat Dairy</p></header><main></main>';
  const stop = watchPageTitle(document, () => 'Feature');
  expect(document.title).toBe('Feature – Rātā Flat Dairy – Tussock');
  const heading = document.createElement('h1');
  heading.textContent = 'Home 1';
  document.querySelector('main')?.append(heading);
  await vi.waitFor(() => expect(document.title).toBe('Home 1 – Rātā Flat Dairy – Tussock'));
  heading.textContent = 'Home 2';
  await vi.waitFor(() => expect(document.title).toBe('Home 2 – Rātā Flat Dairy – Tussock'));
  stop();
});
