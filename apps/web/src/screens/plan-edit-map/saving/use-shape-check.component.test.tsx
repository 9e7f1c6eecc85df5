import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { kindById, kinds } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../../../session/client.ts';
import { useShapeCheck } from './use-shape-check.ts';

const lineTo = (longitude: number): Geometry => ({
  type: 'LineString',
  coordinates: [
    [172.3, -42.8],
    [longitude, -42.8],
  ],
});
const refused = { reasons: [{ reason: 'crossing', message: 'It crosses itself.' }], repaired: lineTo(172.4) };

interface Wish {
  readonly featureId: string;
  readonly geometry: Geometry | null;
}
const first: Wish = { featureId: 'first', geometry: lineTo(172.31) };

/** Two shapes may be asked about; only the first question is ever answered. */
function check() {
  const answers = vi.spyOn(client, 'call').mockResolvedValueOnce(refused);
  answers.mockReturnValue(new Promise<never>(() => undefined));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  return renderHook(
    (wish: Wish) => useShapeCheck({ planId: 'plan', kind: kindById(kinds.fenceline.id), ...wish }),
    { initialProps: first, wrapper },
  );
}

afterEach(() => vi.restoreAllMocks());

test('what was wrong with a shape stands while the same is asked of what became of it', async () => {
  const { result, rerender } = check();
  await waitFor(() => expect(result.current.data).toEqual(refused));
  rerender({ featureId: 'first', geometry: lineTo(172.32) });
  expect(result.current.data).toEqual(refused);
});

test('what was wrong with a shape is not said of the next drawing', async () => {
  const { result, rerender } = check();
  await waitFor(() => expect(result.current.data).toEqual(refused));
  rerender({ featureId: 'second', geometry: lineTo(172.32) });
  expect(result.current.data).toBeUndefined();
});

test('nothing is wrong with a shape of which nothing is left', async () => {
  const { result, rerender } = check();
  await waitFor(() => expect(result.current.data).toEqual(refused));
  rerender({ featureId: 'first', geometry: null });
  expect(result.current.data).toBeUndefined();
});
