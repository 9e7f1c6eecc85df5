import { fireEvent, render, screen } from '@testing-library/react';
import { kindById, kinds } from '@tussock/domain';
import { circleAround, type Geometry, type Position } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import { FiguresOfShape } from './figures-of-shape.tsx';

const centre: Position = [171.6, -43.6];
const run: Geometry = { type: 'LineString', coordinates: [centre, [171.604, -43.6]] };
const sector = circleAround(centre, 400, { from: 300, to: 60 });
const type = (name: RegExp, value: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
};

test('a run of a travelling irrigator becomes its ground by a width, with its figures', () => {
  const onTake = vi.fn();
  render(<FiguresOfShape kind={kindById(kinds.travelling.id)} finished={run} isNew onTake={onTake} />);
  fireEvent.click(screen.getByRole('button', { name: 'Make it an area' }));
  expect(screen.getByRole('alert').textContent).toContain('Type a length in metres');
  type(/Width of the run/, '60');
  fireEvent.click(screen.getByRole('button', { name: 'Make it an area' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'Polygon' }), {
    wettedWidth: 60,
    runLength: 325,
  });
});

test('the figures of a pivot that stands are shown, and its radius is changed about its centre', () => {
  const onTake = vi.fn();
  const finished = sector.ok ? sector.geometry : run;
  render(
    <FiguresOfShape kind={kindById(kinds.pivot.id)} finished={finished} isNew={false} onTake={onTake} />,
  );
  const box = screen.getByRole('textbox', { name: /Radius/ });
  expect((box as HTMLInputElement).value).toBe('400');
  type(/Radius/, '450');
  fireEvent.click(screen.getByRole('button', { name: 'Use these figures' }));
  const wider = circleAround(centre, 450, { from: 300, to: 60 });
  expect(onTake).toHaveBeenCalledExactlyOnceWith(wider.ok ? wider.geometry : null);
});

test('a fence has neither', () => {
  const { container } = render(
    <FiguresOfShape kind={kindById(kinds.fenceline.id)} finished={run} isNew onTake={vi.fn()} />,
  );
  expect(container.textContent).toBe('');
});
