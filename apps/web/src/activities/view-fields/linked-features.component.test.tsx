import { QueryClientProvider } from '@tanstack/react-query';
import type { FeatureReply } from '@tussock/contract';
import { kinds, refusals } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { mapStore } from '../../plan-session/map-store.ts';
import { kindViewRoute } from '../../screens/kind/route.ts';
import { drawRoute } from '../../screens/plan-edit-map/route.ts';
import { queryClient } from '../../session/query-client.ts';
import { FeatureLink } from './feature-link.tsx';
import { LinkedFeatures } from './linked-features.tsx';

const PLAN = '0192f000-0000-7000-8000-00000000000a';
const paddock = (_id: string, name: string) =>
  ({
    _id,
    planId: PLAN,
    featureType: kinds.paddock.wording.featureType,
    properties: { name },
  }) as unknown as FeatureReply; // no more of it is read
const features = [
  paddock('0192f000-0000-7000-8000-000000000001', 'North flat'),
  paddock('0192f000-0000-7000-8000-000000000002', 'South flat'),
] as const;

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('where it cannot be read what stands on the same ground, the page says so, and shows it once it can', async () => {
  const [north, south] = features;
  const shared = { _id: south._id, areaHectares: 1.5, areaM2: 15_000, lengthMetres: null };
  const answer = vi.fn(async () => Response.json({ results: [shared] }));
  answer.mockResolvedValueOnce(Response.json({}, { status: 429 }));
  vi.stubGlobal('fetch', answer);
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={kindViewRoute}>
        <LinkedFeatures feature={north} features={features} />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(refusals.tooMany);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('listitem')).textContent).toBe('South flat1.50 ha');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what has no page of its own leads to the map, where it is chosen, and seen', async () => {
  const gun = {
    _id: '0192f000-0000-7000-8000-000000000003',
    planId: PLAN,
    featureType: kinds.effluentIrrigator.wording.featureType,
    properties: { name: 'Rain gun' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [172.1, -43.6],
        [172.2, -43.5],
      ],
    },
  } as unknown as FeatureReply; // no more of it is read
  render(
    <InOpenPlan place={kindViewRoute}>
      <FeatureLink feature={gun} />
    </InOpenPlan>,
  );
  const link = screen.getByRole('link', { name: 'Rain gun' });
  expect(link.getAttribute('href')).toContain(drawRoute.at({ planId: PLAN }).path);
  await userEvent.click(link);
  expect(mapStore.getState()).toMatchObject({
    activeFeature: gun._id,
    placeAsked: [172.1, -43.6, 172.2, -43.5],
  });
  expect(mapStore.getState().filters).toContain(kinds.effluentIrrigator.id);
});
