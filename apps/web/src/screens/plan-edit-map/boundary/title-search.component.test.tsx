import { titleWords } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TitleSearch } from './title-search.tsx';

test.each([
  ['Lot 4 DP 978580', { appellation: 'Lot 4 DP 978580' }],
  ['Lot 4 Deposited Plan 978580', { appellation: 'Lot 4 Deposited Plan 978580' }],
  ['lot 4 dp978580', { appellation: 'lot 4 dp978580' }],
  ['Part Section 12', { appellation: 'Part Section 12' }],
  ['CB900A 547', { titleNumber: 'CB900A 547' }],
  ['9000393 CB900A 547', { titleNumbers: ['9000393', 'CB900A/547'] }],
])('under Title, %s is asked for as what it is', async (text, body) => {
  const onSearch = vi.fn();
  render(<TitleSearch address="" isSearching={false} isNext error={null} onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(body);
});

test('of a pasted table whose columns may both be titles it is asked which one is, and that one is found', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  render(<TitleSearch address="" isSearching={false} isNext error={null} onSearch={onSearch} />);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('9000393\t125000\n9000394\t80000');
  const question = screen.getByRole('group', { name: titleWords.whichColumn });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await user.click(within(question).getByRole('button', { name: '9000393, 9000394' }));
  expect(screen.queryByRole('group', { name: titleWords.whichColumn })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ titleNumbers: ['9000393', '9000394'] });
});

test('of a pasted title with its area only the title is taken', async () => {
  render(<TitleSearch address="" isSearching={false} isNext error={null} onSearch={vi.fn()} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste('CB900A/547\t12\tA Tamatea');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('CB900A/547');
});
