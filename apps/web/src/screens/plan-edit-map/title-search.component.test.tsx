import { render, screen } from '@testing-library/react';
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
  render(<TitleSearch address="" isSearching={false} error={null} onSearch={onSearch} />);
  await userEvent.type(screen.getByRole('searchbox'), `${text}{Enter}`);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(body);
});
