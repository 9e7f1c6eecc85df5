import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { nextStepWords, recordWords, refusals } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { PeopleHere } from './people-here.tsx';

test('a farm says whose it is, who advises, and each person who is on the plan at the moment, once', async () => {
  vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }) =>
    id === 'plan.owner'
      ? { _id: 'o', name: 'Aroha Tamatea', email: 'a@farm.example' }
      : { _id: 'c', name: 'Green Advice', adminEmail: 'g@advice.example' }) as never);
  const record = openFakeRecord();
  render(
    <QueryClientProvider client={queryClient}>
      <PeopleHere planId="7" mayManageAccess />
    </QueryClientProvider>,
  );
  await screen.findByText('Aroha Tamatea');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Aroha Tamatea Owner'),
    expect.stringContaining('Green Advice Adviser'),
  ]);
  expect(screen.getByRole('status').textContent).toBe('');
  // The same person on a phone and at a desk.
  const others = ['desk', 'phone'].map((deviceId) => ({ userId: 'm', deviceId, name: 'Mere Tamatea' }));
  act(() => record.setSync({ others }));
  expect(screen.getByRole('status').textContent).toBe(recordWords.alsoHere(['Mere Tamatea']));
});

test('where owner and adviser could not be read it says so', async () => {
  queryClient.clear();
  vi.spyOn(client, 'call').mockRejectedValue(new ApiError(refusals.forbidden, 403));
  openFakeRecord();
  render(
    <QueryClientProvider client={queryClient}>
      <PeopleHere planId="7" mayManageAccess />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(nextStepWords.people.notRead)).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});
