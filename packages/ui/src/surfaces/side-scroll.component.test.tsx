import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SideScroll } from './side-scroll.tsx';

/** Sizes a frame as a browser would; jsdom lays nothing out. */
const size = (
  frame: HTMLElement,
  sizes: { scrollWidth: number; clientWidth: number; scrollLeft: number },
) => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(frame, name, { value, configurable: true });
  fireEvent.scroll(frame);
};

test('what is wider than its frame says that there is more, until its end is seen', () => {
  render(<SideScroll label="Head by month">a wide chart</SideScroll>);
  const frame = screen.getByRole('region', { name: 'Head by month' });
  size(frame, { scrollWidth: 600, clientWidth: 300, scrollLeft: 0 });
  expect(screen.getByText('More →')).toBeTruthy();
  size(frame, { scrollWidth: 600, clientWidth: 300, scrollLeft: 300 });
  expect(screen.queryByText('More →')).toBeNull();
});

test('what fits says nothing, and is reached by the keyboard all the same', () => {
  render(<SideScroll label="Head by month">a chart</SideScroll>);
  const frame = screen.getByRole('region', { name: 'Head by month' });
  size(frame, { scrollWidth: 300, clientWidth: 300, scrollLeft: 0 });
  expect(screen.queryByText('More →')).toBeNull();
  expect(frame.tabIndex).toBe(0);
});

test('a map is first seen in its middle', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(
    <SideScroll label="Paddocks" startsInMiddle>
      a wide map
    </SideScroll>,
  );
  expect(screen.getByRole('region', { name: 'Paddocks' }).scrollLeft).toBe(150);
  vi.restoreAllMocks();
});
