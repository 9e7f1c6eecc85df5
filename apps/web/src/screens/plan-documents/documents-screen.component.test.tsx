import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenPlan } from '../../routes/plan-route.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { EditDocumentsScreen, ViewDocumentsScreen } from './documents-screen.tsx';
import type { DocumentsSearch } from './documents-search.ts';
import { documentsRoute, editDocumentsRoute } from './route.ts';

const rowOf = (id: string, folder: string) => ({
  id,
  entity: 'file' as const,
  version: 1,
  values: { name: `${id}.pdf`, folder },
  made: {
    purpose: 'document',
    contentType: 'application/pdf',
    bytes: 2000,
    uploadedAt: '2026-11-22T00:00:00Z',
  },
});

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [] }));
  openFakeRecord([rowOf('bore', 'Consents'), rowOf('drain', 'Water')]);
});
afterEach(() => vi.unstubAllGlobals());

const screenAt = (search: DocumentsSearch) => (
  <QueryClientProvider client={queryClient}>
    <InOpenPlan place={editDocumentsRoute}>
      <EditDocumentsScreen
        // No more of an open plan is read here.
        {...({ planId: '7', may: () => true } as unknown as OpenPlan)}
        params={{ planId: '7' }}
        search={search}
      />
    </InOpenPlan>
  </QueryClientProvider>
);
const bar = () => screen.queryByRole('region', { name: 'Chosen documents' });

test('what is done with chosen documents is done with those that are in sight, and where none is there is nothing to do it by', async () => {
  const { rerender } = render(screenAt({}));
  await userEvent.click(screen.getByRole('checkbox', { name: 'All that are shown' }));
  expect(within(bar() ?? document.body).getByText('2 chosen')).toBeDefined();
  act(() => rerender(screenAt({ folder: 'Consents' })));
  expect(within(bar() ?? document.body).getByText('1 chosen')).toBeDefined();
  act(() => rerender(screenAt({ folder: 'Elsewhere' })));
  expect(bar()).toBeNull();
});

const showEmpty = (mayEdit: boolean) => {
  openFakeRecord([]);
  return render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={documentsRoute}>
        <ViewDocumentsScreen
          {...({ planId: '7', may: () => mayEdit } as unknown as OpenPlan)}
          params={{ planId: '7' }}
          search={{}}
        />
      </InOpenPlan>
    </QueryClientProvider>,
  );
};

test('where there is no document one button leads, and who may only read is not told to keep any', () => {
  const { container, unmount } = showEmpty(true);
  const leading = [...container.querySelectorAll('[data-variant="primary"]')];
  expect(leading.map(({ textContent }) => textContent)).toEqual(['Choose files']);
  unmount();
  showEmpty(false);
  expect(screen.getByText('No documents yet')).toBeDefined();
  expect(screen.queryByText(/^Keep what/)).toBeNull();
});
