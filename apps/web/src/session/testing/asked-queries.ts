import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What one page of a test reads from the server; a refusal is asked for once. */
export const freshQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** All that was asked for is answered, and what follows from it is on the page. */
export const allAnswered = (queries: QueryClient): Promise<void> =>
  waitFor(() => {
    const states = queries.getQueryCache().getAll();
    expect(new Set(states.map(({ state }) => state.status))).toEqual(new Set(['success']));
  });
