import { beforeEach, expect, test } from 'vitest';
import { fetchPartsAhead } from './parts-ahead.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});

const withTable = (table: unknown): void => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'parts-ahead';
  script.textContent = JSON.stringify(table);
  document.head.append(script);
};
const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('as'),
    link.getAttribute('href'),
    link.getAttribute('crossorigin'),
  ]);

test('the files of the place at the address are asked for once each, and those of no other', () => {
  withTable([
    { path: '^/plan/', files: ['/a.js', '/a.css'] },
    { path: '^/plan/[^/]+/?$', files: ['/a.js', '/b.js'] },
    { path: '^/dashboard/?$', files: ['/c.js'] },
  ]);
  fetchPartsAhead(document, '/plan/1');
  expect(links()).toEqual([
    ['modulepreload', null, '/a.js', ''],
    ['preload', 'style', '/a.css', ''],
    ['modulepreload', null, '/b.js', ''],
  ]);
});

test('a page without the table asks for nothing', () => {
  fetchPartsAhead(document, '/plan/1');
  expect(links()).toEqual([]);
});
