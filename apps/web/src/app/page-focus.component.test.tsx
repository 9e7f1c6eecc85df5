import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageFocus } from './page-focus.ts';

let focus: PageFocus;
beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="#actions">Actions</a></nav>
    <main><h1>Documents</h1><ul><li><button>Delete map.pdf</button></li><li><button>Delete lease.pdf</button></li></ul></main>`;
  focus = new PageFocus(document);
});
afterEach(() => {
  focus.stop();
  document.body.replaceChildren();
});

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

test('given a link that leads to another page, when the heading of that page comes, then it is focused', async () => {
  element('a').focus();
  focus.onNavigating();
  element('main').innerHTML = '<p>Loading</p>';
  focus.onNavigated();
  element('main').innerHTML = '<h1>Actions</h1>';
  await vi.waitFor(() => expect(document.activeElement).toBe(element('h1')));
});

test.each(['before', 'after'])(
  'given a new page that focuses a field itself %s it is said to be rendered, then the field keeps the focus',
  async (moment) => {
    vi.useFakeTimers();
    element('a').focus();
    focus.onNavigating();
    element('main').innerHTML = '<h1>New farm</h1><input />';
    if (moment === 'before') element('input').focus();
    focus.onNavigated();
    if (moment === 'after') element('input').focus();
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.activeElement).toBe(element('input'));
    vi.useRealTimers();
  },
);

test('given a focused row of a list, when the row is deleted, then the list is focused', async () => {
  element('li button').focus();
  element('li').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(element('ul')));
});

test('given a row that is deleted behind a question, when both are gone, then the list of the row is focused', async () => {
  element('li button').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"><button>Yes, delete</button></div>');
  element('[role=alertdialog] button').focus();
  element('li').remove();
  element('[role=alertdialog]').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(element('ul')));
});

test('given a button that goes when it was pressed, then the list around it is focused', async () => {
  element('li button').focus();
  element('li button').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(element('ul')));
});

test('given a button that was left by a press elsewhere, when it goes, then nothing is focused', async () => {
  vi.useFakeTimers();
  element('li button').focus();
  element('h1').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element('li button').blur();
  element('li button').remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
  vi.useRealTimers();
});
