import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

function Search() {
  const [value, setValue] = useState('Glen');
  return <SearchField label="Find" value={value} onChange={setValue} />;
}

test('the cross empties the search and leaves the keyboard in it: the cross itself is gone', async () => {
  render(<Search />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  const box = screen.getByRole('searchbox', { name: 'Find' });
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});
