import type { LandUnitProposal } from '@tussock/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { UnitsPanel } from './units-panel.tsx';

const unit = (slopeClass: LandUnitProposal['slopeClass'], areaHectares: number): LandUnitProposal => ({
  slopeClass,
  meanDegrees: 4.2,
  areaHectares,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [172, -43],
        [172.01, -43],
        [172.01, -43.01],
        [172, -43],
      ],
    ],
  },
});
const units = [unit('flat', 65.8), unit('steepHill', 20.1)];

function show() {
  const record = openFakeRecord([]);
  const onDrop = vi.fn();
  render(<UnitsPanel units={units} source="LINZ" onDrop={onDrop} />);
  return { ...record, onDrop };
}

test('each proposed unit says its hectares, why, and where that was read', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Flats, 65.80 ha' })).toBeDefined();
  expect(screen.getAllByText('Its mean slope is 4.2°.')).toHaveLength(2);
  expect(screen.getAllByText('Read from: LINZ')).toHaveLength(2);
});

test('all are accepted in one write, with their shapes', async () => {
  const { writes, onDrop } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Accept 2 land units' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts).toMatchObject([
    { entity: 'lmu', op: 'create', set: { name: 'Flats', slopeClass: 'flat', geometry: units[0]?.geometry } },
    { entity: 'lmu', op: 'create', set: { name: 'Steep hill', slopeClass: 'steepHill' } },
  ]);
  act(() => writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(onDrop).toHaveBeenCalledTimes(2));
});

test('one is dismissed without anything being written', async () => {
  const { writes, onDrop } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Steep hill' }));
  expect(onDrop).toHaveBeenCalledWith(units[1]);
  expect(writes).toEqual([]);
});
