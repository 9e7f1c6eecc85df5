import { QueryClientProvider } from '@tanstack/react-query';
import { calendarWords as words } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../session/query-client.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

const PLAN = '0192f000-0000-7000-8000-00000000000a';
const address = 'https://tussock.example/api/calendar/secret.ics';
/** When the address that the server knows of was made. */
let madeAt: string | null;
let isRefused: boolean;

beforeEach(() => {
  madeAt = null;
  isRefused = false;
  onClose.mockClear();
  queryClient.clear();
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    if (isRefused) return Response.json({ errorCode: 'forbidden', message: ['No'] }, { status: 403 });
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method === 'GET') return Response.json({ madeAt });
    const { insteadOf = madeAt } = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (insteadOf !== madeAt) return Response.json({ code: 'calendarAnew', message: 'No' }, { status: 409 });
    madeAt = method === 'DELETE' ? null : '2026-11-22T00:00:00Z';
    return Response.json(method === 'DELETE' ? { madeAt } : { madeAt, address });
  });
});
afterEach(() => vi.unstubAllGlobals());

const onClose = vi.fn();
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <CalendarDialog planId={PLAN} onClose={onClose} />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[RT-21] the address of the calendar is made by a press, and said to be shown this once', async () => {
  show();
  await screen.findByText(words.none);
  await press(words.make);
  expect((await screen.findByLabelText<HTMLInputElement>(words.address)).value).toBe(address);
  expect(screen.getByText(words.shownOnce)).toBeDefined();
});

test('what is shown this once is not closed by Escape, but by saying that it was copied', async () => {
  show();
  await screen.findByText(words.none);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await press(words.make);
  await screen.findByLabelText(words.address);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await press(words.done);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[RT-21] one that was made is not shown again; withdrawn, there is none', async () => {
  madeAt = '2026-11-22T00:00:00Z';
  show();
  expect(await screen.findByText(words.madeOn('22 November 2026'))).toBeDefined();
  expect(screen.queryByLabelText(words.address)).toBeNull();
  await press(words.withdraw);
  expect(await screen.findByText(words.none)).toBeDefined();
  expect(screen.queryByRole('button', { name: words.withdraw })).toBeNull();
});

test('where it cannot be read nothing is said of an address, and none is made, until it can', async () => {
  madeAt = '2026-11-22T00:00:00Z';
  isRefused = true;
  show();
  expect(await screen.findByText('This could not be read')).toBeDefined();
  expect(screen.queryByText(words.none)).toBeNull();
  expect(screen.queryByRole('button', { name: words.make })).toBeNull();
  isRefused = false;
  await press('Try again');
  expect(await screen.findByText(words.madeOn('22 November 2026'))).toBeDefined();
});

test('a new address is made after a yes, for calendars stop reading the old one', async () => {
  madeAt = '2026-11-22T00:00:00Z';
  show();
  await screen.findByText(words.madeOn('22 November 2026'));
  await press(words.makeAnew);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(words.anewEnds)).toBeDefined();
  expect(screen.queryByLabelText(words.address)).toBeNull();
  await userEvent.click(question.getByRole('button', { name: words.makeAnew }));
  expect((await screen.findByLabelText<HTMLInputElement>(words.address)).value).toBe(address);
});

test('where another tab made one meanwhile, what stands now is said and nothing is put in its place unasked', async () => {
  show();
  await screen.findByText(words.none);
  madeAt = '2026-11-22T00:00:00Z';
  await press(words.make);
  expect(await screen.findByText(words.madeOn('22 November 2026'))).toBeDefined();
  expect(screen.queryByLabelText(words.address)).toBeNull();
  await press(words.makeAnew);
  expect(await screen.findByText(words.anewEnds)).toBeDefined();
});
