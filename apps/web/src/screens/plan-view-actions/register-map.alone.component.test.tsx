import type { RecordRow } from '@tussock/contract';
import { render, screen } from '@testing-library/react';
import type { Position } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { RegisterMap } from './register-map.tsx';
import type { RegisterRow } from './register-rows.ts';

interface Drawn {
  readonly features: readonly { readonly id: string; readonly name?: string }[];
}
const point = (at: Position) => ({ type: 'Point', coordinates: at });

// A drawn map needs a browser: here it is what it is told.
vi.mock('../../map/index.ts', () => ({
  PlanMap: ({ features }: Drawn) => (
    <ul>
      {features.map(({ id, name }) => (
        <li key={id}>{`${id} ${name ?? ''}`.trim()}</li>
      ))}
    </ul>
  ),
}));
vi.mock('../../activities/load-plan-map/index.ts', () => ({
  usePlanMap: () => ({
    settings: { titleTiles: { attribution: '' } },
    shapes: ['fence', 'paddock', 'trough'].map((id) => ({ id, geometry: point([172.5, -43.1]) })),
    boundary: [],
    isLoading: false,
  }),
}));

const proof = (id: string, actionId: string, place?: Position): RecordRow => ({
  id,
  entity: 'evidence',
  version: 1,
  values: { actionId, files: [], ...(place ? { place } : {}) },
  made: {},
});
const rowOf = (id: string, featureIds: readonly string[]): RegisterRow =>
  // No more of a row is drawn.
  ({ id, title: `Action ${id}`, action: { values: { featureIds } } }) as unknown as RegisterRow;

test('[RT-21] the actions that are shown stand on the map where they will be done, and where photos of them were taken', () => {
  openFakeRecord([
    proof('photo', 'a', [172.51, -43.1]),
    proof('nowhere', 'a'),
    proof('other', 'hidden', [172.52, -43.1]),
  ]);
  render(<RegisterMap planId="7" rows={[rowOf('a', ['fence', 'trough']), rowOf('b', ['fence'])]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'fence',
    'trough',
    'photo Action a',
  ]);
});
