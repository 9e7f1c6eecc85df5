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
