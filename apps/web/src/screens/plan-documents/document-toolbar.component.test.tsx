import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { findDocuments } from './document-rows.ts';
import { DocumentToolbar } from './document-toolbar.tsx';
import { documentsRoute } from './route.ts';

test('what is searched for stands as it is typed, however late the address follows', async () => {
  const change = vi.fn();
  render(
    <InOpenPlan place={documentsRoute}>
      <DocumentToolbar
        planId="plan"
        list={findDocuments([], {})}
        search={{}}
        change={change}
        isEditing={false}
        mayEdit={false}
      />
    </InOpenPlan>,
  );
  const box = await screen.findByRole('searchbox', { name: 'Search in names and tags' });
  await userEvent.type(box, 'consent');
  expect(box).toHaveProperty('value', 'consent');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ search: 'consent' }));
});

test('on a phone the filters are unfolded by a press, and stand open where one is chosen', async () => {
  const shared = { planId: 'plan', change: vi.fn(), isEditing: false, mayEdit: true };
  const toolbar = (search: { readonly type?: 'pdf' }) => (
    <InOpenPlan place={documentsRoute}>
      <DocumentToolbar {...shared} list={findDocuments([], {})} search={search} />
    </InOpenPlan>
  );
  const { unmount } = render(toolbar({}));
  const fold = await screen.findByRole('button', { name: 'Filters', hidden: true });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  unmount();
  render(toolbar({ type: 'pdf' }));
  const chosen = await screen.findByRole('button', { name: 'Filters (1)', hidden: true });
  expect(chosen.getAttribute('aria-expanded')).toBe('true');
});
