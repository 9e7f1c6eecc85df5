import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseNotice } from '@tussock/contract';
import { alwaysSent, channelsOfNotices, notices, noticeWords, refusals } from '@tussock/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { NoticesPanel } from './notices-panel.tsx';
import { settingsRoute } from './route.ts';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const show = async (isRefused = false) => {
  const call = vi.spyOn(client, 'call').mockImplementation((async ({ id }: { id: string }) => {
    if (id === 'profile.settings')
      return { emailDigest: 'off', notices: channelsOfNotices({}), pendingEmail: null };
    if (isRefused) throw new ApiError(refusals.generic, 500);
    return { notices: channelsOfNotices({ planSent: 'never' }) };
  }) as never);
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={settingsRoute}>
        <NoticesPanel />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  await screen.findByRole('table', { name: noticeWords.settings });
  return call;
};
const wayOf = (way: string) => {
  const group = screen.getByRole('group', { name: noticeWords.howOf(notices.planSent.label) });
  return [...group.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === way);
};

test('a way is kept as soon as it is chosen, and letters that are always sent say why', async () => {
  const call = await show();
  expect(wayOf('By e-mail')?.checked).toBe(true);
  await userEvent.click(wayOf('Never') as HTMLInputElement);
  expect(call).toHaveBeenCalledWith(chooseNotice, { body: { notice: 'planSent', channel: 'never' } });
  expect(wayOf('Never')?.checked).toBe(true);
  expect(screen.getAllByText(noticeWords.always)).toHaveLength(alwaysSent.length);
  expect(screen.getByText(alwaysSent[0].why)).toBeDefined();
});

test('a way that could not be kept is put back', async () => {
  await show(true);
  await userEvent.click(wayOf('Never') as HTMLInputElement);
  await waitFor(() => expect(wayOf('By e-mail')?.checked).toBe(true));
});
