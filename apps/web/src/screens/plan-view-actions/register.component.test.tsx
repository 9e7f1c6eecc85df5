import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSections, textOfChosen, type ActionValues } from '@tussock/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActionWrites } from '../../activities/write-actions/index.ts';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { actionsRoute } from './route.ts';
import { RegisterList } from './register-list.tsx';
import { groupRows, findRows, rowOf } from './register-rows.ts';
import type { RegisterSearch } from './register-search.ts';

const today = '2026-11-22';
const sections = allSections();
const places = { nameOf: () => 'River flats', isUnit: () => true };
const of = (id: string, values: Partial<ActionValues>, proofs = 0) =>
  rowOf(
    {
      id,
      version: 1,
      values: { sectionKey: 'waterways', title: id, grade: 'good', state: 'agreed', ...values },
    },
    { ...places, today, proofsOf: () => proofs },
  );
const rows = [
  of('Fence', { dueOn: '2026-10-31', responsibleId: 'tom', responsibleName: 'Tom', plannedCost: 4850 }),
  of('Poles', { dueOn: '2026-12-01', state: 'inProgress' }, 1),
  of('Someday', { sectionKey: 'biodiversity' }),
];
const change = vi.fn();
const onChoose = vi.fn();
const writes = { change: vi.fn(() => Promise.resolve()), markDone: vi.fn(() => Promise.resolve()) };
const people = [
  { id: 'hana', name: 'Hana Rewi' },
  { id: 'tom', name: 'Tom' },
];
const registerOf = (search: RegisterSearch) => {
  const found = findRows(rows, search);
  return {
    rows,
    found,
    groups: groupRows(found, search, { ...places, today, sections }),
    today,
    sections,
    nameOf: places.nameOf,
  };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  // A list draws the rows that fit it, and here nothing has a height of its own.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});

function renderList(
  search: RegisterSearch = {},
  mayEdit = true,
  register = registerOf(search),
  chosen: ReadonlySet<string> = new Set(),
) {
  render(
    <InOpenPlan place={actionsRoute}>
      <RegisterList
        register={register}
        search={search}
        change={change}
        planId="one"
        chosen={chosen}
        onChoose={onChoose}
        writes={writes as unknown as ActionWrites}
        people={people}
        mayEdit={mayEdit}
      />
    </InOpenPlan>,
  );
}
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent?.trim());

describe('[RT-21] the rows of the register', () => {
  test('stand under their spans of time, what is overdue first', () => {
    renderList();
    expect(names()).toEqual(['Overdue 1', 'Fence', 'Next 30 days 1', 'Poles', 'No due date 1', 'Someday']);
    expect(screen.getByText('22 days overdue')).toBeDefined();
  });

  test('a group is folded away by keyboard, and its rows with it', async () => {
    renderList();
    screen.getByRole('button', { name: /^Overdue/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Overdue/ }).getAttribute('aria-expanded')).toBe('false');
    expect(names()).not.toContain('Fence');
  });

  test('of two thousand all are counted, and those that fit are drawn', () => {
    const many = Array.from({ length: 2000 }, (_, index) => of(`Action ${index}`, { dueOn: '2026-12-01' }));
    const groups = groupRows(findRows(many, {}), {}, { ...places, today, sections });
    renderList({}, true, { ...registerOf({}), rows: many, found: many, groups });
    expect(screen.getByText('2,000')).toBeTruthy();
    expect(names()).toContain('Action 0');
    expect(names().length).toBeLessThan(100);
  });

  test('stand under who does them where that is asked', () => {
    renderList({ group: 'person' });
    expect(names()).toEqual(['Tom 1', 'Fence', 'Nobody yet 2', 'Poles', 'Someday']);
  });

  test('one of two land units stands under both, which says so, and is ticked in both', async () => {
    const fence = of('Fence', { featureIds: ['flats', 'tops'], plannedCost: 4850 });
    const register = { ...registerOf({}), rows: [fence], found: [fence] };
    const around = { nameOf: (id: string) => id, isUnit: () => true, today, sections };
    const groups = groupRows([fence], { group: 'unit' }, around);
    renderList({ group: 'unit' }, true, { ...register, groups }, new Set(['Fence']));
    expect(names()).toEqual(['flats 1', 'Fence', 'tops 1', 'Fence']);
    expect(screen.getAllByText(/1 counts elsewhere too/)).toHaveLength(2);
    const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Fence' });
    expect([first?.checked, second?.checked]).toEqual([true, true]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All that are shown' }).checked).toBe(true);
  });

  test('a press on a head sorts by it, and says so', async () => {
    renderList({ sort: 'title' });
    expect(screen.getByRole('columnheader', { name: 'Action' }).getAttribute('aria-sort')).toBe('ascending');
    await press('Planned');
    expect(change).toHaveBeenCalledWith({ sort: 'planned', order: undefined });
  });

  test('one is ticked by keyboard, and all that are shown at once', async () => {
    renderList();
    screen.getByRole('checkbox', { name: 'Poles' }).focus();
    await userEvent.keyboard(' ');
    expect(onChoose).toHaveBeenLastCalledWith(new Set(['Poles']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'All that are shown' }));
    expect(onChoose).toHaveBeenLastCalledWith(new Set(['Fence', 'Poles', 'Someday']));
  });
});

