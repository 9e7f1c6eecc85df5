import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { FilterPanel } from './filter-panel.tsx';
import type { RegisterSearch } from './register-search.ts';
import type { SharedProps } from './shared-props.ts';

const register: SharedProps['register'] = {
  rows: [],
  found: [],
  groups: [],
  today: '2026-11-22',
  sections: [],
  nameOf: () => undefined,
};

/** The panel over an address that follows at once. */
function Panel({ onSearch }: { readonly onSearch: (search: RegisterSearch) => void }) {
  const [search, setSearch] = useState<RegisterSearch>({});
  const change: SharedProps['change'] = (part) => {
    const next = { ...search, ...part } as RegisterSearch;
    onSearch(next);
    setSearch(next);
  };
  return (
    <>
      <FilterPanel register={register} search={search} change={change} />
      <button type="button" onClick={() => change({ search: undefined })}>
        Without it
      </button>
    </>
  );
}
const box = () => screen.getByRole('searchbox', { name: 'Find an action' });

test('a search goes on in the box where it was begun, and is empty where it is taken away elsewhere', async () => {
  const onSearch = vi.fn<(search: RegisterSearch) => void>();
  render(<Panel onSearch={onSearch} />);
  await userEvent.type(box(), 'fen');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ search: 'fen' }));
  await userEvent.keyboard('ce');
  expect(box()).toHaveProperty('value', 'fence');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ search: 'fence' }));
  await userEvent.click(screen.getByRole('button', { name: 'Without it' }));
  expect(box()).toHaveProperty('value', '');
});
