import { fireEvent, render, screen } from '@testing-library/react';
import { movedBy, type PolygonGeometry, type Position } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import { NudgePad } from './nudge-pad.tsx';

const [a, b, c]: readonly [Position, Position, Position] = [
  [172, -43],
  [172.001, -43],
  [172.001, -42.999],
];
const area: PolygonGeometry = { type: 'Polygon', coordinates: [[a, b, c, a]] };

function show() {
  const [onEdge, onCorner, onMark] = [vi.fn(), vi.fn(), vi.fn()];
  render(<NudgePad geometry={area} onEdge={onEdge} onCorner={onCorner} onMark={onMark} />);
  fireEvent.click(screen.getByText('Nudge'));
  return { onEdge, onCorner, onMark };
}

test('an edge is chosen, seen on the map and moved by a metre with an arrow', () => {
  const { onEdge, onMark } = show();
  const next = screen.getByRole('button', { name: 'Next' });
  fireEvent.click(next);
  expect(screen.getByRole('status').textContent).toBe('Edge 2 of 3, 111.1 m');
  expect(onMark).toHaveBeenLastCalledWith([
    { id: 'nudged', geometry: { type: 'LineString', coordinates: [b, c] } },
  ]);
  fireEvent.keyDown(next, { key: 'ArrowRight' });
  expect(onEdge).toHaveBeenCalledExactlyOnceWith([b, c], [movedBy(b, 1, 0), movedBy(c, 1, 0)]);
});

test('a corner is moved by as much as was typed, with a button', () => {
  const { onCorner, onEdge } = show();
  fireEvent.click(screen.getByRole('radio', { name: 'Corner' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Step/ }), { target: { value: '2.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move north' }));
  expect(onCorner).toHaveBeenCalledExactlyOnceWith(a, movedBy(a, 0, 2.5));
  expect(onEdge).not.toHaveBeenCalled();
});

test('arrows in the field of the step are its own', () => {
  const { onEdge } = show();
  fireEvent.keyDown(screen.getByRole('textbox', { name: /Step/ }), { key: 'ArrowUp' });
  expect(onEdge).not.toHaveBeenCalled();
});
