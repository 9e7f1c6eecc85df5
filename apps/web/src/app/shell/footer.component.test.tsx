import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Footer } from './footer.tsx';

vi.stubGlobal('scrollTo', vi.fn());

test('the foot of a page leads to the terms, the privacy policy and the licences of others', async () => {
  const root = createRootRoute({ component: Footer });
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />);
  const links = within(await screen.findByRole('navigation', { name: 'Small print' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Terms of use', '/terms#terms'],
    ['Privacy', '/terms#privacy'],
    ['Licences', '/licences'],
  ]);
});
