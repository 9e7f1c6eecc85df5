import { drawingKeys, drawingOperations, kindById, kinds, type DrawingGround } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FarmVerbs, OperationPrompt } from './operation-prompt.tsx';
import { useShortcuts } from '../keyboard/use-shortcuts.tsx';
import type { Operations } from './use-operations.ts';

const trough: DrawingGround['chosen'] = {
  id: 'trough',
  kind: kindById(kinds.trough.id),
  geometry: { type: 'Point', coordinates: [172.5, -43.1] },
  attributes: { name: 'By the gate', status: 'existing' },
};
const operationsWith = (over: Partial<Operations>): Operations => ({
  asking: null,
  awaited: null,
  cutParts: [],
  forgetCut: vi.fn(),
  refusal: null,
  start: vi.fn(),
  stop: vi.fn(),
  heard: vi.fn(),
  finish: undefined,
  measured: vi.fn(),
  clicked: vi.fn(),
  ...over,
});

test('with nothing chosen the verbs of the farm are offered: a fence inside its boundary, and filling a gap', async () => {
  const start = vi.fn();
  const ring = [[172, -43] as const, [172.01, -43] as const, [172.01, -43.01] as const, [172, -43] as const];
  const farm: DrawingGround = {
    things: [],
    boundary: [{ type: 'Polygon', coordinates: [ring] }],
    chosen: undefined,
    mayEdit: true,
  };
  const { rerender } = render(<FarmVerbs ground={farm} operations={operationsWith({ start })} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Fill a gap',
    'Offset fence inside the boundary',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Offset fence inside the boundary' }));
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ id: 'fenceInside' }));
  for (const other of [
    { ...farm, chosen: trough },
    { ...farm, mayEdit: false },
  ]) {
    rerender(<FarmVerbs ground={other} operations={operationsWith({})} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  }
});

test('a verb that waits for a click says what to click, and why the last was refused', () => {
  const merge = drawingOperations.find(({ id }) => id === 'merge') ?? null;
  render(<OperationPrompt operations={operationsWith({ asking: merge, refusal: 'They are apart.' })} />);
  expect(screen.getByRole('region', { name: 'Join' }).textContent).toContain('Click the one beside it');
  expect(screen.getByRole('alert').textContent).toBe('They are apart.');
});

function Shortcuts() {
  return useShortcuts().list;
}

test('a verb that was begun before a shape was chosen says what to click', () => {
  const awaited = drawingOperations.find(({ id }) => id === 'split') ?? null;
  render(<OperationPrompt operations={operationsWith({ awaited })} />);
  expect(screen.getByRole('region', { name: 'Cut' }).textContent).toContain('Click the shape to cut.');
});

test('the key "?" shows the key of every tool and verb', async () => {
  render(<Shortcuts />);
  await userEvent.keyboard('?');
  const keys = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(keys).toEqual(expect.arrayContaining(drawingKeys.map(([key]) => key)));
});

test('a verb that asks for a distance takes what is typed', async () => {
  const asking = drawingOperations.find(({ id }) => id === 'fenceInside') ?? null;
  const measured = vi.fn();
  render(<OperationPrompt operations={operationsWith({ asking, measured })} />);
  const distance = screen.getByRole<HTMLInputElement>('textbox', { name: 'Distance' });
  expect(distance.value).toBe('5');
  await userEvent.clear(distance);
  await userEvent.type(distance, '2.5{Enter}');
  expect(measured).toHaveBeenCalledWith(2.5);
});
