import { act, cleanup, screen } from '@testing-library/react';
import { Profiler, type ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInOpenPlan } from '../../routes/testing/render-in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { client } from '../../session/client.ts';
import { BookScreen } from './book-screen.tsx';
import { bookRoute } from './route.ts';

// No more of an open plan is read by the book.
const given = { planId: 'plan', may: () => true } as unknown as ComponentProps<typeof BookScreen>;
const show = (onRender: () => void = () => {}, more: Partial<typeof given> = {}) =>
  renderInOpenPlan(
    bookRoute,
    <Profiler id="book" onRender={onRender}>
      <BookScreen {...given} {...more} />
    </Profiler>,
  );

beforeEach(() => {
  vi.spyOn(client, 'call').mockReturnValue(new Promise(() => {}));
});

test('[RT-23] nothing is said of a plan before its record is here', async () => {
  const record = openFakeRecord([], { phase: 'opening' });
  show();
  expect(screen.queryByText(/Not recorded/)).toBeNull();
  act(() => record.setSync({ phase: 'ready' }));
  expect((await screen.findAllByText(/Not recorded/)).length).toBeGreaterThan(0);
});

test('[RT-23] the first book that is seen of a plan is that of its record', async () => {
  openFakeRecord([], { phase: 'opening' });
  const books: string[] = [];
  show(() => {
    const text = document.body.textContent;
    if (text.includes('Not recorded')) books.push(text);
  });
  const plan = { id: 'plan', entity: 'plan', version: 1, values: { propertyName: 'Kahu Flats' }, made: {} };
  act(() => void openFakeRecord([plan]));
  expect((await screen.findAllByText(/Kahu Flats/)).length).toBeGreaterThan(0);
  expect(books.filter((text) => !text.includes('Kahu Flats'))).toEqual([]);
});

test('[RT-23] the book leads to where it is printed, whoever may have it on paper', async () => {
  openFakeRecord([]);
  show();
  const link = await screen.findByRole('link', { name: 'Print or download' });
  expect(link.getAttribute('href')).toMatch(/view\/reporting\?show=planBook$/);
  cleanup();
  show(undefined, { may: (ability) => ability !== 'downloadReports' });
  expect((await screen.findAllByText(/Not recorded/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Print or download' })).toBeNull();
});
