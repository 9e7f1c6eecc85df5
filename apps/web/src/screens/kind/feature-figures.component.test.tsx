import { QueryClientProvider } from '@tanstack/react-query';
import type { FeatureReply } from '@tussock/contract';
import { kindById, kinds, type KindId } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { allAnswered, freshQueries } from '../../session/testing/asked-queries.ts';
import { FeatureFigures } from './feature-figures.tsx';

const square = {
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [172.002, -43],
      [172.002, -42.998],
      [172, -42.998],
      [172, -43],
    ],
  ],
} as const;
const featureOf = (kind: KindId, properties: object) =>
  ({
    _id: 'a',
    planId: 'plan',
    featureType: kindById(kind).wording.featureType,
    geometry: square,
    properties,
    areaHectares: 3.62,
    areaM2: 36_200,
    lengthMetres: null,
  }) as unknown as FeatureReply; // no more of it is read
let queries = freshQueries();
const ask = vi.spyOn(client, 'call');
beforeEach(() => {
  queries = freshQueries();
  ask.mockReset();
});
const page = (kind: KindId, properties: object = {}) =>
  render(
    <QueryClientProvider client={queries}>
      <FeatureFigures feature={featureOf(kind, properties)} kind={kindById(kind)} />
    </QueryClientProvider>,
  );
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('what lies around is said beside the figures of the feature itself, and the streams are not asked for', () => {
  const shed = {
    id: 'shed',
    entity: kinds.building.id,
    version: 1,
    values: { name: 'Shed', status: 'existing', geometry: square },
    made: { createdAt: '2026-03-01' },
  };
  openFakeRecord([shed]);
  page(kinds.lmu.id);
  expect(valueOf('Area')).toBe('3.62 ha');
  expect(valueOf('Effective area')).toBe('0.00 ha');
  expect(ask).not.toHaveBeenCalled();
});

test('where no stream is known, nothing is said of water', async () => {
  ask.mockResolvedValue({ streams: null, attribution: '' });
  openFakeRecord([]);
  page(kinds.storageArea.id);
  await allAnswered(queries);
  expect(valueOf('Area')).toBe('3.62 ha');
  expect(screen.queryByText('Nearest mapped water')).toBeNull();
});
