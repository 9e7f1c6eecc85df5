import { drawingOperations, kindById, kinds, type DrawingGround, type DrawnThing } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Operations } from '../drawing/use-operations.ts';
import { ShapeBar } from './shape-bar.tsx';

const trough: DrawnThing = {
  id: 'trough',
  kind: kindById(kinds.trough.id),
  geometry: { type: 'Point', coordinates: [172.5, -43.1] },
  attributes: { name: 'By the gate', status: 'existing' },
};
function show(over: Partial<DrawingGround> = {}) {
  const start = vi.fn();
  const ground: DrawingGround = { things: [trough], boundary: [], chosen: trough, mayEdit: true, ...over };
  // Nothing else of it is asked for.
  const operations = { asking: null, start } as unknown as Operations;
  render(<ShapeBar ground={ground} operations={operations} onLock={vi.fn()} />);
  return start;
}

test('three verbs stand in the bar, and every other one is under More; one that cannot be done says why', async () => {
  const start = show();
  const words = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(words).toEqual(['Reshape', 'Cut', 'Join', 'More']);
  const cut = screen.getByRole<HTMLButtonElement>('button', { name: 'Cut' });
  expect([cut.title, cut.disabled]).toEqual(['Only an area can be cut.', true]);
  await userEvent.click(screen.getByRole('button', { name: 'Reshape' }));
  expect(start).toHaveBeenCalledWith(drawingOperations[0]);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(drawingOperations.length - 3 + 1);
  expect(items).toContain('Cut a holeOnly an area can be cut.H');
  await userEvent.click(screen.getByRole('menuitem', { name: /^Set-back/ }));
  expect(start).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'setBack' }));
});

test('there is no bar for whoever may only look, and none where nothing is chosen', () => {
  show({ mayEdit: false });
  show({ chosen: undefined });
  expect(screen.queryByRole('toolbar')).toBeNull();
});
