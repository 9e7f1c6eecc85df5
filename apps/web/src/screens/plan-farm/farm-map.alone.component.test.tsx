import type { RecordRow } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { FarmMap } from './farm-map.tsx';
import type { FarmPaint } from './farm-search.ts';
import { farmRoute } from './route.ts';

const { go } = vi.hoisted(() => ({ go: vi.fn((_to: object, _how?: object) => Promise.resolve()) }));
vi.mock('../../routes/use-go.ts', () => ({ useGo: () => go }));

interface Drawn {
  readonly features: readonly { readonly id: string; readonly look: Readonly<Record<string, string>> }[];
  readonly visibleLayers: readonly string[];
  readonly onFeatureClick: (id: string) => void;
  readonly bounds?: readonly number[];
}

// A drawn map needs a browser: here it is what it is told.
vi.mock('../../map/index.ts', () => ({
  PlanMap: ({ features, visibleLayers, onFeatureClick, bounds }: Drawn) => (
    <>
      <p data-testid="bounds">{bounds?.join(' ')}</p>
      <p data-testid="layers">{visibleLayers.join(' ')}</p>
      {features.map(({ id, look }) => (
        <button key={id} data-colour={look['colour']} onClick={() => onFeatureClick(id)}>
          {`Drawn ${id}`}
        </button>
      ))}
    </>
  ),
}));

const shapes = [
  { id: 'flats', kind: kinds.lmu, look: {} },
  { id: 'creek', kind: kinds.paddock, look: {} },
  { id: 'ford', kind: kinds.trough, look: {} },
];
const content = {
  settings: { titleTiles: { attribution: '' } },
  shapes,
  boundary: [],
  openingBounds: [172.2, -42.9, 172.3, -42.8],
  features: [
    {
      _id: 'flats',
      featureType: kinds.lmu.wording.featureType,
      properties: { name: 'River flats' },
      areaHectares: 49.7,
    },
  ],
} as never; // no more of the map is drawn
const action = (id: string, state: string, featureIds: readonly string[]): RecordRow => ({
  id,
  entity: 'action',
  version: 1,
  values: { sectionKey: 'waterways', title: id, grade: 'good', state, featureIds },
  made: {},
});

beforeEach(() => go.mockClear());
function show(paint: FarmPaint | undefined, of = content) {
  openFakeRecord([action('fence', 'agreed', ['ford']), action('plant', 'done', ['creek'])]);
  render(
    <InOpenPlan place={farmRoute}>
      <FarmMap planId="7" content={of} state={{ risks: [] } as never} asked={paint} />
    </InOpenPlan>,
  );
}
const drawn = () => screen.queryAllByRole('button', { name: /^Drawn/ }).map(({ textContent }) => textContent);
const layers = () => screen.getByTestId('layers').textContent?.split(' ') ?? [];

test('the map shows land units with their hectares, unless something else is asked for', () => {
  show('units');
  expect(layers()).toContain(kinds.lmu.id);
  expect(layers()).not.toContain(kinds.paddock.id);
  expect(screen.getByRole('table').textContent).toContain('River flats49.70');
});

test('each land unit has a colour of its own, and the legend has it too', () => {
  show('units');
  const colour = screen.getByRole('button', { name: 'Drawn flats' }).dataset['colour'];
  expect(colour).toMatch(/^#/);
  expect(screen.getByRole('table').querySelector('rect')?.getAttribute('stroke')).toBe(colour);
  expect(screen.getByRole('button', { name: 'Drawn creek' }).dataset['colour']).toBeUndefined();
});

test('before there are land units the paddocks are shown, and land units when they are asked for', async () => {
  const creek = { _id: 'creek', featureType: kinds.paddock.wording.featureType, properties: {} };
  show(undefined, { ...(content as object), features: [creek] } as never);
  expect(layers()).toContain(kinds.paddock.id);
  await userEvent.click(screen.getByRole('radio', { name: 'Land units' }));
  expect(go.mock.lastCall?.[0]).toMatchObject({ search: { map: 'units' } });
});

test('before the farm has a boundary its map opens where the plan says that it is', () => {
  show('units');
  expect(screen.getByTestId('bounds').textContent).toBe('172.2 -42.9 172.3 -42.8');
});

test('of the actions it shows what those are about that are not done', () => {
  show('actions');
  expect(drawn()).toEqual(['Drawn ford']);
  expect(screen.queryByRole('table')).toBeNull();
});

test('what the map is painted by stands in the address', async () => {
  show('units');
  await userEvent.click(screen.getByRole('radio', { name: 'Risk' }));
  expect(go.mock.lastCall?.[0]).toMatchObject({ path: '/plan/7/view/farm', search: { map: 'risk' } });
});

test('a press on a feature leads to its page', async () => {
  show('paddocks');
  await userEvent.click(screen.getByRole('button', { name: 'Drawn creek' }));
  expect(go.mock.lastCall?.[0]).toMatchObject({ path: '/plan/7/view/paddock/creek' });
});
