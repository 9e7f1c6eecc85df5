import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { polygonsOf, type PolygonalGeometry, type PolygonGeometry } from '@tussock/geometry';
import { readPastedAreas } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { BlockList } from './block-list.tsx';
import { BoundaryByHand } from './boundary-by-hand.tsx';
import { DrawnOutline } from './drawn-outline.tsx';
import { PasteAreas } from './paste-areas.tsx';
import type { AreaSources } from './use-area-sources.ts';
import { useBoundaryByHand } from './use-boundary-by-hand.ts';
import { useOutlineDrawing } from './use-outline-drawing.ts';

const box = (west: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43.11],
      [west + 0.01, -43.11],
      [west + 0.01, -43.1],
      [west, -43.1],
      [west, -43.11],
    ],
  ],
});
const noSources: AreaSources = {
  layers: [],
  readText: (text) => Promise.resolve(readPastedAreas(text)),
  readFile: () => Promise.reject(new Error('no file is chosen')),
  readLayer: () => Promise.reject(new Error('no layer is chosen')),
};
const block = (id: string, name: string, geometry: PolygonGeometry) => ({
  type: 'Feature' as const,
  geometry,
  properties: { id, name, areaHectares: 90.4 },
});

test('areas that are pasted are taken; what is none is said beside the field and stays in it', async () => {
  const onTake = vi.fn();
  render(<PasteAreas sources={noSources} onTake={onTake} />);
  const field = screen.getByRole('textbox', { name: 'GeoJSON or WKT' });
  fireEvent.change(field, { target: { value: 'Lot 4' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use these areas' }));
  expect((await screen.findByText('This is neither GeoJSON nor WKT.')).textContent).not.toBe('');
  expect((field as HTMLTextAreaElement).value).toBe('Lot 4');
  fireEvent.change(field, { target: { value: JSON.stringify(box(172)) } });
  fireEvent.click(screen.getByRole('button', { name: 'Use these areas' }));
  await waitFor(() => expect(onTake).toHaveBeenCalledExactlyOnceWith([box(172)]));
});

test('a text in the coordinates of New Zealand is read where files are read', async () => {
  const onTake = vi.fn();
  const readText = vi.fn(() => Promise.resolve({ ok: true as const, areas: [box(172)] }));
  render(<PasteAreas sources={{ ...noSources, readText }} onTake={onTake} />);
  const text = 'SRID=2193;POLYGON ((1 1, 2 1, 2 2, 1 1))';
  fireEvent.change(screen.getByRole('textbox', { name: 'GeoJSON or WKT' }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Use these areas' }));
  await waitFor(() => expect(onTake).toHaveBeenCalledExactlyOnceWith([box(172)]));
  expect(readText).toHaveBeenCalledExactlyOnceWith(text);
});

const choose = (file: File): void => {
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
};

test('areas come from a file as well', async () => {
  const onTake = vi.fn();
  const readFile = vi.fn(() => Promise.resolve({ ok: true as const, areas: [box(172)] }));
  render(<PasteAreas sources={{ ...noSources, readFile }} onTake={onTake} />);
  const file = new File(['PK'], 'farm.zip');
  choose(file);
  await waitFor(() => expect(onTake).toHaveBeenCalledExactlyOnceWith([box(172)]));
  expect(readFile).toHaveBeenCalledExactlyOnceWith(file);
});

test('a file without areas is refused beside the field', async () => {
  const onTake = vi.fn();
  const readFile = () => Promise.resolve({ ok: false as const, message: 'There is no area in it.' });
  render(<PasteAreas sources={{ ...noSources, readFile }} onTake={onTake} />);
  choose(new File(['PK'], 'tracks.kmz'));
  expect(await screen.findByText('There is no area in it.')).toBeTruthy();
  expect(onTake).not.toHaveBeenCalled();
});

test('the areas of an imported layer are taken once it is chosen', async () => {
  const onTake = vi.fn();
  const readLayer = vi.fn(() => Promise.resolve({ ok: true as const, areas: [box(173)] }));
  const layers = [{ id: 'council', name: 'Council farms' }];
  render(<PasteAreas sources={{ ...noSources, layers, readLayer }} onTake={onTake} />);
  expect(screen.getByRole('button', { name: 'Use this layer' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: /Areas of an imported layer/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Council farms' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this layer' }));
  await waitFor(() => expect(onTake).toHaveBeenCalledExactlyOnceWith([box(173)]));
  expect(readLayer).toHaveBeenCalledExactlyOnceWith('council');
});

test('the block whose name was typed is named, and no other', async () => {
  const onName = vi.fn(() => Promise.resolve());
  const blocks = [block('a', 'Farm, block 1', box(172)), block('b', 'Farm, block 2', box(173))];
  render(<BlockList blocks={blocks} names={[]} mayEdit onName={onName} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of block 2' }), {
    target: { value: 'Run-off' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save names' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save names' })).toBeNull());
  expect(onName).toHaveBeenCalledExactlyOnceWith([[box(173), 'Run-off']]);
});

test('whoever may only look reads the names of blocks', () => {
  render(
    <BlockList blocks={[block('a', 'Run-off', box(172))]} names={[]} mayEdit={false} onName={vi.fn()} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Run-off90.40 ha');
});

/** The boundary by hand as the record has it from here on. */
const standsAs = (...wests: readonly number[]) =>
  openFakeRecord([
    {
      id: 'plan-boundary',
      entity: 'boundary',
      version: 1,
      values: {
        outline: { type: 'MultiPolygon', coordinates: wests.map((west) => box(west).coordinates) },
        outlineFrom: 'drawn',
      },
      made: {},
    },
  ]);

/** The map draws what the test says: a block at 175 degrees. */
function ByHand() {
  const byHand = useBoundaryByHand('plan');
  const drawing = useOutlineDrawing();
  if (!drawing.work) return <BoundaryByHand byHand={byHand} drawing={drawing} />;
  return (
    <>
      <button
        type="button"
        onClick={() => drawing.heard(drawnExample({ geometry: box(175), isFinished: true }))}
      >
        On the map
      </button>
      <DrawnOutline drawing={drawing} byHand={byHand} onPut={vi.fn()} onStop={vi.fn()} />
    </>
  );
}

const reshapeSecond = () => {
  const shown = render(<ByHand />);
  fireEvent.click(screen.getByRole('button', { name: 'Change the shape of Block 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'On the map' }));
  return shown;
};
const outlineOf = ({ writes }: ReturnType<typeof openFakeRecord>): unknown =>
  writes[0]?.parts[0]?.set?.['outline'];

test('a block that was reshaped takes its own place, whatever blocks others made or took away meanwhile', async () => {
  standsAs(172, 173);
  const { rerender } = reshapeSecond();
  const now = standsAs(171, 172, 173);
  rerender(<ByHand />);
  fireEvent.click(screen.getByRole('button', { name: 'Use as boundary' }));
  await waitFor(() => expect(now.writes).toHaveLength(1));
  const blocks = polygonsOf(outlineOf(now) as PolygonalGeometry).map(([ring]) => ring?.[0]?.[0]);
  expect(blocks).toHaveLength(3);
  expect(new Set(blocks)).toEqual(new Set([171, 172, 175]));
});

test('a block that somebody changed meanwhile is not overwritten, and that is said', () => {
  standsAs(172, 173);
  const { rerender } = reshapeSecond();
  const now = standsAs(172, 174);
  rerender(<ByHand />);
  fireEvent.click(screen.getByRole('button', { name: 'Use as boundary' }));
  expect(screen.getByRole('alert').textContent).toBe(
    'This block has since been changed or removed. Stop, then edit the current block.',
  );
  expect(now.writes).toEqual([]);
});
