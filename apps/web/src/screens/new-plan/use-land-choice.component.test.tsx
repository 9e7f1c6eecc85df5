import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { searchLand } from '@tussock/contract';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { useLandChoice } from './use-land-choice.ts';

const square = (west: number) => [
  [
    [west, -43],
    [west + 1, -43],
    [west + 1, -42],
    [west, -42],
    [west, -43],
  ],
];
const found = (id: string, west: number) => ({
  features: [
    {
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Polygon', coordinates: square(west) },
          properties: { id, titleNumber: id, areaHectares: 1 },
        },
      ],
    },
  ],
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => localStorage.clear());

/** Answers of the search for titles, to be given one by one. */
function heldAnswers(): readonly ((found: object) => void)[] {
  const answers: ((found: object) => void)[] = [];
  vi.spyOn(client, 'call').mockImplementation(((call: { id: string }) =>
    call.id === searchLand.id
      ? new Promise((resolve) => answers.push(resolve))
      : Promise.resolve({ boundaryFeatures: [], areaHectares: 1, beside: [] })) as never);
  return answers;
}

test('given another address is chosen while the first is looked up, then the late titles of the first change nothing', async () => {
  const answers = heldAnswers();
  const { result } = renderHook(() => useLandChoice(), { wrapper });
  act(() => result.current.onAddressChosen([172.5, -42.5]));
  act(() => result.current.onAddressChosen([174.5, -42.5]));
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => answers[1]?.(found('second', 174)));
  await waitFor(() => expect(result.current.selection.selectedIds).toEqual(['second']));
  await act(async () => {
    answers[0]?.(found('first', 172));
    await Promise.resolve();
  });
  await waitFor(() => expect(result.current.isSearching).toBe(false));
  expect(result.current.selection.selectedIds).toEqual(['second']);
});

test('given the same address is chosen twice, when both answers come, then its title is chosen', async () => {
  const answers = heldAnswers();
  const { result } = renderHook(() => useLandChoice(), { wrapper });
  const position = [172.5, -42.5] as const;
  act(() => result.current.onAddressChosen(position));
  act(() => result.current.onAddressChosen(position));
  await waitFor(() => expect(answers).toHaveLength(2));
  act(() => answers[0]?.(found('home', 172)));
  act(() => answers[1]?.(found('home', 172)));
  await waitFor(() => expect(result.current.isSearching).toBe(false));
  expect(result.current.selection.selectedIds).toEqual(['home']);
});
