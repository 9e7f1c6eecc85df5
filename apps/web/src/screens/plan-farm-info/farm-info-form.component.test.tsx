import type { PlanInfoReply, RecordRow } from '@tussock/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { FarmInfoForm } from './farm-info-form.tsx';
import { farmInfoRoute } from './route.ts';

const least = {
  propertyName: 'Kōtare Flats',
  contactName: 'Hana Rewi',
  email: 'hana@example.nz',
  physicalAddress: '1 Hill Road',
};
const corners = [
  [172, -43],
  [172.02, -43],
  [172.02, -43.02],
  [172, -43.02],
  [172, -43],
];
const title = (id: string, titleNumber: string) => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [corners] },
  properties: { id, titleNumber, areaHectares: 5 },
});
const rowsOf = (values: object): readonly RecordRow[] => [
  { id: 'plan', entity: 'plan', version: 1, values: { ...least, ...values }, made: {} },
  {
    id: 'boundary',
    entity: 'boundary',
    version: 1,
    values: {},
    made: {
      areaHectares: 10,
      features: [title('1', 'CB1/2'), title('2', 'CB1/3'), title('2b', 'CB1/3')],
      boundaryFeatures: [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [corners] } }],
    },
  },
];

function show(values: object = {}, context: object = {}, others: readonly RecordRow[] = []) {
  const record = openFakeRecord([...rowsOf(values), ...others]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(['country'], {
    land: { type: 'MultiPolygon', coordinates: [[corners]] },
    names: [{ name: 'Canterbury', at: [172.01, -43.01] }],
  });
  const known = { catchment: null, surfaceWaterAllocationZone: null, source: null, ...context };
  client.setQueryDefaults(['plan.place'], { queryFn: () => known });
  render(
    <QueryClientProvider client={client}>
      <InOpenPlan place={farmInfoRoute}>
        {/* No more of a plan is read by its form. */}
        <FarmInfoForm plan={{ _id: 'plan', info: least } as unknown as PlanInfoReply} />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  return record;
}
const owner = (titleReferences: string, sharePercent: number) => ({
  ownerName: 'Hana Rewi',
  entityType: 'individual',
  tenure: 'feeSimple',
  titleReferences,
  sharePercent,
});
const group = (name: string) => screen.getByRole('group', { name });

beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});

test('titles of the boundary are put in by a press, each offered once, and what was typed beside them stays', async () => {
  show({ propertyOwnerships: [owner('Lot 9', 100)] });
  const titles = within(group('owner 1')).getByRole('group', { name: 'Titles of the boundary' });
  expect(
    within(titles)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['CB1/2', 'CB1/3']);
  await userEvent.click(within(titles).getByRole('button', { name: 'CB1/3' }));
  const field = within(group('owner 1')).getByRole<HTMLInputElement>('textbox', { name: 'Title references' });
  expect(field.value).toBe('Lot 9, CB1/3');
  await userEvent.click(within(titles).getByRole('button', { name: 'CB1/3', pressed: true }));
  expect(field.value).toBe('Lot 9');
});

test('a title of which more than all is owned is said beside the owners, as it is typed', async () => {
  show({ propertyOwnerships: [owner('CB1/2', 100), owner('CB1/2', 0)] });
  expect(screen.queryByText(/is owned to/)).toBeNull();
  const share = within(group('owner 2')).getByRole('textbox', { name: 'Share' });
  await userEvent.clear(share);
  await userEvent.type(share, '50');
  expect(screen.getByText('CB1/2 is owned to 150 %.').textContent).toContain('150');
});

test('where the farm lies is proposed with its source, and taken by a press alone', async () => {
  show({ region: 'otago' });
  const latitude = await screen.findByRole('group', { name: 'Latitude by the boundary' });
  expect(latitude.textContent).toContain('-43.01000° is in the middle of the boundary.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Latitude' });
  expect(field.value).toBe('');
  await userEvent.click(within(latitude).getByRole('button', { name: 'Enter this' }));
  expect(field.value).toBe('-43.01000');
  expect(latitude.textContent).toContain('Entered.');
  expect(group('Regional council by the boundary').textContent).toContain(
    'Canterbury, by the borders of Natural Earth',
  );
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Regional council/ }).value).toBe('Otago');
});

const WATER = '01a207af-32d6-7137-bfed-83795a4a92b1';
const EFFLUENT = '01a207af-32d6-7137-bfed-83795a4a92b2';
const document = (id: string, name: string): RecordRow => ({
  id,
  entity: 'file',
  version: 1,
  values: { name, folder: 'Consents' },
  made: { purpose: 'document', contentType: 'application/pdf', bytes: 2000 },
});

test('[RT-12] the paper of a consent is one of the plan’s documents, found by its name and offered once', async () => {
  const papers = [document(WATER, 'Water.pdf'), document(EFFLUENT, 'Effluent Ōtara.pdf')];
  const consents = [{ number: 'CRC 204', activity: 'takeWater', documents: [WATER] }];
  const record = show({ consents }, {}, papers);
  await userEvent.click(within(group('consent 1')).getByRole('button', { expanded: false }));
  const choose = within(group('consent 1')).getByRole('combobox', { name: /one of the plan’s documents/ });
  await userEvent.type(choose, 'ōtara');
  expect(screen.queryByRole('option', { name: /Water/ })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /Effluent Ōtara.pdf/ }));
  expect(screen.queryByRole('combobox', { name: /one of the plan’s documents/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => record.writes.length).toBe(1);
  expect(record.writes[0]?.parts).toMatchObject([
    { entity: 'plan', set: { consents: [{ number: 'CRC 204', documents: [WATER, EFFLUENT] }] } },
  ]);
});

test('what a consent says is saved as a row of the register', async () => {
  const record = show({ consents: [{ number: 'CRC 204', activity: 'takeWater' }] });
  await userEvent.click(within(group('consent 1')).getByRole('button', { expanded: false }));
  await userEvent.type(within(group('consent 1')).getByRole('textbox', { name: /Conditions/ }), 'Metered');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => record.writes.length).toBe(1);
  expect(record.writes[0]?.parts).toMatchObject([
    {
      entity: 'plan',
      set: { consents: [{ number: 'CRC 204', activity: 'takeWater', conditions: 'Metered' }] },
    },
  ]);
});
