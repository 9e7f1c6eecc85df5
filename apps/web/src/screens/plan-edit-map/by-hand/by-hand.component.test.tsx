import { fireEvent, render, screen } from '@testing-library/react';
import type { PolygonGeometry } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import { BlockList } from './block-list.tsx';
import { PasteAreas } from './paste-areas.tsx';

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
const block = (id: string, name: string, geometry: PolygonGeometry) => ({
  type: 'Feature' as const,
  geometry,
  properties: { id, name, areaHectares: 90.4 },
});

test('areas that are pasted are taken; what is none is said beside the field and stays in it', () => {
  const onTake = vi.fn();
  render(<PasteAreas onTake={onTake} />);
  const field = screen.getByRole('textbox', { name: 'GeoJSON or WKT' });
  fireEvent.change(field, { target: { value: 'Lot 4' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use these areas' }));
  expect(screen.getByText('This is neither GeoJSON nor WKT.').textContent).not.toBe('');
  expect((field as HTMLTextAreaElement).value).toBe('Lot 4');
  fireEvent.change(field, { target: { value: JSON.stringify(box(172)) } });
  fireEvent.click(screen.getByRole('button', { name: 'Use these areas' }));
  expect(onTake).toHaveBeenCalledExactlyOnceWith([box(172)]);
});

test('areas come from a file as well', async () => {
  const onTake = vi.fn();
  render(<PasteAreas onTake={onTake} />);
  // The page without a browser has files that cannot be read.
  const { buffer } = new TextEncoder().encode(JSON.stringify(box(172)));
  const file = Object.assign(new File([], 'farm.geojson'), { arrayBuffer: () => Promise.resolve(buffer) });
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [file] },
  });
  await vi.waitFor(() => expect(onTake).toHaveBeenCalledExactlyOnceWith([box(172)]));
});

test('the block whose name was typed is named, and no other', async () => {
  const onName = vi.fn(() => Promise.resolve());
  const blocks = [block('a', 'Farm, block 1', box(172)), block('b', 'Farm, block 2', box(173))];
  render(<BlockList blocks={blocks} names={[]} mayEdit onName={onName} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of block 2' }), {
    target: { value: 'Run-off' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save names' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Save names' })).toBeNull());
  expect(onName).toHaveBeenCalledExactlyOnceWith([[box(173), 'Run-off']]);
});

test('whoever may only look reads the names of blocks', () => {
  render(
    <BlockList blocks={[block('a', 'Run-off', box(172))]} names={[]} mayEdit={false} onName={vi.fn()} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Run-off90.40 ha');
});
