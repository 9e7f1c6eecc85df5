import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MultiSelect } from './multi-select.tsx';

const places = Array.from({ length: 10_000 }, (_, index) => ({
  id: `id-${index}`,
  label: `Paddock ${index}`,
}));

function Places() {
  const [value, setValue] = useState<readonly string[]>(['id-7']);
  const isFound = (label: string, typed: string) => label.toLowerCase().includes(typed);
  return <MultiSelect label="Where" options={places} value={value} onChange={setValue} isFound={isFound} />;
}

test('of ten thousand the first are drawn; one is found by typing, and chosen by keyboard beside what was chosen', async () => {
  render(<Places />);
  await userEvent.click(screen.getByRole('button', { name: /Where/ }));
  expect((await screen.findAllByRole('option')).length).toBe(60);
  expect(screen.getByText('9940 more: type part of a name')).toBeDefined();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find: Where' }), 'paddock 9876');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Paddock 9876',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove Paddock 9876', hidden: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove Paddock 7', hidden: true })).toBeDefined();
});

test('what is taken away by its chip leaves the keyboard at the field', async () => {
  render(<Places />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Paddock 7' }));
  expect(screen.queryByRole('button', { name: 'Remove Paddock 7' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Where/ }));
});

test('a mouse that opened the list chooses nothing by being let go over it; a press of its own does', async () => {
  const user = userEvent.setup();
  render(<Places />);
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: /Where/ }) });
  const line = await screen.findByRole('option', { name: 'Paddock 3' });
  await user.pointer({ keys: '[/MouseLeft]', target: line });
  expect(screen.queryByRole('button', { name: 'Remove Paddock 3', hidden: true })).toBeNull();
  await user.click(line);
  expect(screen.getByRole('button', { name: 'Remove Paddock 3', hidden: true })).toBeDefined();
});
