import { kindById, kinds, type DrawnThing } from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import type { PolygonGeometry } from '@tussock/geometry';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDrawnNow } from '../drawing/drawn-now.ts';
import type { DrawingState } from '../drawing/use-drawing.ts';
import { noProblems } from '../saving/use-edit-problems.ts';
import { drawnExample } from '../testing/drawn-example.ts';
import { AreaChanges } from './area-changes.tsx';

const kind = kindById(kinds.paddock.id);
const box = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [172.5 + west, -43.1],
      [172.5 + east, -43.1],
      [172.5 + east, -43.099],
      [172.5 + west, -43.099],
      [172.5 + west, -43.1],
    ],
  ],
});
const thing = (id: string, geometry: PolygonGeometry): DrawnThing => ({
  id,
  kind,
  geometry,
  attributes: { name: id, status: 'existing' },
});
const [home, creek] = [thing('Home', box(0, 0.002)), thing('Creek', box(0.002, 0.004))];

function show(now: PolygonGeometry, moved: PolygonGeometry | null) {
  const store = createDrawnNow();
  const parcels = moved ? [{ id: 'Creek', geometry: moved }] : [];
  store.setState({ drawn: drawnExample({ geometry: now, isFinished: true, moved: parcels }) });
  const feature = { _id: 'Home', geometry: home.geometry, properties: home.attributes };
  const ground = {
    things: [home, creek],
    boundary: [],
    boundaryHectares: 12.34,
    chosen: home,
    mayEdit: true,
  };
  const work = { kind, feature: feature as unknown as FeatureReply, ground }; // no more of it is looked at here
  const drawing = { work, now: store, taken: null } as unknown as DrawingState;
  render(<AreaChanges drawing={drawing} faults={noProblems} kind={kind} />);
}

test('both areas of a shared border are shown before and after, and the farm that stays as it is', () => {
  show(box(0, 0.003), box(0.003, 0.004));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Home1.81→2.71 ha+0.90', 'Creek1.81→0.90 ha−0.91']);
  expect(screen.getByText('Farm still 12.34 ha, no gap, no overlap')).toBeDefined();
});

test('where nobody else moves, the mapped land changes', () => {
  show(box(0, 0.003), null);
  expect(screen.getByText('Mapped land changes by +0.90 ha')).toBeDefined();
});

test('before anything is moved there is nothing to say', () => {
  show(box(0, 0.002), null);
  expect(screen.queryByRole('region')).toBeNull();
});