describe('[RT-21] a row of the register', () => {
  test('is given to somebody in its own cell, by keyboard', async () => {
    renderList();
    screen.getByRole('button', { name: 'Tom: who does Fence' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hana Rewi' }));
    expect(writes.change).toHaveBeenCalledWith([rows[0]?.action], {
      responsibleId: 'hana',
      responsibleName: 'Hana Rewi',
    });
  });

  test('is moved to another state in its own cell', async () => {
    renderList();
    await press('Agreed: state of Fence');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'In progress' }));
    expect(writes.change).toHaveBeenCalledWith([rows[0]?.action], { state: 'inProgress' });
  });

  test('without evidence it is done with a reason alone; with some, at once', async () => {
    renderList();
    await press('In progress: state of Poles');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    expect(writes.markDone).toHaveBeenCalledWith([{ action: rows[1]?.action, hasEvidence: true }], {
      doneOn: today,
      reason: '',
    });
    await press('Agreed: state of Fence');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Mark done' }).hasAttribute('disabled')).toBe(true);
    await userEvent.type(dialog.getByRole('textbox'), 'Seen on Tuesday');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark done' }));
    expect(writes.markDone).toHaveBeenLastCalledWith([{ action: rows[0]?.action, hasEvidence: false }], {
      doneOn: today,
      reason: 'Seen on Tuesday',
    });
  });

  test('takes no cost below nothing', async () => {
    renderList();
    await press(/4.850|4\.9k|4,850/);
    const cost = await screen.findByRole('textbox', { name: /Planned cost/ });
    await userEvent.clear(cost);
    await userEvent.type(cost, '-5');
    expect(screen.getByText('Write a figure of dollars, not below 0')).toBeDefined();
    await userEvent.clear(cost);
    await userEvent.type(cost, '500{Enter}');
    expect(writes.change).toHaveBeenCalledWith([rows[0]?.action], { plannedCost: 500 });
  });

  test('is only read by who may not change it', () => {
    renderList({}, false);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /state of/ })).toBeNull();
  });
});

describe('[RT-21] the filters of the register', () => {
  const renderFilters = (search: RegisterSearch) =>
    render(<FilterPanel register={registerOf(search)} search={search} change={change} />);

  test('say how many each choice leaves, and are set by keyboard', async () => {
    renderFilters({});
    const state = within(screen.getByRole('group', { name: 'State' }));
    state.getByRole('checkbox', { name: 'In progress' }).focus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenCalledTimes(1);
    const who = within(screen.getByRole('group', { name: 'Who' }));
    expect(who.getByRole('checkbox', { name: 'Nobody yet' }).closest('div')?.parentElement?.textContent).toBe(
      'Nobody yet2',
    );
  });

  test('name the parts of this plan, in its order, and those in which actions still stand', () => {
    const own = sections
      .filter(({ key }) => key === 'biodiversity')
      .map((one) => ({ ...one, title: 'Bush' }));
    render(<FilterPanel register={{ ...registerOf({}), sections: own }} search={{}} change={change} />);
    const parts = within(screen.getByRole('group', { name: 'Part of the plan' }));
    const said = parts.getAllByRole('checkbox').map((box) => box.closest('div')?.parentElement?.textContent);
    expect(said).toEqual(['Bush1', 'Waterways and wetlands2']);
  });

  test('offer no choice that would leave nothing', () => {
    renderFilters({ section: 'biodiversity' });
    expect(screen.queryByRole('checkbox', { name: 'Tom' })).toBeNull();
  });

  test('the words of a search go to the address once the typing rests', async () => {
    renderFilters({});
    await userEvent.type(screen.getByRole('searchbox'), 'fen');
    await vi.waitFor(() => expect(change).toHaveBeenCalledWith({ search: 'fen' }));
    expect(change).toHaveBeenCalledTimes(1);
  });
});

