import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchStylesAgain } from './fetch-styles-again.ts';

const styles = () => [...document.head.querySelectorAll('link')];

function addStyle(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

beforeAll(() => fetchStylesAgain(window));
beforeEach(() => document.head.replaceChildren());

test('a style sheet that did not come is asked for anew when the line is back, once, and what came is left', () => {
  const [came, missed] = [addStyle('/came.css'), addStyle('/missed.css')];
  missed.dispatchEvent(new Event('error'));
  expect(styles()).toEqual([came, missed]);
  window.dispatchEvent(new Event('online'));
  const [first, anew] = styles();
  expect(first).toBe(came);
  expect(anew).not.toBe(missed);
  expect(anew?.getAttribute('href')).toBe('/missed.css');
  window.dispatchEvent(new Event('online'));
  expect(styles()[1]).toBe(anew);
});
