import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Banner } from './banner.tsx';

/** Called when a banner has another height than before. */
let changed: (() => void)[];
let heights: Readonly<Record<string, number>>;
beforeEach(() => {
  changed = [];
  heights = { 'No line.': 30, 'Sent for approval.': 92 };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        changed.push(told);
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heights[this.textContent] ?? 0;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keptClear = (): string => document.documentElement.style.getPropertyValue('--banner-height');

test('what floats over a map keeps below all banners, as high as they are', () => {
  const both = (
    <>
      <Banner>No line.</Banner>
      <Banner>Sent for approval.</Banner>
    </>
  );
  const { rerender, unmount } = render(both);
  expect(keptClear()).toBe('122px');
  // A phone is turned: the words need fewer lines.
  heights = { 'No line.': 30, 'Sent for approval.': 40 };
  changed.at(-1)?.();
  expect(keptClear()).toBe('70px');
  rerender(<Banner>No line.</Banner>);
  expect(keptClear()).toBe('30px');
  unmount();
  expect(keptClear()).toBe('0px');
});
