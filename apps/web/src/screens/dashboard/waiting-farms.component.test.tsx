import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { recordWords } from '@tussock/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { storedPlansKey } from '../../sync/index.ts';
import { queryClient } from '../../session/query-client.ts';
import { dashboardRoute } from './route.ts';
import { WaitingFarms } from './waiting-farms.tsx';

// Files share their page: who is signed in here is nobody's elsewhere.
afterEach(() => currentUserStore.setState(NO_USER));

beforeEach(() => {
  queryClient.clear();
  currentUserStore.setState({ user: { _id: 'ada' } as never }); // no more of a person is read here
});

const show = (...unsent: readonly number[]) => {
  const plans = unsent.map((count, index) => ({
    name: `plan-${index}`,
    userId: 'ada',
    planId: `p${index}`,
    unsent: count,
  }));
  queryClient.setQueryDefaults(storedPlansKey('ada'), { staleTime: Infinity });
  queryClient.setQueryData(storedPlansKey('ada'), plans);
  queryClient.setQueryData(['plan.all', {}], { results: [{ _id: 'p1', propertyName: 'Hikurangi' }] });
  return render(
    <QueryClientProvider client={queryClient}>
      <InOpenPlan place={dashboardRoute}>
        <WaitingFarms />
      </InOpenPlan>
    </QueryClientProvider>,
  );
};

test('the list of farms says in which of them something waits on this device, each the way there', () => {
  show(0, 12, 1);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hikurangi: 12 changes not sent, on this device', '/plan/p1/view/on-device'],
    // It is in no list: its own page may be closed.
    [`${recordWords.someFarm}: 1 change not sent, on this device`, '/on-device'],
    ['On this device', '/on-device'],
  ]);
});

test('where all is sent the way to what this device keeps is all that stands there', () => {
  show(0);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'On this device' })).toBeDefined();
});

test('where nothing was kept nothing stands there', () => {
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

test('farms that are no longer kept are counted beside the way to them', () => {
  const gone = { name: 'gone', planId: 'p9' };
  queryClient.setQueryDefaults(storedPlansKey('ada'), { staleTime: Infinity });
  queryClient.setQueryData([...storedPlansKey('ada'), 'gone'], [gone]);
  show();
  expect(screen.getByText(/1 farm is no longer kept on this device/)).toBeDefined();
});
