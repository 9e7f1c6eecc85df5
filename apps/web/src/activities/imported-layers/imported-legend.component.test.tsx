import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tellMap } from '../../plan-session/map-store.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { ImportedLegend } from './imported-legend.tsx';

const layerRow = (id: string, name: string) => ({
  id,
  entity: 'importedLayer',
  version: 1,
  values: { name, colour: 'violet', areas: 1, lines: 0, points: 0, fileId: id, bounds: [0, 0, 1, 1] },
  made: {},
});

test('[MAP-1] the legend names the imported layers that are on the map, and no others', () => {
  openFakeRecord([layerRow('soils', 'Council soils'), layerRow('fences', 'Old fences')]);
  render(<ImportedLegend />);
  expect(screen.queryByRole('list')).toBeNull();
  act(() => tellMap({ type: 'importedLayerToggled', id: 'soils' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Council soils']);
});
