import type { RecordRow } from '@tussock/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { actionsRoute } from './route.ts';
import type { Position } from '@tussock/geometry';
import { expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { RegisterMap } from './register-map.tsx';
import type { RegisterRow } from './register-rows.ts';

const { go } = vi.hoisted(() => ({ go: vi.fn((_to: object) => Promise.resolve()) }));
vi.mock('../../routes/use-go.ts', () => ({ useGo: () => go }));

interface Drawn {
  readonly features: readonly { readonly id: string; readonly name?: string }[];
  readonly onFeatureClick: (id: string) => void;
}
const point = (at: Position) => ({ type: 'Point', coordinates: at });

// A drawn map needs a browser: here it is what it is told.
vi.mock('../../map/index.ts', () => ({
  PlanMap: ({ features, onFeatureClick }: Drawn) => (
    <ul aria-label="Drawn">
      {features.map(({ id, name }) => (
        <li key={id}>
          <button onClick={() => onFeatureClick(id)}>{`${id} ${name ?? ''}`.trim()}</button>
        </li>
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

const show = () =>
  render(
    <InOpenPlan place={actionsRoute}>
      <RegisterMap planId="7" rows={[rowOf('a', ['fence', 'trough']), rowOf('b', ['fence'])]} />
    </InOpenPlan>,
  );

test('[RT-21] the actions that are shown stand on the map where they will be done, and where photos of them were taken', () => {
  openFakeRecord([
    proof('photo', 'a', [172.51, -43.1]),
    proof('nowhere', 'a'),
    proof('other', 'hidden', [172.52, -43.1]),
  ]);
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'fence',
    'trough',
    'photo Action a',
  ]);
});

test('a photo out of a gallery stands where its camera says it was taken', () => {
  openFakeRecord([
    { ...proof('gallery', 'a'), values: { actionId: 'a', files: ['f1'] } },
    { id: 'f1', entity: 'file', version: 1, values: {}, made: { place: [172.51, -43.1] } },
  ]);
  show();
  expect(screen.getByRole('button', { name: 'gallery Action a' })).toBeDefined();
});

test('a stored place that no map can show, of evidence or of its photo, is left out', () => {
  openFakeRecord([
    proof('broken', 'a', [172.51, 4_294_967_254.8]),
    proof('unset', 'a', [0, 0]),
    { ...proof('gallery', 'a'), values: { actionId: 'a', files: ['f1'] } },
    { id: 'f1', entity: 'file', version: 1, values: {}, made: { place: [172.51, 143.1] } },
  ]);
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['fence', 'trough']);
});

test('a press on a place leads to its action, and where there are several to a choice of them', async () => {
  openFakeRecord([proof('photo', 'a', [172.51, -43.1])]);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'fence' }));
  const choice = within(screen.getByRole('list', { name: 'Actions at this place' }));
  expect(choice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/plan/7/view/actions/a',
    '/plan/7/view/actions/b',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'photo Action a' }));
  expect(go.mock.lastCall?.[0]).toMatchObject({ path: '/plan/7/view/actions/a' });
});