describe('[RT-21] above the register', () => {
  test('it says how much of what was agreed is done: not of what is proposed or called off', () => {
    const all = [
      ...rows,
      of('Gate', { state: 'done', doneReason: 'Seen' }),
      of('Bridge', { state: 'verified', doneReason: 'Seen' }),
      of('Dream', { state: 'proposed' }),
      of('Left', { state: 'cancelled' }),
    ];
    render(<ChosenFilters register={{ ...registerOf({}), rows: all }} search={{}} change={change} />);
    expect(screen.getByText('2 of 5 agreed are done')).toBeDefined();
  });

  test('a person whose name has a comma is taken out of the filter whole', async () => {
    const person = 'Fencing, Ltd';
    const register = { ...registerOf({}), rows: [of('Gate', { responsibleName: person }), ...rows] };
    render(
      <ChosenFilters
        register={register}
        search={{ person: textOfChosen([person, 'tom']) }}
        change={change}
      />,
    );
    await press(`Without ${person}`);
    expect(change).toHaveBeenCalledWith({ person: 'tom' });
  });
});

describe('[RT-21] what is done with several at once', () => {
  const renderBulk = (chosen = rows) =>
    render(
      <BulkBar
        planId="one"
        rows={chosen}
        people={people}
        writes={writes as unknown as ActionWrites}
        onClear={onChoose}
      />,
    );

  test('is one write for all of them', async () => {
    renderBulk();
    await press('Give to…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hana Rewi' }));
    expect(writes.change).toHaveBeenCalledExactlyOnceWith(
      rows.map(({ action }) => action),
      { responsibleId: 'hana', responsibleName: 'Hana Rewi' },
    );
  });

  test('asks for a reason where one of them has no evidence', async () => {
    renderBulk();
    await press('Set state…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    expect(await screen.findByText('3 actions are done')).toBeDefined();
    expect(screen.getByText(/^2 of them have no evidence yet/)).toBeDefined();
    expect(writes.markDone).not.toHaveBeenCalled();
  });

  test('leaves alone what is done or verified already', async () => {
    const verified = of('Bridge', { state: 'verified', doneReason: 'Seen by the council' });
    const done = of('Gate', { state: 'done', doneReason: 'Seen from the road' });
    renderBulk([...rows, verified, done]);
    await press('Set state…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3 actions are done' }));
    await userEvent.type(dialog.getByRole('textbox'), 'All seen in May');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark done' }));
    expect(writes.change).not.toHaveBeenCalled();
    expect(writes.markDone).toHaveBeenCalledExactlyOnceWith(
      [
        { action: rows[0]?.action, hasEvidence: false },
        { action: rows[1]?.action, hasEvidence: true },
        { action: rows[2]?.action, hasEvidence: false },
      ],
      { doneOn: today, reason: 'All seen in May' },
    );
  });

  test('was done on a day that is said, which is not in the future', async () => {
    renderBulk();
    await press('Set state…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'All seen in May');
    await userEvent.click(dialog.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('23');
    expect(dialog.getByText('The day it was done is in the future')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Mark done' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(dialog.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('12');
    await userEvent.click(dialog.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('5');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark done' }));
    expect(writes.markDone).toHaveBeenCalledWith(expect.anything(), {
      doneOn: '2026-05-12',
      reason: 'All seen in May',
    });
  });

  test('a reason that was typed stands there when the question is asked again', async () => {
    renderBulk();
    await press('Set state…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    await userEvent.type(await screen.findByRole('textbox'), 'All seen in May');
    await userEvent.keyboard('{Escape}');
    await press('Set state…');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('All seen in May');
  });
});
