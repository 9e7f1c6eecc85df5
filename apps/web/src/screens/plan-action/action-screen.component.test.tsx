import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenPlan } from '../../routes/plan-route.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/query-client.ts';
import { ActionScreen } from './action-screen.tsx';
import { actionRoute } from './route.ts';

/** Says in place of a screen what it could not show. */
class Faults extends Component<{ readonly children: ReactNode }, { readonly said?: string }> {
  override state: { readonly said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

const ID = '0192f000-0000-7000-8000-00000000000a';
const GONE = 'It was deleted, or its address is not right.';
const values = { sectionKey: 'waterways', title: 'Fence the river', grade: 'good', state: 'agreed' };

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={actionRoute}>
        <Faults>
          <ActionScreen
            {...({ planId: 'plan', may: () => true, isLocked: false } as unknown as OpenPlan)}
            params={{ planId: 'plan', action: ID }}
            search={{}}
          />
        </Faults>
      </InOpenPlan>
    </QueryClientProvider>,
  );

beforeEach(() => localStorage.clear());

test('an action that somebody else deletes is gone from its page too', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(client, 'call').mockResolvedValue({ results: [] });
  openFakeRecord([{ id: ID, entity: 'action', version: 1, values, made: {} }]);
  open();
  expect(await screen.findByRole('heading', { name: 'Fence the river' })).toBeDefined();
  act(() => void openFakeRecord([]));
  expect(screen.getByText(GONE)).toBeDefined();
});

test('what was typed of an action that somebody deletes is said to be kept, and where', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(client, 'call').mockResolvedValue({ results: [] });
  openFakeRecord([{ id: ID, entity: 'action', version: 1, values, made: {} }]);
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Action/ }), 'Two wires');
  act(() => void openFakeRecord([]));
  expect(screen.getByText(/What you typed and did not save is kept/)).toBeDefined();
});

test('an action that this device has not got is gone only once the server was heard: it may have been sent a moment ago', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const record = openFakeRecord([], { mayBeStale: true });
  open();
  expect(screen.queryByText(GONE)).toBeNull();
  act(() => record.setSync({ mayBeStale: false }));
  expect(screen.getByText(GONE)).toBeDefined();
});

const leading = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-variant="primary"]')]
    .map(({ textContent }) => textContent)
    .filter((words) => words !== 'Save action');

test('until something shows that it was done the photo leads, and from then on that it is done', async () => {
  vi.spyOn(client, 'call').mockResolvedValue({ results: [] });
  const action = { id: ID, entity: 'action', version: 1, values, made: {} } as const;
  openFakeRecord([action]);
  const { container } = open();
  await screen.findByRole('heading', { name: 'Fence the river' });
  expect(leading(container)).toEqual(['Take a photo']);
  const photo = { id: 'photo', entity: 'evidence', version: 1, made: {} } as const;
  act(() => void openFakeRecord([action, { ...photo, values: { actionId: ID, files: [] } }]));
  expect(leading(container)).toEqual(['Mark done']);
});
