import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { chooseTheme, followTheme, useTheme, useThemeChoice } from './theme.ts';

/** Says whether the system is dark, and tells who listens when that changes. */
function setSystem(isDark: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches: isDark,
    addEventListener: (_: string, hear: () => void) => listeners.add(hear),
    removeEventListener: (_: string, hear: () => void) => listeners.delete(hear),
  };
  vi.stubGlobal('matchMedia', () => media);
  return (isNowDark: boolean): void => {
    media.matches = isNowDark;
    for (const hear of listeners) hear();
  };
}
const shown = (): string | undefined => document.documentElement.dataset['theme'];
const useBoth = () => [useThemeChoice(), useTheme()];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a theme that is chosen is shown at once and kept on the device', () => {
  setSystem(false);
  const { result } = renderHook(useBoth);
  act(() => chooseTheme('dark'));
  expect(result.current).toEqual(['dark', 'dark']);
  expect([shown(), localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  act(() => chooseTheme('system'));
  expect(result.current).toEqual(['system', 'light']);
  expect([shown(), localStorage.getItem('theme')]).toEqual(['light', null]);
});

test('as the device is set, the page follows it; a choice stays', () => {
  const change = setSystem(false);
  act(() => chooseTheme('system'));
  const stop = followTheme();
  act(() => change(true));
  expect(shown()).toBe('dark');
  act(() => chooseTheme('light'));
  act(() => change(true));
  expect(shown()).toBe('light');
  stop();
});

test('what is chosen on another page is shown on this one', () => {
  setSystem(false);
  const stop = followTheme();
  localStorage.setItem('theme', 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(shown()).toBe('dark');
  stop();
});

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
])('with %s kept and a dark system %s the first picture is %s', (kept, isDark, theme) => {
  setSystem(isDark);
  if (kept) localStorage.setItem('theme', kept);
  delete document.documentElement.dataset['theme'];
  // As it stands in the page, before any of the product is loaded.
  runInNewContext(readFileSync('apps/web/src/apply-theme.js', 'utf8'), { document, localStorage, window });
  expect(shown()).toBe(theme);
});
