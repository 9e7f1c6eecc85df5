import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { titleWords } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { ChosenTitles } from './title-sections.tsx';

const none = { titles: [], selectedIds: [], onToggle: vi.fn(), registers: {} };

test('of titles that are chosen and cannot be shown it is said how many, and they can be let go', async () => {
  const onClear = vi.fn();
  render(<ChosenTitles {...none} unseen={3} onClear={onClear} />);
  expect(screen.getByRole('heading', { name: 'Chosen: 3' })).toBeTruthy();
  expect(screen.getByText(titleWords.unseen(3))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('where nothing is chosen that is said instead', () => {
  render(<ChosenTitles {...none} unseen={0} onClear={vi.fn()} />);
  expect(screen.getByText('The boundary is the merge of the titles you choose.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveProperty('disabled', true);
});

test('who may not change the boundary reads its titles, and is not offered to take one off', () => {
  const title = {
    id: '7',
    linzCadastralId: '7',
    titleNumber: 'CB1/7',
    appellation: 'Lot 7',
    areaHectares: 8.57,
  };
  const geometry = { type: 'MultiPolygon', coordinates: [] };
  const titles = [{ type: 'Feature', id: '7', geometry, properties: title }] as never;
  render(<ChosenTitles titles={titles} selectedIds={['7']} registers={{}} unseen={0} />);
  expect(screen.getByRole('heading', { name: titleWords.ofBoundary(1) })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('CB1/7Lot 78.57 ha');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('who may not change the boundary is told where no title is chosen', () => {
  render(<ChosenTitles titles={[]} selectedIds={[]} registers={{}} unseen={0} />);
  expect(screen.getByText(titleWords.noneChosen)).toBeTruthy();
});
