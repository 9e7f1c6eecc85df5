import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSections, type ActionValues } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { findRows, groupRows, rowOf } from './register-rows.ts';
import type { RegisterSearch } from './register-search.ts';
import { RegisterToolbar } from './register-toolbar.tsx';

const today = '2026-11-22';
const sections = allSections();
const places = { nameOf: () => 'River flats', isUnit: () => true };
const of = (id: string, values: Partial<ActionValues>) =>
  rowOf(
    {
      id,
      version: 1,
      values: { sectionKey: 'waterways', title: id, grade: 'good', state: 'agreed', ...values },
    },
    { ...places, today, proofsOf: () => 0 },
  );
const rows = [
  of('Fence', { dueOn: '2026-10-31', responsibleId: 'me', responsibleName: 'Me' }),
  of('Poles', { dueOn: '2026-12-01', state: 'inProgress' }),
  of('Bund', { sectionKey: 'effluent', state: 'done' }),
];
const goTo = vi.fn();
const change = vi.fn();
const onCalendar = vi.fn();

function show(search: RegisterSearch = {}) {
  const found = findRows(rows, search);
  const groups = groupRows(found, search, { ...places, today, sections });
  const nothing = () => undefined;
  return render(
    <RegisterToolbar
      planId="7"
      register={{ rows, found, groups, today, sections, nameOf: places.nameOf }}
      search={search}
      change={change}
      goTo={goTo}
      mayEdit
      isMapShown={false}
      onMap={nothing}
      onFilter={nothing}
      onAdd={nothing}
      onCalendar={onCalendar}
    />,
  );
}
const views = () =>
  within(screen.getByRole('group', { name: 'Views' }))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-pressed'))
    .map(({ textContent }) => textContent);

async function saveAs(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Save this view' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), name);
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
}

// Files share their page: who is signed in here is nobody's elsewhere.
afterEach(() => currentUserStore.setState(NO_USER));

beforeEach(() => {
  globalThis.localStorage?.clear();
  goTo.mockClear();
  currentUserStore.setState({ user: { _id: 'me' } as never }); // no more of a person is read here
});

test('[RT-21] every plan has four views, each with how many actions it shows', () => {
  show();
  expect(views()).toEqual(['Open 2', 'Mine 1', 'Overdue 1', 'All 3']);
  expect(screen.getByRole('button', { name: 'Open 2' }).getAttribute('aria-pressed')).toBe('true');
});

test('[RT-21] what is chosen is saved under a name, stands there the next time, and is forgotten by a press', async () => {
  const { unmount } = show({ section: 'effluent', state: 'any', sort: 'title' });
  await saveAs('Before the audit');
  unmount();
  show({ group: 'person' });
  expect(views()).toEqual(['Open 2', 'Mine 1', 'Overdue 1', 'All 3', 'Before the audit 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Before the audit 1' }));
  // As the page is grouped now: only the choice is the view's.
  expect(goTo).toHaveBeenCalledWith({ group: 'person', section: 'effluent', state: 'any' });
  await userEvent.click(screen.getByRole('button', { name: 'Save this view' }));
  await userEvent.click(screen.getByRole('button', { name: 'Forget Before the audit' }));
  await userEvent.keyboard('{Escape}');
  // What lies behind an open list cannot be asked about before it is gone.
  await waitFor(() => expect(views()).toEqual(['Open 2', 'Mine 1', 'Overdue 1', 'All 3']));
});

test('[RT-21] views are of one person on one plan', async () => {
  const { unmount } = show({ section: 'effluent' });
  await saveAs('Mine alone');
  unmount();
  currentUserStore.setState({ user: { _id: 'somebody' } as never }); // as above
  show();
  expect(screen.queryByRole('button', { name: /Mine alone/ })).toBeNull();
});

test('[RT-21] a phone has in one menu what a desk has beside each other: how the rows stand together, files and the calendar', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Order and export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'By person' }));
  expect(change).toHaveBeenCalledWith({ group: 'person' });
  await userEvent.click(screen.getByRole('button', { name: 'Order and export' }));
  expect(screen.getByRole('menuitem', { name: 'Excel workbook' })).toBeDefined();
  expect(screen.getByRole('menuitem', { name: 'CSV, for spreadsheets' })).toBeDefined();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Calendar on your phone…' }));
  expect(onCalendar).toHaveBeenCalledOnce();
});
