import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The page of the tests has no CSS object, which dialogs ask for the names of their parts.
globalThis.CSS ??= { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') } as typeof CSS; // nothing else of it is asked

// What a component shows is asked for by its name and role, as a person with a screen reader would.
// Code that is loaded when it is wanted takes seconds on a machine whose every core runs tests.
configure({ throwSuggestions: false, asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Files share their modules and their page: what one stands in for is itself again for the next, and what it has written is gone.
afterAll(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// jsdom lays nothing out, so that no size ever changes in it.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Nor is there anywhere to scroll to.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// The tests' window knows no sizes of windows: it is one of a desk, until a test says otherwise.
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as never;
