import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserLocks } from '../testing/browser-locks.ts';
import { TextDraft } from './text-draft.ts';

const OWN = 'ada:own-action';

/** A store of texts. */
function texts() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
/** A tab's box; what the tab remembers of itself is no other's. */
function openBox(locks: ReturnType<typeof browserLocks> | undefined) {
  vi.stubGlobal('sessionStorage', texts());
  return reopenBox(locks);
}
function reopenBox(locks: ReturnType<typeof browserLocks> | undefined) {
  const words = new TextDraft(OWN, locks);
  const seen: string[] = [];
  const close = words.follow((text) => void seen.push(text));
  return { words, close, shown: () => seen.at(-1) ?? words.text };
}
const keptDrafts = (): readonly (string | undefined)[] =>
  [OWN, `${OWN}#1`, `${OWN}#2`].map((key) => {
    const kept = localStorage.getItem(`draft:${key}`);
    return kept === null ? undefined : (JSON.parse(kept) as { values: { text: string } }).values.text;
  });

beforeEach(() => vi.stubGlobal('localStorage', texts()));
afterEach(() => vi.unstubAllGlobals());

test('of two tabs each keeps its own words', async () => {
  const locks = browserLocks();
  openBox(locks).words.change('Fence the ford');
  await vi.waitFor(() => expect(keptDrafts()).toEqual(['Fence the ford', undefined, undefined]));
  const second = openBox(locks);
  second.words.change('Plant the bank');
  await vi.waitFor(() => expect(keptDrafts()).toEqual(['Fence the ford', 'Plant the bank', undefined]));
  expect(second.shown()).toBe('Plant the bank');
});

test('words that were used are gone from their tab, whatever stands in another', async () => {
  const locks = browserLocks();
  const first = openBox(locks);
  first.words.change('Fence the ford');
  await vi.waitFor(() => expect(keptDrafts()[0]).toBe('Fence the ford'));
  openBox(locks).words.change('Plant the bank');
  await vi.waitFor(() => expect(keptDrafts()[1]).toBe('Plant the bank'));
  first.words.used('Fence the ford');
  expect(first.shown()).toBe('');
  expect(keptDrafts()).toEqual([undefined, 'Plant the bank', undefined]);
});

test('what was typed is there when the page is opened again', async () => {
  const locks = browserLocks();
  const first = openBox(locks);
  first.words.change('Fence the ford');
  await vi.waitFor(() => expect(keptDrafts()[0]).toBe('Fence the ford'));
  first.close();
  const again = reopenBox(locks);
  await vi.waitFor(() => expect(again.shown()).toBe('Fence the ford'));
});

test('what is typed before it is known what was kept stands beside that', async () => {
  const locks = browserLocks();
  const first = openBox(locks);
  first.words.change('Fence the ford');
  await vi.waitFor(() => expect(keptDrafts()[0]).toBe('Fence the ford'));
  first.close();
  const again = reopenBox(locks);
  again.words.change('Plant the bank');
  await vi.waitFor(() => expect(keptDrafts()).toEqual(['Fence the ford', 'Plant the bank', undefined]));
});

test('words that are used after their box was left are kept no more', async () => {
  const first = openBox(browserLocks());
  first.words.change('Fence the ford');
  await vi.waitFor(() => expect(keptDrafts()[0]).toBe('Fence the ford'));
  first.close();
  first.words.used('Fence the ford');
  expect(keptDrafts()).toEqual([undefined, undefined, undefined]);
});

test('what is typed on while words are used is left', () => {
  const { words, shown } = openBox(undefined);
  words.change('Fence the ford');
  words.change('Fence the ford and plant it');
  words.used('Fence the ford');
  expect(shown()).toBe('Fence the ford and plant it');
});
