import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { monthsOfStockYear, stockWords, type StockRow } from '@tussock/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LinePanel } from './line-panel.tsx';
import { useStockDrafts } from './use-stock-drafts.ts';

const line = { enterprise: 'sheep', class: 'maEwes' } as const;
const rows: readonly StockRow[] = [{ month: '2025-07', ...line, opening: 980, closing: 980 }];
const onSave = vi.fn(() => Promise.resolve());

function Line({ mayEdit = true }: { readonly mayEdit?: boolean }) {
  const state = useStockDrafts('plan', rows, 2025);
  return (
    <LinePanel
      line={line}
      months={monthsOfStockYear(2025)}
      state={state}
      unitName={() => 'No land unit'}
      mayEdit={mayEdit}
      onSave={onSave}
    />
  );
}
const open = (mayEdit?: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Line {...(mayEdit === undefined ? {} : { mayEdit })} />
    </QueryClientProvider>,
  );
beforeEach(() => {
  localStorage.clear();
  onSave.mockClear();
});

test('moves are typed and the closing is worked out beside them, from month to month', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Deaths, August 2025'), '5');
  expect(screen.getByLabelText('Opening, August 2025')).toHaveProperty('placeholder', '980');
  expect(screen.getByLabelText('Closing, August 2025')).toHaveProperty('placeholder', '975');
  expect(screen.getByRole('button', { name: 'Save 1 month' })).toBeTruthy();
});

test('what was typed is saved at the foot of the months, where whoever typed it is', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Deaths, August 2025'), '5');
  const order = screen
    .getByRole('table')
    .compareDocumentPosition(screen.getByRole('button', { name: 'Save 1 month' }));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what was typed is saved by Ctrl+S from the cell one stands in', async () => {
  open();
  const cell = screen.getByLabelText('Deaths, August 2025');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(cell, '5{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
  expect(document.activeElement).toBe(cell);
});

test('what of a pasted block finds no place is counted', async () => {
  open();
  await userEvent.click(screen.getByLabelText('Closing, May 2026'));
  await userEvent.paste('980\n970\n960\n');
  expect(screen.getByLabelText('Closing, June 2026')).toHaveProperty('value', '970');
  expect(screen.getByText(stockWords.passedOver(1))).toBeTruthy();
  await userEvent.paste('970\n960\n');
  expect(screen.queryByText(/did not fit/)).toBeNull();
});

test('a row that does not balance is marked with its difference, and can be saved', async () => {
  open();
  const closing = screen.getByLabelText('Closing, August 2025');
  await userEvent.type(screen.getByLabelText('Deaths, August 2025'), '5');
  await userEvent.type(closing, '970');
  expect(document.querySelector(`#${closing.getAttribute('aria-describedby') ?? ''}`)?.textContent).toBe(
    'Out by -5',
  );
  expect(screen.getByText(/closing 970, but the moves make 975/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 month' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('a negative number of head is refused beside its cell and is not saved', async () => {
  open();
  const deaths = screen.getByLabelText('Deaths, August 2025');
  await userEvent.type(deaths, '-5');
  expect(deaths.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Deaths must be 0 head or more')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save 0 months' })).toHaveProperty('disabled', true);
});

test('a block from a spreadsheet fills cells down and across', async () => {
  open();
  await userEvent.click(screen.getByLabelText('Sales, August 2025'));
  await userEvent.paste('1\t2\n3\t4');
  expect(screen.getByLabelText('Deaths, August 2025')).toHaveProperty('value', '2');
  expect(screen.getByLabelText('Sales, September 2025')).toHaveProperty('value', '3');
  expect(screen.getByRole('button', { name: 'Save 2 months' })).toBeTruthy();
});

test('Enter and the arrows go from month to month', async () => {
  open();
  await userEvent.click(screen.getByLabelText('Sales, August 2025'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Sales, September 2025'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByLabelText('Sales, July 2025'));
});

test('what was typed is there again after the page was left', async () => {
  const page = open();
  await userEvent.type(screen.getByLabelText('Deaths, August 2025'), '5');
  page.unmount();
  open();
  expect(screen.getByLabelText('Deaths, August 2025')).toHaveProperty('value', '5');
});

test('what is typed while months are saved stays to be saved, in the same month and in another', async () => {
  let saved: () => void = () => undefined;
  onSave.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      saved = resolve;
    }),
  );
  open();
  await userEvent.type(screen.getByLabelText('Deaths, August 2025'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 month' }));
  await userEvent.type(screen.getByLabelText('Sales, August 2025'), '7');
  await userEvent.type(screen.getByLabelText('Deaths, September 2025'), '2');
  await act(async () => saved());
  expect(screen.getByLabelText('Sales, August 2025')).toHaveProperty('value', '7');
  expect(screen.getByLabelText('Deaths, September 2025')).toHaveProperty('value', '2');
  expect(screen.getByRole('button', { name: 'Save 2 months' })).toBeTruthy();
});

test('who may not change it reads it', () => {
  open(false);
  expect(screen.getByLabelText('Opening, July 2025')).toHaveProperty('readOnly', true);
});
