import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChosenChips } from './chosen-chips.tsx';

function Chips() {
  const [words, setWords] = useState(['In progress', 'Approved']);
  const chips = words.map((one) => ({
    key: one,
    words: one,
    onRemove: () => setWords(words.filter((other) => other !== one)),
  }));
  return <ChosenChips chips={chips} onClear={chips.length > 0 ? () => setWords([]) : undefined} />;
}

test('the keyboard stays with the filters that are left, and where there were some', async () => {
  render(<Chips />);
  const list = screen.getByRole('list', { name: 'Chosen filters' });
  await userEvent.click(screen.getByRole('button', { name: 'Without In progress' }));
  expect(list.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(list.contains(document.activeElement)).toBe(true);
});
