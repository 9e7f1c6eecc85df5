import { act, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../places/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { BookScreen } from './book-screen.tsx';
import { bookPlace } from './place.ts';

test('[RT-23] nothing is said of a plan before its record is here', async () => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
  const record = openFakeRecord([], { phase: 'opening' });
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={bookPlace}>
        {/* No more of an open plan is read by the book. */}
        <BookScreen
          {...({ planId: 'plan', may: () => true } as unknown as ComponentProps<typeof BookScreen>)}
        />
      </InOpenPlan>
    </QueryClientProvider>,
  );
  expect(screen.queryByText(/Not recorded/)).toBeNull();
  act(() => record.setSync({ phase: 'ready' }));
  expect((await screen.findAllByText(/Not recorded/)).length).toBeGreaterThan(0);
});
