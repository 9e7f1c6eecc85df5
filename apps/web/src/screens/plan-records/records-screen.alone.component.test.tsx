import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolygonGeometry } from '@tussock/geometry';
import { dayInNewZealand } from '@tussock/domain';
import type { ComponentProps } from 'react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { RecordsScreen } from './records-screen.tsx';
import { recordsRoute } from './route.ts';

const CREEK = '0192f000-0000-7000-8000-000000000001';
const HOUSE = '0192f000-0000-7000-8000-000000000002';
const UREA = '0192f000-0000-7000-8000-000000000003';

/** A hundredth of a degree wide. */
const square = (west: number): PolygonGeometry => ({
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
const row = (id: string, entity: string, values: object) => ({ id, entity, version: 1, made: {}, values });
const rows = [
  row(CREEK, 'paddock', { name: 'Creek', status: 'existing', geometry: square(172.3) }),
  row(HOUSE, 'paddock', { name: 'House', status: 'existing', geometry: square(172.31) }),
  row(UREA, 'fertiliser', {
    name: 'Spring urea',
    status: 'existing',
    applicationDate: dayInNewZealand(new Date()),
    paddocks: [CREEK, HOUSE],
    geometry: square(172.3),
    fertiliser_application_product: [{ product: 'Urea', application_rate: 65 }],
  }),
];

// By itself: whoever asked for the position in another file would have asked here too.
let tell: PositionCallback = () => undefined;
let fail: PositionErrorCallback = () => undefined;
beforeEach(() => {
  const watchPosition = (heard: PositionCallback, failed: PositionErrorCallback): number => {
    tell = heard;
    fail = failed;
    return 7;
  };
  Object.defineProperty(navigator, 'geolocation', {
    value: { watchPosition, clearWatch: () => undefined },
    configurable: true,
  });
});
// Once it is refused, the next test has to ask again.
afterEach(() => act(() => fail({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)));
afterAll(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** The device says where it is. */
const stands = (longitude: number, accuracy: number): void =>
  act(() =>
    tell({ coords: { longitude, latitude: -42.795, accuracy }, timestamp: 0 } as GeolocationPosition),
  );

const show = ({ mayEdit = true, search = {}, more = [] as readonly object[] } = {}): void => {
  openFakeRecord([...rows, ...more] as never); // as much of a row as is read
  const props = { planId: 'plan', params: {}, search, may: () => mayEdit, isLocked: false };
  render(
    <InOpenPlan place={recordsRoute}>
      <RecordsScreen {...(props as unknown as ComponentProps<typeof RecordsScreen>)} />
    </InOpenPlan>,
  );
};
const hrefOf = (name: string): URL =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://farm.example');
const askWhere = () => userEvent.click(screen.getByRole('button', { name: 'Use my position' }));

test('given a good position, then a record is added in the paddock one stands in, from the start or as last time', async () => {
  show();
  await askWhere();
  stands(172.305, 6);
  expect(screen.getByText('You are in Creek')).toBeDefined();
  expect(hrefOf('Add fertiliser').searchParams.get('paddock')).toBe(CREEK);
  expect(Object.fromEntries(hrefOf('Use it').searchParams)).toEqual({
    paddock: CREEK,
    like: UREA,
    to: 'records',
  });
});

test('given a position within 140 m beside a fence, then it is asked which paddock', async () => {
  show();
  await askWhere();
  stands(172.3095, 140);
  expect(screen.getByText('Which paddock? Your position is within 140 m.')).toBeDefined();
  expect(hrefOf('Add fertiliser').searchParams.has('paddock')).toBe(false);
  const asked = screen.getByRole('group', { name: 'Paddocks near you' });
  await userEvent.click(within(asked).getByRole('button', { name: 'House' }));
  expect(screen.getByText('In House')).toBeDefined();
  expect(hrefOf('Add fertiliser').searchParams.get('paddock')).toBe(HOUSE);
});

test('nobody’s position is asked for by opening the page, and last time is on offer all the same', () => {
  show();
  expect(screen.getByText(/^Urea 65 kg\/ha, 2 paddocks$/)).toBeDefined();
  expect(screen.queryByText('You are in Creek')).toBeNull();
});

test('what was just added is marked in the list', () => {
  show({ search: { added: UREA } });
  const line = within(screen.getByRole('region', { name: 'Latest' })).getByRole('listitem');
  expect(line.textContent).toBe('Urea 65 kg/haCreek, HouseAdded just nowToday');
});

test('whoever may only look sees the records, and adds none', () => {
  show({ mayEdit: false });
  expect(screen.getByRole('region', { name: 'Latest' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add fertiliser' })).toBeNull();
});

test('events are listed with the applications, the one just added is marked, and another is a press away', () => {
  const pivotId = '0192f000-0000-7000-8000-000000000004';
  const irrigations = [
    { date: '2026-01-20', depth: 12 },
    { date: '2026-01-20', depth: 9 },
  ];
  const pivot = row(pivotId, 'pivot', { name: 'North pivot', status: 'existing', irrigations });
  show({ more: [pivot], search: { added: pivotId, row: 1 } });
  const lines = within(screen.getByRole('region', { name: 'Latest' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent).slice(1)).toEqual([
    'Irrigation, 9 mmNorth pivotAdded just now20 Jan 2026',
    'Irrigation, 12 mmNorth pivot20 Jan 2026',
  ]);
  expect(hrefOf('Add irrigation').pathname).toContain('/edit/log/irrigation');
});
