import { areaHectares, type Geometry, type Position } from '@tussock/geometry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WayId } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { MeasuredShape } from './measured-shape.tsx';

const cross: Position = [171.6, -43.6];
const takenBy = async (way: WayId, ...texts: readonly string[]): Promise<Geometry | undefined> => {
  const onTake = vi.fn<(geometry: Geometry) => void>();
  render(<MeasuredShape way={way} centre={() => cross} onTake={onTake} />);
  await userEvent.tab();
  await userEvent.keyboard(texts.join('{Tab}'));
  await userEvent.keyboard('{Enter}');
  return onTake.mock.calls[0]?.[0];
};
const hectaresOf = (geometry: Geometry | undefined): number | undefined =>
  geometry?.type === 'Polygon' ? areaHectares(geometry) : undefined;

test('a rectangle of typed length and width stands at the cross', async () => {
  expect(hectaresOf(await takenBy('rectangle', '200', '50'))).toBe(1);
});

test('a pivot is a radius and the bearings between which it sweeps; left alone it goes all round', async () => {
  expect(hectaresOf(await takenBy('circle', '450'))).toBeCloseTo(63.6, 1);
});

test('a part of a circle', async () => {
  expect(hectaresOf(await takenBy('circle', '450', '0', '90'))).toBeCloseTo(15.9, 1);
});

test('an area sets the width of a rectangle and leaves its length, whichever is typed first', async () => {
  expect(hectaresOf(await takenBy('rectangle', '200', '', '', '3.5'))).toBe(3.5);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(box('Width').value).toBe('175');
  await userEvent.clear(box('Length'));
  await userEvent.type(box('Length'), '350');
  expect(box('Width').value).toBe('100');
  await userEvent.type(box('Width'), '0');
  expect([box('Width').value, box('Area').value]).toEqual(['1000', '']);
});

test('an area sets the radius of a circle, and of a part of one', async () => {
  expect(hectaresOf(await takenBy('circle', '', '0', '90', '20'))).toBe(20);
});

test('an area that is none is refused with a sentence', async () => {
  expect(await takenBy('rectangle', '200', '50', '0', 'wide')).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toBe('Type an area in hectares, more than 0.');
});

test('figures of which nothing can be made are refused with a sentence', async () => {
  expect(await takenBy('rectangle', '200', '')).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toContain('Type a length');
});

test('ways without figures ask for none', () => {
  render(<MeasuredShape way="freehand" centre={() => cross} onTake={vi.fn()} />);
  expect(screen.queryByRole('form')).toBeNull();
});
