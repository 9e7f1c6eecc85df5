import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { PolygonGeometry } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import { useSaveQuestion } from './use-save-question.tsx';

const shared: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172, -43.1],
      [172.1, -43.1],
      [172.1, -43],
      [172, -43.1],
    ],
  ],
};
const overlap = (otherName: string, areaHectares: number, movedName: string | null = null) => ({
  id: otherName,
  movedName,
  otherId: otherName,
  otherName,
  areaHectares,
  geometry: shared,
});

function show(overlaps: readonly ReturnType<typeof overlap>[], outsideHectares?: number) {
  const [save, mend, left] = [vi.fn(() => Promise.resolve()), vi.fn(), vi.fn()];
  function Saving() {
    const outside =
      outsideHectares === undefined
        ? []
        : [{ id: 'out', movedName: null, areaHectares: outsideHectares, geometry: shared }];
    const { ask, question } = useSaveQuestion({ overlaps, outside }, mend);
    return (
      <>
        <button type="button" onClick={() => void ask(save).catch(left)}>
          Save
        </button>
        {question}
      </>
    );
  }
  render(<Saving />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { save, mend, left };
}

test('ground that is counted twice, or lies outside, is saved once it is said to be meant', async () => {
  const { save } = show([overlap('Front', 0.21), overlap('Back', 0.1)], 0.42);
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('2 places overlap, 0.31 ha are counted twice.');
  expect(question.textContent).toContain('0.42 ha is outside the boundary.');
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('what alone lies outside is said once', () => {
  show([], 0.42);
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('0.42 ha is outside the boundary.');
  expect(within(question).queryAllByRole('listitem')).toEqual([]);
});

test('of a neighbour that moved along it is said which one, and what it lies over now', () => {
  show([overlap('Back', 0.1, 'Front')]);
  const [line] = within(screen.getByRole('alertdialog')).getAllByRole('listitem');
  expect(line?.textContent).toBe('Front moved along, and overlaps Back by 0.10 ha, shown in red.');
});

test('whoever mends it goes to where it is, and nothing is saved', async () => {
  const { save, mend, left } = show([overlap('Front', 0.21)]);
  expect(screen.getByRole('alertdialog').textContent).toContain('1 place overlaps');
  // The harmless answer has the keyboard.
  expect(document.activeElement?.textContent).toBe('Fix it');
  fireEvent.click(screen.getByRole('button', { name: 'Fix it' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(mend).toHaveBeenCalledExactlyOnceWith([172, -43.1, 172.1, -43]);
  expect(save).not.toHaveBeenCalled();
});

test('a shape that has its ground alone is saved without a question', async () => {
  const { save } = show([]);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
