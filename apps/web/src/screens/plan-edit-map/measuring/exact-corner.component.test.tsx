import { distanceMetres, bearingDegrees, type Position } from '@tussock/geometry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExactCorner } from './exact-corner.tsx';

const from: Position = [172.5, -43.1];
const edge = { from, to: [172.51, -43.1] as Position };
const putBy = async (...keys: readonly string[]): Promise<Position | undefined> => {
  const onPut = vi.fn<(at: Position) => void>();
  render(<ExactCorner edge={edge} onPut={onPut} />);
  await userEvent.keyboard(keys.join(''));
  return onPut.mock.calls[0]?.[0];
};

test('the running edge says its length and its bearing from true and from grid north', () => {
  render(<ExactCorner edge={edge} onPut={vi.fn()} />);
  expect(screen.getByText('Edge 814.1 m, bearing 90.0° true, 89.7° grid')).toBeDefined();
});

test('digits typed over the map are the length, and Enter puts the corner where the edge points', async () => {
  const put = await putBy('125.5{Enter}');
  expect(put && distanceMetres(from, put)).toBeCloseTo(125.5, 1);
  expect(put && bearingDegrees(from, put)).toBeCloseTo(90, 1);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Length' }).value).toBe('');
});

test('a typed bearing turns it', async () => {
  const put = await putBy('200{Tab}180{Enter}');
  expect(put?.[0]).toBeCloseTo(172.5, 6);
  expect(put && distanceMetres(from, put)).toBeCloseTo(200, 1);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Length' }));
});

test('what is no length or no bearing is refused with a sentence, and nothing is put', async () => {
  expect(await putBy('0{Enter}')).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toContain('Type a length');
  await userEvent.keyboard('10{Tab}400{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Type a bearing');
});

test('where a name comes first it is folded up, until a digit is typed over the map', async () => {
  render(<ExactCorner edge={edge} isFolded onPut={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Exact length and bearing' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Length' })).toBeNull();
  await userEvent.keyboard('12');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Length' }).value).toBe('12');
});
