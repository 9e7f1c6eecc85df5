import { render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../session/query-client.ts';
import { AwaitRecord } from '../await-record.tsx';
import { InOpenPlan } from './in-open-plan.tsx';

/** Shows a screen of a plan as its frame would, with what it asks the server. */
export const renderInOpenPlan = (place: unknown, screen: ReactNode, opening?: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={place}>
        <AwaitRecord opening={opening}>{screen}</AwaitRecord>
      </InOpenPlan>
    </QueryClientProvider>,
  );
