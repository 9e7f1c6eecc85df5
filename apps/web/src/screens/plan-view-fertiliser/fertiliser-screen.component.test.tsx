import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { kinds } from '@tussock/domain';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { FertiliserScreen } from './fertiliser-screen.tsx';
import { fertiliserRoute } from './route.ts';

const PLAN = '0192f000-0000-7000-8000-0000000000ab';
const application = (name: string, applicationDate: string) => ({
  id: `0192f000-0000-7000-8000-${applicationDate.replaceAll('-', '')}0000`,
  entity: kinds.fertiliser.id,
  version: 1,
  made: {},
  values: { name, applicationDate, geometry: { type: 'Point', coordinates: [172, -43] } },
});

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => vi.unstubAllGlobals());

const block = (west: number) => ({
  properties: {},
  geometry: {
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
  },
});
/** Blocks with a road between them, which may be one landholding: that is worked out by the server alone. */
const acrossTheRoad = {
  id: 'boundary',
  entity: 'boundary',
  version: 1,
  values: {},
  made: { boundaryFeatures: [block(172), block(172.0102)] },
};

function show(rows: readonly object[], search: object): void {
  openFakeRecord(rows as never); // as much of a row as is read
  const props = { planId: PLAN, params: {}, search, may: () => true, isLocked: false };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InOpenPlan place={fertiliserRoute}>
        <FertiliserScreen {...(props as unknown as ComponentProps<typeof FertiliserScreen>)} />
      </InOpenPlan>
    </QueryClientProvider>,
  );
}

test('without a line a season without applications is known from this device, with the way to another', async () => {
  show([application('Spring urea', '2025-08-20'), application('Lime', '2026-03-01')], { startYear: 2026 });
  expect(await screen.findByText('Nothing was spread in 2026/27')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at 2025/26' })).toBeDefined();
});

test('without a line and with ground that only the server works out, the applications are listed, the last first', async () => {
  show([acrossTheRoad, application('Spring urea', '2025-08-20'), application('Lime', '2026-03-01')], {
    startYear: 2025,
  });
  expect(await screen.findByText(/you need to be online/)).toBeDefined();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['New application', 'Lime', 'Spring urea']);
  expect(screen.getByText('1 Mar 2026')).toBeDefined();
});
