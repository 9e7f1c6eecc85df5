import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SharedCopy } from '@tussock/contract';
import { PASS_MINUTES, releaseWords } from '@tussock/domain';
import { planBook } from '@tussock/reports';
import { bookExample } from '@tussock/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { sharedCopyRoute } from './route.ts';
import { SharedCopyScreen } from './shared-copy-screen.tsx';

const words = releaseWords.shared;
const copy: NonNullable<SharedCopy['copy']> = {
  propertyName: 'Tōtara Flat',
  madeAt: '2026-11-22T01:00:00Z',
  expiresAt: '2026-12-22T01:00:00Z',
  bytes: 4_200_000,
  sha256: 'ab'.repeat(32),
  pass: '1.x+y',
  documentText: JSON.stringify(planBook(bookExample)),
  pictures: [],
};
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={sharedCopyRoute}>
        <SharedCopyScreen params={{ secret: 'one' }} search={{}} />
      </InOpenPlan>
    </QueryClientProvider>,
  );

afterEach(() => vi.useRealTimers());

test('whoever has the link reads the document, and fetches the same as a PDF', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({ copy, isCodeWrong: false });
  show();
  await screen.findByRole('heading', { name: words.of('Tōtara Flat') });
  screen.getByRole('heading', { name: 'Actions by year' });
  const link = screen.getByRole('link', { name: /Download PDF, 4.2 MB/ });
  expect(link.getAttribute('href')).toBe('/api/shared/one/copy?pass=1.x%2By');
});

test('a code word is asked for, a wrong one is told, and the right one opens', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({ copy: null, isCodeWrong: false });
  show();
  await userEvent.type(await screen.findByLabelText(words.code), 'Pukeko');
  call.mockResolvedValue({ copy: null, isCodeWrong: true });
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  await screen.findByText(words.wrongCode);
  call.mockResolvedValue({ copy, isCodeWrong: false });
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  await screen.findByRole('heading', { name: words.of('Tōtara Flat') });
  expect(call).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 'shared.open' }),
    { params: { secret: 'one' }, body: { codeWord: 'Pukeko' } },
    { isQuiet: true },
  );
});

test('a link that opens nothing says so, with no word of why, and is asked for once', async () => {
  const call = vi.spyOn(client, 'call').mockClear().mockRejectedValue(new ApiError('Not found', 404));
  show();
  await screen.findByText(words.gone);
  expect(screen.queryByLabelText(words.code)).toBeNull();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
});

test('a link that could not be asked about is not said to lead nowhere, and is tried again with the word that was given', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({ copy: null, isCodeWrong: false });
  show();
  await userEvent.type(await screen.findByLabelText(words.code), 'Pukeko');
  call.mockClear().mockRejectedValue(new ApiError('The database is away for a moment.', 503));
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  await screen.findByText('The database is away for a moment.');
  expect(screen.queryByText(words.gone)).toBeNull();
  call.mockResolvedValue({ copy, isCodeWrong: false });
  await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
  await screen.findByRole('heading', { name: words.of('Tōtara Flat') });
  expect(call.mock.calls.map(([, asked]) => asked.body)).toEqual([
    { codeWord: 'Pukeko' },
    { codeWord: 'Pukeko' },
  ]);
});

test('before the pass of a copy ends it says so, and the copy is opened again by the word that was given', async () => {
  vi.useFakeTimers();
  const call = vi.spyOn(client, 'call').mockResolvedValue({ copy: null, isCodeWrong: false });
  show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.change(screen.getByLabelText(words.code), { target: { value: 'Pukeko' } });
  call.mockResolvedValue({ copy, isCodeWrong: false });
  fireEvent.click(screen.getByRole('button', { name: words.open }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('button', { name: words.openAgain })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(PASS_MINUTES * 60_000 - 1));
  screen.getByText(words.passEnds);
  call.mockClear().mockResolvedValue({ copy: { ...copy, pass: '2.z' }, isCodeWrong: false });
  fireEvent.click(screen.getByRole('button', { name: words.openAgain }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(call.mock.calls.map(([, asked]) => asked.body)).toEqual([{ codeWord: 'Pukeko' }]);
  expect(screen.getByRole('link', { name: /Download PDF/ }).getAttribute('href')).toContain('pass=2.z');
  expect(screen.queryByRole('button', { name: words.openAgain })).toBeNull();
});
