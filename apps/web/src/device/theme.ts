import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'system';

/** Where the choice is kept on this device; the script that runs before the first picture (`apply-theme.js`) reads the same. */
const KEY = 'theme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

function readChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return isTheme(kept) ? kept : 'system';
  } catch {
    return 'system'; // a browser that keeps nothing
  }
}

const store = createStore<{ readonly choice: ThemeChoice; readonly theme: Theme }>(() => ({
  choice: 'system',
  theme: 'light',
}));

/** Colours the page, and what the browser draws around it. */
function apply(choice: ThemeChoice): void {
  const system: Theme = matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
  const theme = choice === 'system' ? system : choice;
  document.documentElement.dataset['theme'] = theme;
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--colour-surface').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
  store.setState({ choice, theme });
}

/** Shows the product light, dark, or as the device is set, and keeps that on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // It holds until the page is closed.
  }
  apply(choice);
}

/** Applies the choice of this device, and follows it: also the device’s own theme, and what is chosen on another page. Returns the function that stops it. */
export function followTheme(): () => void {
  const system = matchMedia(DARK_SYSTEM);
  const follow = (): void => apply(readChoice());
  follow();
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) follow();
  };
  system.addEventListener('change', follow);
  addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', follow);
    removeEventListener('storage', onStorage);
  };
}

/** The theme that is shown. */
export const useTheme = (): Theme => useStore(store, ({ theme }) => theme);
/** What was chosen on this device. */
export const useThemeChoice = (): ThemeChoice => useStore(store, ({ choice }) => choice);
