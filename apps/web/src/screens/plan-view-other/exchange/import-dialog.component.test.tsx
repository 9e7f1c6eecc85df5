import { fileRefusals, kindById, kinds } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import type { FeatureReply } from '@tussock/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { ImportDialog } from './import-dialog.tsx';

const squareAt = (west: number): PolygonalGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + 0.01, -42.8],
      [west + 0.01, -42.79],
      [west, -42.79],
      [west, -42.8],
    ],
  ],
});
const standing = {
  _id: '01900000-0000-7000-8000-000000000001',
  featureType: kindById(kinds.paddock.id).wording.featureType,
  version: 1,
  geometry: squareAt(172.3),
  properties: { name: 'Front', status: 'existing', use: 'pasture' },
} as unknown as FeatureReply; // what an import asks for

function open() {
  const record = openFakeRecord();
  render(
    <ImportDialog
      kind={kindById(kinds.paddock.id)}
      content={{ features: [standing], boundaryAreas: [squareAt(172.3)] }}
      names={{ nameOf: () => undefined, idsNamed: () => [] }}
      onClose={vi.fn()}
    />,
  );
  const user = userEvent.setup();
  const choose = async (arrayBuffer: () => Promise<ArrayBuffer>): Promise<void> => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('nowhere to choose a file');
    // Files cannot be read in this document.
    await user.upload(input, Object.assign(new File(['x'], 'paddocks.geojson'), { arrayBuffer }));
  };
  return { record, user, choose };
}

const fileAt = (west: number) => () => {
  const properties = { name: 'New', status: 'existing', use: 'pasture' };
  const features = [{ type: 'Feature', geometry: squareAt(west), properties }];
  return Promise.resolve(
    new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features })).buffer,
  );
};

test('a row that lies over what stands, and beyond the boundary, is asked about before it is written', async () => {
  const { record, user, choose } = open();
  await choose(fileAt(172.305));
  await user.click(await screen.findByRole('button', { name: 'Import 1' }));
  expect(
    screen.getByText(/^Front and New: .* counted twice$|^New and Front: .* counted twice$/),
  ).toBeTruthy();
  expect(screen.getByText(/^New: .* outside the boundary/)).toBeTruthy();
  expect(record.writes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
});

test('a file that was taken away since it was chosen is said to be, and another can be chosen', async () => {
  const { choose } = open();
  await choose(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
  expect(await screen.findByText(fileRefusals.gone)).toBeTruthy();
  await choose(fileAt(172.305));
  expect(await screen.findByRole('button', { name: 'Import 1' })).toBeTruthy();
});
