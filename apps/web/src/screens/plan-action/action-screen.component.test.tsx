import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { OpenPlan } from '../../places/plan-place.ts';
import { InOpenPlan } from '../../places/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { ActionScreen } from './action-screen.tsx';
import { actionPlace } from './place.ts';

/** Says in place of a screen what it could not show. */
class Faults extends Component<{ readonly children: ReactNode }, { readonly said?: string }> {
  override state: { readonly said?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

test('an action that this device has not got is gone only once the server was heard: it may have been sent a moment ago', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const record = openFakeRecord([], { mayBeOld: true });
  const params = { planId: 'plan', action: '0192f000-0000-7000-8000-00000000000a' };
  render(
    <InOpenPlan place={actionPlace}>
      <Faults>
        <ActionScreen
          {...({ planId: 'plan', may: () => true, isLocked: false } as unknown as OpenPlan)}
          params={params}
          search={{}}
        />
      </Faults>
    </InOpenPlan>,
  );
  expect(screen.queryByText('It was deleted, or its address is not right.')).toBeNull();
  act(() => record.setSync({ mayBeOld: false }));
  expect(screen.getByText('It was deleted, or its address is not right.')).toBeDefined();
});
