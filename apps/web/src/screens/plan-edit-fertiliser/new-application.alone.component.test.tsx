import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kinds, startingAttributes, kindById } from '@tussock/domain';
import { areaSquareMetres, type PolygonGeometry } from '@tussock/geometry';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { browserLocks } from '../../sync/testing/browser-locks.ts';
import { openPlanStore } from '../../plan-session/open-plan.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { formKeys, ownDraftKey, saveDraft } from '../../sync/drafts/index.ts';
import { NewApplicationScreen } from './new-application-screen.tsx';
import { newApplicationRoute } from './route.ts';

const PLAN = '0192f000-0000-7000-8000-0000000000ab';
const ONE = '0192f000-0000-7000-8000-000000000001';
const TWO = '0192f000-0000-7000-8000-000000000002';
const BORE = '0192f000-0000-7000-8000-000000000003';
const square = (west: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -43],
      [west + 0.01, -43],
      [west + 0.01, -42.99],
      [west, -42.99],
      [west, -43],
    ],
  ],
});
const feature = (_id: string | undefined, featureType: string, geometry: object) => ({
  _id,
  featureType,
  geometry,
  properties: { name: _id },
});
const features = [
  feature(ONE, kinds.paddock.wording.featureType, square(172)),
  feature(TWO, kinds.paddock.wording.featureType, square(172.01)),
  feature(BORE, kinds.customFeature.wording.featureType, { type: 'Point', coordinates: [172, -43] }),
];
vi.mock('../../activities/load-plan-map/index.ts', () => ({ usePlanMap: () => ({ features }) }));

beforeEach(() => {
  localStorage.clear();
  openPlanStore.setState({ planId: PLAN });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  // A page without a browser has none.
  Reflect.deleteProperty(navigator, 'locks');
});

/** The paddocks as the record of this device has them. */
const rows = [ONE, TWO].map((id, index) => ({
  id,
  entity: kinds.paddock.id,
  version: 1,
  values: { name: `Paddock ${index + 1}`, geometry: square(172 + index * 0.01) },
  made: {},
}));

/** The form as somebody has filled it in, without a line. */
function renderWith(chosen: object) {
  const record = openFakeRecord(rows);
  const started = startingAttributes(kindById(kinds.fertiliser.id));
  const values = {
    ...started,
    name: 'Spring urea',
    applicationDate: '2025-08-20',
    applicationMethod: 'groundSpreader',
    landUse: 'pastureGrazed',
    area: '10',
    fertiliser_application_product: [
      { product: 'Urea', nitrogen: '46', application_rate: '100', price_per_tonne: '900' },
    ],
    ...chosen,
  };
  saveDraft('form', ownDraftKey(formKeys.newOnPaddocks(PLAN)), {
    values,
    startedFrom: JSON.stringify(started),
  });
  openScreen();
  return record;
}

const props = { planId: PLAN, params: {}, search: {}, may: () => true, isLocked: false };
const openScreen = (search: object = {}) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InOpenPlan place={newApplicationRoute}>
        <NewApplicationScreen
          {...({ ...props, search } as unknown as ComponentProps<typeof NewApplicationScreen>)}
        />
      </InOpenPlan>
    </QueryClientProvider>,
  );

async function saveWith(chosen: object) {
  const record = renderWith(chosen);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  return record;
}

test('on chosen paddocks it is kept without a line, its shape their ground', async () => {
  const { writes } = await saveWith({ paddocks: [ONE, TWO] });
  await waitFor(() => expect(writes).toHaveLength(1));
  const set = writes[0]?.parts[0]?.set ?? {};
  expect(set).toMatchObject({ name: 'Spring urea', paddocks: [ONE, TWO] });
  const shape = set['geometry'] as PolygonGeometry; // as a record has it
  expect(shape.type).toBe('Polygon');
  expect(areaSquareMetres(shape)).toBeCloseTo(areaSquareMetres(square(172)) * 2, 0);
});

test('without any ground it is refused beside the paddocks, and nothing is lost', async () => {
  const { writes } = await saveWith({ paddocks: [] });
  expect((await screen.findAllByText(/^Choose the paddocks or new areas/)).length).toBeGreaterThan(0);
  expect(writes).toEqual([]);
});

test('without a line the area follows what is chosen all the same: nobody has to type it', async () => {
  const { writes } = renderWith({ paddocks: [ONE, TWO], area: '' });
  const worked = await screen.findByRole('list', { name: 'How the area is worked out' });
  // 814.5 m by 1,110.9 m each, at 43° S on the ellipsoid.
  expect(worked.textContent).toMatch(/^Paddock 190\.\d+ haPaddock 290\.\d+ haArea181\.\d+ ha$/);
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(String(writes[0]?.parts[0]?.set['area'])).toMatch(/^181\.\d+$/);
});

test('without a line the area of what has something left out is not guessed: it is asked for', async () => {
  renderWith({
    paddocks: [ONE],
    area: '',
    fertiliser_application_exclusion_zones: [{ name: 'Gully', feature_map_layer: [TWO], setback: '5' }],
  });
  expect(
    await screen.findByText(/^The area cannot be worked out while you are offline: type it/),
  ).toBeDefined();
});

test('without a line the nitrogen of the season is worked out as it is typed', async () => {
  renderWith({ paddocks: [ONE], area: '' });
  // The paddock, and the average of the farm.
  expect(await screen.findAllByText('0 → 46 of 190 kg N/ha')).toHaveLength(2);
});

test('as last time: the form starts with the product and the paddocks of the application before, today', async () => {
  const last = {
    id: '0192f000-0000-7000-8000-000000000009',
    entity: kinds.fertiliser.id,
    version: 1,
    made: {},
    values: {
      name: 'Spring urea',
      status: 'existing',
      applicationDate: '2026-10-12',
      paddocks: [ONE],
      fertiliser_application_product: [{ product: 'Urea', application_rate: 65 }],
    },
  };
  openFakeRecord([...rows, last]);
  const { unmount } = openScreen();
  const use = screen.getByRole('link', { name: 'Use it' });
  expect(use.getAttribute('href')).toContain(`like=${last.id}`);
  unmount();
  openScreen({ like: last.id });
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Spring urea');
  expect(screen.getByText('Urea')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Use it' })).toBeNull();
});

test('two applications begun at once in two tabs have a draft each, and one that is left is offered again', async () => {
  openFakeRecord(rows);
  Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true });
  const nameIn = async ({ container }: ReturnType<typeof openScreen>) =>
    within(container).findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  const type = async (tab: ReturnType<typeof openScreen>, name: string) => {
    await userEvent.click(await nameIn(tab));
    await userEvent.paste(name);
    expect((await nameIn(tab)).value).toBe(name);
  };
  const one = openScreen();
  await type(one, 'Spring urea');
  sessionStorage.clear();
  const other = openScreen();
  await type(other, 'Autumn phosphate');
  one.unmount();
  other.unmount();
  sessionStorage.clear();
  const again = (await nameIn(openScreen())).value;
  sessionStorage.clear();
  const beside = (await nameIn(openScreen())).value;
  // Which of them comes first is of no matter.
  expect([again, beside].sort()).toEqual(['Autumn phosphate', 'Spring urea']);
});
