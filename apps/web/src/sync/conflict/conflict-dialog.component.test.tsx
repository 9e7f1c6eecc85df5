import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConflictDialog } from './conflict-dialog.tsx';
import { findDifferences } from './find-differences.ts';

const fields = {
  name: { type: 'text', label: 'Name', maxLength: 40 },
  phone: { type: 'text', label: 'Phone', maxLength: 20 },
  notes: { type: 'longText', label: 'Notes', maxLength: 60 },
} as const;
const base = { name: 'Trough', phone: '03 312 0000' };

const mine = { name: 'Trough by the gate', phone: '03 312 0000' };
const theirs = { name: 'Trough seven', phone: '03 312 9999' };

/** I changed the name, they changed both. */
function renderDialog() {
  const onChoose = vi.fn();
  const onLeave = vi.fn();
  render(
    <ConflictDialog
      differences={findDifferences(fields, { base, mine, theirs })}
      mine={mine}
      theirs={theirs}
      onChoose={onChoose}
      onLeave={onLeave}
    />,
  );
  return { onChoose, onLeave, user: userEvent.setup() };
}

test('what both changed is mine until it is chosen otherwise, what only they changed is theirs', async () => {
  const { onChoose, user } = renderDialog();
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ name: 'Trough by the gate', phone: '03 312 9999' }, []);
});

test('a field is taken from the other side by choosing it', async () => {
  const { onChoose, user } = renderDialog();
  await user.click(screen.getByRole('radio', { name: /Trough seven/ }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ name: 'Trough seven', phone: '03 312 9999' }, []);
});

test('all of mine is everything I had', async () => {
  const { onChoose, user } = renderDialog();
  await user.click(screen.getByRole('button', { name: 'All of mine' }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ name: 'Trough by the gate', phone: '03 312 0000' }, []);
});

test('Escape goes back to the form and saves nothing', async () => {
  const { onChoose, onLeave, user } = renderDialog();
  await user.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
});

test('it says whose what stands is, and since when', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
  render(
    <ConflictDialog
      differences={findDifferences(fields, { base, mine, theirs })}
      mine={mine}
      theirs={theirs}
      writers={{ by: { name: 'Tāmati Rangihuna', at: '2026-11-22T02:49:00Z' } }}
      onChoose={vi.fn()}
      onLeave={vi.fn()}
      leaveLabel="Decide later"
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Tāmati Rangihuna has changed this' })).toBeDefined();
  expect(screen.getAllByText(/^Tāmati Rangihuna’s, \d+:49\s[ap]m$/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Decide later' })).toBeDefined();
  vi.useRealTimers();
});

test('it says of work that was sent later when it was done and when it was sent', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
  render(
    <ConflictDialog
      differences={findDifferences(fields, { base, mine, theirs })}
      mine={mine}
      theirs={theirs}
      writers={{ by: { name: 'Tāmati', at: '2026-11-22T02:49:00Z', doneAt: '2026-11-20T20:10:00Z' } }}
      onChoose={vi.fn()}
      onLeave={vi.fn()}
    />,
  );
  expect(screen.getAllByText('Tāmati’s, done 21 Nov 2026, 9:10 am, sent 3:49 pm')).toHaveLength(2);
  vi.useRealTimers();
});

test('each value is of whoever wrote it, and the question is of all of them', () => {
  const tamati = { name: 'Tāmati Rangihuna', at: '2026-11-22T02:49:00Z' };
  const bridget = { name: 'Bridget Reid', at: '2026-11-22T02:55:00Z' };
  render(
    <ConflictDialog
      differences={findDifferences(fields, { base, mine, theirs })}
      mine={mine}
      theirs={theirs}
      writers={{ by: bridget, byKey: { name: tamati, phone: bridget } }}
      onChoose={vi.fn()}
      onLeave={vi.fn()}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Several people have changed this' })).toBeDefined();
  const saidOf = (label: string) =>
    within(screen.getByRole('group', { name: label })).getByText(/’s, /).textContent;
  expect(saidOf('Name')).toMatch(/^Tāmati Rangihuna’s/);
  expect(saidOf('Phone')).toMatch(/^Bridget Reid’s/);
});

test('a thing that somebody wrote last is not laid on them where another wrote the value', () => {
  const [difference] = findDifferences(fields, { base, mine, theirs });
  render(
    <ConflictDialog
      differences={difference ? [difference] : []}
      mine={mine}
      theirs={theirs}
      writers={{
        by: { name: 'Bridget Reid', at: '2026-11-22T02:55:00Z' },
        byKey: { name: { name: 'Tāmati Rangihuna', at: '2026-11-22T02:49:00Z' } },
      }}
      onChoose={vi.fn()}
      onLeave={vi.fn()}
    />,
  );
  expect(screen.getByRole('dialog', { name: 'Tāmati Rangihuna has changed this' })).toBeDefined();
});

test('what one wrote oneself on another page is not said to be somebody else’s', () => {
  render(
    <ConflictDialog
      differences={findDifferences(fields, { base, mine, theirs })}
      mine={mine}
      theirs={theirs}
      writers={{ by: { name: 'Jo Marsh', at: '2026-11-22T02:49:00Z', isOwn: true } }}
      onChoose={vi.fn()}
      onLeave={vi.fn()}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'You have changed this in another tab or device' });
  expect(within(dialog).getAllByText(/^Yours, from another tab or device, /)).toHaveLength(2);
  expect(dialog.textContent).not.toContain('Jo Marsh');
  expect(screen.getByRole('button', { name: 'All from the other' })).toBeDefined();
});

const renderNotes = (ours: string, others: string) => {
  const [own, other] = [{ notes: ours }, { notes: others }];
  const onChoose = vi.fn();
  render(
    <ConflictDialog
      differences={findDifferences(fields, { base: { notes: '' }, mine: own, theirs: other })}
      mine={own}
      theirs={other}
      onChoose={onChoose}
      onLeave={vi.fn()}
    />,
  );
  return onChoose;
};

test('of what is written at length both are kept by a press, theirs and mine below it', async () => {
  const onChoose = renderNotes('Gate is broken', 'Gate was mended');
  await userEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ notes: 'Gate was mended\n\nGate is broken' }, []);
});

test('both are not offered where there is no room for them, nor of a name', () => {
  renderNotes('Gate is broken, and the fence beside it too', 'Gate was mended, the fence was not');
  expect(screen.queryByRole('radio', { name: /^Both/ })).toBeNull();
  cleanup();
  renderDialog();
  expect(screen.queryByRole('radio', { name: /^Both/ })).toBeNull();
});

test('two outlines say how large each is', () => {
  const square = (east: number) => ({
    type: 'Polygon' as const,
    coordinates: [
      [
        [172, -43],
        [east, -43],
        [east, -42.999],
        [172, -42.999],
        [172, -43],
      ],
    ] as never, // positions
  });
  const difference = { key: 'geometry', label: 'Shape', mine: '', theirs: '', isChangedByMe: true };
  const outlines = { base: square(172.001), mine: square(172.002), theirs: square(172.003) };
  render(
    <ConflictDialog
      differences={[{ ...difference, outlines }]}
      mine={{}}
      theirs={{}}
      writers={{ by: { name: 'Tāmati', at: '2026-11-21T20:49:00Z' } }}
      onChoose={vi.fn()}
      onLeave={vi.fn()}
    />,
  );
  // A thousandth of a degree each way is 81.5 m by 111.1 m here.
  expect(screen.getByText('The solid line, 1.81 ha')).toBeDefined();
  expect(screen.getByText(/^The broken line, Tāmati’s, .*, 2\.72 ha$/)).toBeDefined();
});
