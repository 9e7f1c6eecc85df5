import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeatureReply } from '@tussock/contract';
import { kindById, kinds, type AnyKind } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { FeatureWrites } from '../../../activities/save-feature/index.ts';
import { InOpenPlan } from '../../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { kindViewRoute } from '../../kind/route.ts';
import { FeatureSheet } from './feature-sheet.tsx';

let tell: PositionCallback = () => undefined;
const watchPosition = vi.fn((heard: PositionCallback) => {
  tell = heard;
  return 7;
});
beforeEach(() => {
  watchPosition.mockClear();
  Object.defineProperty(navigator, 'geolocation', {
    value: { watchPosition, clearWatch: () => undefined },
    configurable: true,
  });
});
afterAll(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** The device says where it is, at a quarter past nine in the morning. */
const stands = (longitude: number): void =>
  act(() =>
    tell({
      coords: { longitude, latitude: -42.795, accuracy: 6 },
      timestamp: Date.parse('2026-11-28T20:15:00.000Z'),
    } as GeolocationPosition),
  );

const ground: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [172.31, -42.8],
      [172.32, -42.8],
      [172.32, -42.79],
      [172.31, -42.79],
      [172.31, -42.8],
    ],
  ],
};
const paddock = {
  _id: 'p1',
  featureType: 'paddocks',
  geometry: ground,
  areaHectares: 7.53,
  lengthMetres: null,
  properties: { name: 'Pivot south', use: 'pasture', status: 'existing', photos: ['old', 'new'] },
} as unknown as FeatureReply; // as much of it as is shown

function show({
  canEdit = true,
  feature = paddock,
  kind = kindById(kinds.paddock.id),
  rows = [],
}: {
  canEdit?: boolean;
  feature?: FeatureReply;
  kind?: AnyKind;
  rows?: readonly object[];
} = {}): void {
  openFakeRecord(rows as never); // as much of a row as is read
  render(
    <InOpenPlan place={kindViewRoute}>
      <FeatureSheet
        planId="plan"
        feature={feature}
        kind={kind}
        canEdit={canEdit}
        writes={{} as FeatureWrites} // nothing is written here
        onEditHere={() => undefined}
        onClose={() => undefined}
        verbs={[{ title: 'This shape', actions: [{ id: 'reshape', label: 'Reshape' }] }]}
      />
    </InOpenPlan>,
  );
}

test('a paddock is shown by its latest photo, name, size and use, with three acts', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Pivot south' })).toBeDefined();
  expect(screen.getByText('7.53 ha · pasture')).toBeDefined();
  expect(screen.getByRole('presentation').getAttribute('src')).toContain('/new/small');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('/view/paddock/p1');
  const record = screen.getByRole('link', { name: 'Add record' }).getAttribute('href');
  expect(record).toContain('/edit/fertiliser?paddock=p1');
  expect(screen.getByRole('button', { name: 'Go there' })).toBeDefined();
});

const POND = '0192f000-0000-7000-8000-000000000002';
const pond = {
  id: POND,
  entity: 'effluent',
  version: 1,
  made: {},
  values: { name: 'Pond', status: 'existing' },
};

test('a record at an effluent system is an application in its log', () => {
  const feature = { ...paddock, _id: POND, featureType: 'effluent', properties: pond.values };
  show({ feature: feature as unknown as FeatureReply, kind: kindById(kinds.effluent.id), rows: [pond] }); // as much of it as is shown
  const record = screen.getByRole('link', { name: 'Add record' }).getAttribute('href');
  expect(record).toContain(`/edit/log/spreading?at=${POND}`);
});

test('in a paddock of a farm with effluent it is chosen what to record', async () => {
  const house = { ...pond, id: 'p1', entity: 'paddock', values: paddock.properties };
  show({ rows: [pond, house] });
  await userEvent.click(screen.getByRole('button', { name: 'Add record' }));
  expect(screen.getByRole('menuitem', { name: 'Add fertiliser' })).toBeDefined();
  expect(screen.getByRole('menuitem', { name: 'Add effluent' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Add irrigation' })).toBeNull();
});

test('the verbs of its shape are behind Change', async () => {
  show();
  expect(screen.queryByText('Reshape')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('menuitem', { name: 'Reshape' })).toBeDefined();
});

test('whoever may only look opens it and goes there, and nothing else', () => {
  show({ canEdit: false });
  expect(screen.queryByRole('link', { name: 'Add record' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('the way there follows the device: distance, bearing, arrival on foot, until one is there', async () => {
  show();
  expect(watchPosition).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Go there' }));
  expect(screen.getByText('Finding where you are')).toBeDefined();
  stands(172.3);
  expect(screen.getByText('818 m east, 090°')).toBeDefined();
  expect(screen.getByText(/^On foot 13 min, there at 9:28 am\. within 6 m\.$/)).toBeDefined();
  stands(172.309);
  expect(screen.getByText('82 m east, 090°')).toBeDefined();
  stands(172.315);
  expect(screen.getByText('You are there')).toBeDefined();
});
