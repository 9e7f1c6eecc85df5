import { beforeEach, expect, test, vi } from 'vitest';
import { onPlanReset, openPlanStore, routeNamedPlan } from './open-plan.ts';

beforeEach(() => openPlanStore.setState({ planId: undefined }));

test('the plan named by the route is the open one', () => {
  routeNamedPlan('a');
  expect(openPlanStore.getState().planId).toBe('a');
});

test('[RT-29] another plan id in the route resets the state of the loaded plan', () => {
  const reset = vi.fn<() => void>();
  const leave = onPlanReset(reset);
  routeNamedPlan('a');
  routeNamedPlan('a');
  expect(reset).not.toHaveBeenCalled();
  routeNamedPlan('b');
  expect(reset).toHaveBeenCalledTimes(1);
  leave();
});
