import { QueryClientProvider } from '@tanstack/react-query';
import { serviceWords } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { ChecksPanel } from './checks-panel.tsx';

test('nothing is checked until it is asked for; then each finding says what to do', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({
    results: [
      { subject: 'files', state: 'well', says: 'a file was written', advice: null },
      { subject: 'mail', state: 'fault', says: 'no answer', advice: 'Check SMTP_URL.' },
    ],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ChecksPanel />
    </QueryClientProvider>,
  );
  screen.getByText(serviceWords.checksAbout);
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: serviceWords.checkNow }));
  const row = (await screen.findByRole('rowheader', { name: 'mail' })).closest('[role="row"], tr');
  expect(row?.textContent).toContain(serviceWords.findings.fault);
  expect(row?.textContent).toContain('Check SMTP_URL.');
});
