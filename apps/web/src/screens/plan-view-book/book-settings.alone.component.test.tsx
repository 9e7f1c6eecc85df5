import { act } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { usePlanBook } from '../../activities/show-document/index.ts';
import { bookChoiceStore } from '../../plan-session/book-choice.ts';
import { renderInOpenPlan } from '../../routes/testing/render-in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { BookScreen } from './book-screen.tsx';
import { bookRoute } from './route.ts';

vi.mock('../../activities/show-document/index.ts', () => ({
  usePlanBook: vi.fn(),
  DocumentView: () => null,
}));

test('the page leaves cultural places out as the printed book does, until one is chosen', () => {
  openFakeRecord([]);
  // No more of an open plan is read by the book.
  const given = { planId: 'plan', may: () => true } as unknown as ComponentProps<typeof BookScreen>;
  renderInOpenPlan(bookRoute, <BookScreen {...given} />);
  const settings = () => vi.mocked(usePlanBook).mock.lastCall?.[2];
  expect(settings()).toEqual({ redacts: ['heritage'], culturalPlaces: [] });
  act(() => bookChoiceStore.setState({ culturalPlaces: ['urupa'] }));
  expect(settings()).toEqual({ redacts: ['heritage'], culturalPlaces: ['urupa'] });
});
