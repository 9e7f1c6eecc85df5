import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DebouncedSearch } from './debounced-search.tsx';

/** A search that is kept in an address, which says it only once the page of it is ready. */
function Searching({ onAsk }: { readonly onAsk: (arrive: () => void) => void }) {
  const [value, setValue] = useState('');
  return (
    <DebouncedSearch
      label="Find"
      placeholder="Find"
      maxLength={100}
      value={value}
      onChange={(text) => onAsk(() => setValue(text))}
    />
  );
}
const box = () => screen.getByRole('searchbox', { name: 'Find' });

test('what is typed stands, and goes on, until the address says what was asked', async () => {
  const asked: (() => void)[] = [];
  render(<Searching onAsk={(arrive) => void asked.push(arrive)} />);
  await userEvent.type(box(), 'Glen');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(box()).toHaveProperty('value', 'Glen');
  await userEvent.type(box(), 'b');
  act(() => asked[0]?.());
  expect(box()).toHaveProperty('value', 'Glenb');
});

test('what the address says beside that is shown', () => {
  const search = { label: 'Find', placeholder: 'Find', maxLength: 100, onChange: () => undefined };
  const { rerender } = render(<DebouncedSearch {...search} value="Glen" />);
  rerender(<DebouncedSearch {...search} value="" />);
  expect(box()).toHaveProperty('value', '');
});
