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

test('without a line the applications that this device has are listed, the last first, and a new one can be made', async () => {
  openFakeRecord([application('Spring urea', '2025-08-20'), application('Lime', '2026-03-01')] as never);
  const props = { planId: PLAN, params: {}, search: {}, may: () => true, isLocked: false };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <InOpenPlan place={fertiliserRoute}>
        <FertiliserScreen {...(props as unknown as ComponentProps<typeof FertiliserScreen>)} />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/you need to be online/)).toBeDefined();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['New application', 'Lime', 'Spring urea']);
  expect(screen.getByText('1 Mar 2026')).toBeDefined();
});
