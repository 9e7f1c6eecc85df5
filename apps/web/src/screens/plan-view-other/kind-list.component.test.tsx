import type { FeatureReply } from '@tussock/contract';
import { kinds, type AnyKind } from '@tussock/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { exampleAttributes } from '@tussock/testkit';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { AsOnlyPage } from '../../routes/testing/as-only-page.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { KindList } from './kind-list.tsx';
import type { ListSearch } from './list-search.ts';

const troughOf = (_id: string, properties: object): FeatureReply =>
  ({
    _id,
    featureType: kinds.trough.wording.featureType,
    properties,
    areaHectares: null,
    areaM2: null,
    lengthMetres: null,
  }) as unknown as FeatureReply; // no more of it is read here
const corner = troughOf('corner', { name: 'Corner trough', capacity: 400 });
const top = troughOf('top', { name: 'Top trough', capacity: 500 });
/** What somebody else's save makes of the list: another trough comes first. */
const resorted = [corner, troughOf('top', { name: 'Alder trough', capacity: 500 })];

beforeEach(() => {
  // The page of these tests lays nothing out: a list is as high as some rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
  openFakeRecord([]);
});
afterEach(() => vi.restoreAllMocks());

/** The list of some features, which somebody else may change. */
async function renderList(
  kind: AnyKind = kinds.trough,
  first: readonly FeatureReply[] = [corner, top],
  search: ListSearch = {},
) {
  const shown = createStore<readonly FeatureReply[]>(() => first);
  const Page = () => {
    const features = useStore(shown);
    const content = { features, may: () => true } as unknown as PlanMapContent; // no more of it is read here
    return <KindList planId="plan" kind={kind} search={search} content={content} />;
  };
  render(<AsOnlyPage screen={Page} fault={() => null} />);
  await waitFor(() => expect(document.querySelector('[data-row]')).toBeTruthy());
  return {
    user: userEvent.setup(),
    others: (features: readonly FeatureReply[]) => act(() => shown.setState(features, true)),
  };
}
const rowOf = (name: string) =>
  screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]') ?? document.body;
const cellOf = (name: string, text: string) => within(rowOf(name)).getByText(text);
/** Goes to the capacity of the first row. */
const goToCapacity = async (user: UserEvent) => {
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
};

test('what is typed in a cell is of its row, also where somebody else’s save puts another there meanwhile', async () => {
  const { user, others } = await renderList();
  await goToCapacity(user);
  await user.keyboard('{Enter}');
  await user.type(screen.getByDisplayValue('400'), '0');
  others(resorted);
  await user.keyboard('{Enter}');
  expect(cellOf('Corner trough', '4000')).toBeTruthy();
  expect(cellOf('Alder trough', '500')).toBeTruthy();
});

test('the marked cells stay those of the rows that were marked', async () => {
  const { user, others } = await renderList();
  await goToCapacity(user);
  others(resorted);
  await user.keyboard('{Delete}');
  expect(within(rowOf('Corner trough')).queryByText('400')).toBeNull();
  expect(cellOf('Alder trough', '500')).toBeTruthy();
});

test('where the row is deleted while a cell of it is typed in, that is said with what was typed', async () => {
  const { user, others } = await renderList();
  await goToCapacity(user);
  await user.keyboard('{Enter}');
  await user.type(screen.getByDisplayValue('400'), '0');
  others([top]);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('A trough was deleted');
  expect(screen.getByRole('alert').textContent).toContain('4000');
  expect(cellOf('Top trough', '500')).toBeTruthy();
});

test('the rows of a list within a cell are taken over also where its feature was changed meanwhile', async () => {
  const paddockOf = (properties: object) => ({
    ...troughOf('flat', {
      name: 'Flat',
      use: 'pasture',
      rotation: [{ fromJuly: 2020, use: 'crop' }],
      ...properties,
    }),
    featureType: kinds.paddock.wording.featureType,
  });
  const { user, others } = await renderList(kinds.paddock, [paddockOf({})], { columns: 'rotation' });
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await user.clear(screen.getByDisplayValue('2020'));
  await user.type(screen.getByRole('textbox', { name: /Season from July/ }), '2021');
  others([paddockOf({ notes: 'By the creek' })]);
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  expect(screen.getByText('1 change in 1 row, not saved')).toBeTruthy();
});

test('the row that the keyboard stands on is opened by it', async () => {
  const opened = vi.fn();
  const { user } = await renderList();
  screen
    .getByRole('link', { name: 'Open Top trough' })
    .addEventListener('click', (event) => (event.preventDefault(), opened()));
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledOnce();
});

test('[ERR-400] a refused value of a column that is not shown gets its column, and keeps it while it is typed in', async () => {
  const { writes } = openFakeRecord([]);
  const spreading = {
    ...troughOf('spring', { ...exampleAttributes.fertiliser, name: 'Spring', overCapReason: '' }),
    featureType: kinds.fertiliser.wording.featureType,
  };
  const { user } = await renderList(kinds.fertiliser, [spreading], { columns: 'notes' });
  screen.getByRole('grid').focus();
  await user.keyboard('{ArrowRight}wet{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save fertiliser application' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  const field = 'rows.0.overCapReason';
  act(() => writes[0]?.answer({ status: 400, code: 'badRequest', fields: [{ field, message: 'Say why' }] }));
  await user.click(await screen.findByRole('button', { name: 'Spring: Say why' }));
  expect(screen.getByRole('columnheader', { name: /Why it goes over the nitrogen cap/ })).toBeTruthy();
  screen.getByRole('grid').focus();
  await user.keyboard('{Enter}');
  await user.keyboard('Consent CRC203456{Tab}');
  expect(cellOf('Spring', 'Consent CRC203456')).toBeTruthy();
});
