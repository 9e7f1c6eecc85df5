import { allKinds, kindById, recentKinds } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KindSearch } from './kind-search.tsx';

function show() {
  const onPick = vi.fn();
  render(<KindSearch recent={recentKinds(['trough'])} onPick={onPick} takesFocus />);
  return { onPick, field: screen.getByRole('searchbox', { name: 'Find a kind' }) };
}
const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('[ENT-4] every kind there is can be picked, the last ones first', () => {
  show();
  expect(offered()).toHaveLength(allKinds.length);
  expect(offered()[0]).toBe('TroughWater1');
});

test('another word finds a kind, and says by which it was found', async () => {
  const { onPick, field } = show();
  await userEvent.type(field, 'wet hollow');
  expect(offered()).toEqual(['Critical source area“wet hollow”']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Critical source area' }));
  expect(onPick).toHaveBeenCalledWith(kindById('csa'));
});

test('a figure picks one of the last kinds, and is not typed', async () => {
  const { onPick, field } = show();
  await userEvent.type(field, '1');
  expect(onPick).toHaveBeenCalledWith(kindById('trough'));
  expect((field as HTMLInputElement).value).toBe('');
});

test('says so where nothing is called that', async () => {
  const { field } = show();
  await userEvent.type(field, 'xyzzy');
  expect(screen.getByText(/^No kind is called that/)).toBeDefined();
});
