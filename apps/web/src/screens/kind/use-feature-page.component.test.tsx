import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { readPlan, readSettings } from '@tussock/contract';
import { kinds } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { reading } from '../../session/client.ts';
import { freshQueries } from '../../session/testing/asked-queries.ts';
import { useFeaturePage } from './use-feature-page.ts';

const geometry = { type: 'Point', coordinates: [172.3, -42.8] };
const rowOf = (entity: string, id: string, values: object) => ({
  id,
  entity,
  version: 1,
  values: { geometry, ...values },
  made: { createdAt: '2026-03-01', updatedAt: '2026-03-01' },
});
const rows = [
  rowOf(kinds.device.id, '0192f000-0000-7000-8000-00000000000d', { name: 'Probe', id: 'Soil-Probe 7' }),
  rowOf(kinds.trough.id, '0192f000-0000-7000-8000-00000000000e', { name: 'Ford', id: 'Soil-Probe 7' }),
];
let queries: QueryClient;
beforeEach(() => {
  queries = freshQueries();
  queries.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  queries.setQueryData(reading(readPlan, { params: { planId: 'plan' } }).queryKey, {
    info: {},
    abilities: [],
    boundaryBounds: null,
  }); // no more of a plan is read here
  queries.setQueryData(reading(readSettings, {}).queryKey, {});
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

class Told extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? <p>{this.state.error.name}</p> : this.props.children);
}

function Page({ kind, featureId }: { readonly kind: string; readonly featureId: string }) {
  const page = useFeaturePage({ planId: 'plan', kind, featureId });
  return <p>{page ? `${page.kind.names.singular} ${page.feature._id}` : 'opening'}</p>;
}
function show(kind: string, featureId: string) {
  openFakeRecord(rows);
  render(
    <QueryClientProvider client={queries}>
      <Told>
        <Suspense fallback="…">
          <Page kind={kind} featureId={featureId} />
        </Suspense>
      </Told>
    </QueryClientProvider>,
  );
}

test.each([
  ['its own id', 'Soil-Probe 7'],
  ['its own id in small letters', 'soil-probe 7'],
  ['its id on the plan', '0192f000-0000-7000-8000-00000000000d'],
])('[ENT-4] a device opens by %s', async (_which, featureId) => {
  show('device', featureId);
  expect(await screen.findByText('Device 0192f000-0000-7000-8000-00000000000d')).toBeDefined();
});

test.each([
  [
    'an unknown kind is a page that does not exist',
    'spaceship',
    '0192f000-0000-7000-8000-00000000000d',
    'NoPageError',
  ],
  ['an unknown device is gone', 'device', 'soil-probe 8', 'GoneError'],
  ['a device under another kind is gone', 'trough', '0192f000-0000-7000-8000-00000000000d', 'GoneError'],
  ['a kind that has no id of its own is not found by one', 'trough', 'soil-probe 7', 'GoneError'],
])('%s', async (_what, kind, featureId, error) => {
  show(kind, featureId);
  expect(await screen.findByText(error)).toBeDefined();
});
