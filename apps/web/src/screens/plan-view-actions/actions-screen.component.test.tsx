import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { ActionsScreen } from './actions-screen.tsx';
import { actionsRoute } from './route.ts';
import type { RegisterSearch } from './register-search.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const PLAN = '0192f000-0000-7000-8000-0000000000ab';
const actionOf = (title: string, values: object = {}) => ({
  id: `0192f000-0000-7000-8000-0000000000${title}`,
  version: 1,
  made: {},
  entity: 'action',
  values: { sectionKey: 'waterways', title, grade: 'good', state: 'agreed', ...values },
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});

const page = (search: RegisterSearch, mayEdit = true) => {
  const props = { planId: PLAN, params: {}, search, may: () => mayEdit, isLocked: false };
  return (
    <QueryClientProvider client={client}>
      <InOpenPlan place={actionsRoute}>
        <ActionsScreen {...(props as unknown as ComponentProps<typeof ActionsScreen>)} />
      </InOpenPlan>
    </QueryClientProvider>
  );
};
const tick = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: title }));

test('what is ticked and not shown any more is not changed with what is ticked next', async () => {
  openFakeRecord([actionOf('01'), actionOf('02', { sectionKey: 'biodiversity' }), actionOf('03')] as never);
  const { rerender } = render(page({}));
  await tick('01');
  await tick('02');
  expect(screen.getByText('2 chosen')).toBeDefined();
  rerender(page({ section: 'waterways' }));
  expect(screen.getByText('1 chosen')).toBeDefined();
  await tick('03');
  rerender(page({}));
  expect(screen.getByText('2 chosen')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '02' }).checked).toBe(false);
});

test('a register without an action leads to the sections, by one button that leads', () => {
  openFakeRecord([]);
  const { container } = render(page({}));
  const leading = [...container.querySelectorAll('[data-variant="primary"]')];
  expect(leading.map(({ textContent }) => textContent)).toEqual(['Go through the sections']);
});

test('who may only read is not told to answer what they may not', () => {
  openFakeRecord([]);
  render(page({}, false));
  expect(screen.getByRole('link', { name: 'See the sections' })).toBeDefined();
  expect(screen.queryByText(/Go through|^Answer/)).toBeNull();
});
