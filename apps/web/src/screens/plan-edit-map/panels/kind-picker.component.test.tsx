import { allKinds, kinds } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KindPicker } from './kind-picker.tsx';

function renderPicker() {
  const onPick = vi.fn();
  render(<KindPicker onPick={onPick} onLayers={() => undefined} />);
  return { onPick, user: userEvent.setup() };
}
const groups = () => screen.getAllByRole('region').filter((region) => region.hasAttribute('aria-label'));
const offered = () => groups().flatMap((group) => within(group).queryAllByRole('button'));

test('[ENT-4] every kind there is can be picked', async () => {
  renderPicker();
  expect(offered().map((button) => button.textContent)).toHaveLength(allKinds.length);
});

test.each([
  ['trough', ['Trough']],
  ['TROUGH', ['Trough']],
])('a few letters leave what has them: %s', async (typed, left) => {
  const { user } = renderPicker();
  await user.type(screen.getByRole('textbox', { name: 'Find a kind' }), typed);
  expect(offered().map((button) => button.textContent)).toEqual(left);
});

test('says so where nothing has them', async () => {
  const { user } = renderPicker();
  await user.type(screen.getByRole('textbox', { name: 'Find a kind' }), 'xyzzy');
  expect(screen.getByText('Nothing is called that.')).toBeTruthy();
});

test('a kind is picked by the keyboard as by a click', async () => {
  const { onPick, user } = renderPicker();
  screen.getByRole('button', { name: 'Trough' }).focus();
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith(kinds.trough);
});

test('[MAP-6] a land unit is offered before a kind is picked', async () => {
  const { onPick, user } = renderPicker();
  await user.click(screen.getByRole('button', { name: 'Draw a land management unit' }));
  expect(onPick).toHaveBeenCalledWith(kinds.lmu);
});
