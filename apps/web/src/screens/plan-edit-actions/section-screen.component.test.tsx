import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findSubOutcome, sectionIdOf, subOutcomeIdOf } from '@tussock/domain';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../places/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../record/testing/fake-record.ts';
import { sectionPlace } from './place.ts';
import { SectionScreen } from './section-screen.tsx';

const PLAN = '0192f000-0000-7000-8000-0000000000ab';
const key = 'stockOutOfWater';
const title = findSubOutcome(key)?.outcome.title ?? '';
const standing = { version: 1, made: {} };
const answered = (values: object) => ({
  ...standing,
  id: subOutcomeIdOf(PLAN, key),
  entity: 'subOutcome',
  values: { outcomeKey: key, ...values },
});

function renderSection(rows: readonly object[] = [], may = true) {
  const record = openFakeRecord(rows as never); // as much of a row as is read
  const props = { planId: PLAN, params: { section: 'waterways' }, may: () => may, isLocked: false };
  render(
    <InOpenPlan place={sectionPlace}>
      <SectionScreen {...(props as unknown as ComponentProps<typeof SectionScreen>)} />
    </InOpenPlan>,
  );
  return record;
}
const card = () => within(screen.getByRole('region', { name: title }));
const choice = (name: string) => card().getByRole('radio', { name });
beforeEach(() => localStorage.clear());

test('[RT-15] “No” is written at once, by keyboard too, and asks for no reason', async () => {
  const { writes } = renderSection();
  choice('No').focus();
  await userEvent.keyboard(' ');
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts).toEqual([
    expect.objectContaining({
      entity: 'subOutcome',
      entityId: subOutcomeIdOf(PLAN, key),
      op: 'create',
      set: { outcomeKey: key, existing: 'no' },
    }),
  ]);
});

test('[RT-15] “Does not apply” is written with its reason, and not without one', async () => {
  const { writes } = renderSection();
  await userEvent.click(choice('Does not apply'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(writes).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'No stock are kept here');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts[0]).toMatchObject({
    set: { existing: 'na', reason: 'No stock are kept here' },
  });
});

test('[RT-15] what does not apply says why, and proposes nothing', () => {
  renderSection([answered({ existing: 'na', reason: 'No stock are kept here' })]);
  expect(card().getByText('No stock are kept here')).toBeDefined();
  expect(card().queryByText(/Fence lakes and rivers/)).toBeNull();
});

test('[RT-15] “Yes” makes it good, and asks for a document that shows it', () => {
  renderSection([answered({ existing: 'yes' })]);
  // The outcome itself, beside the grade of its actions.
  expect(card().getAllByText('Good').length).toBeGreaterThan(0);
  expect(card().queryByText('Not there yet')).toBeNull();
  expect(card().getByText(/Add a document that shows it/)).toBeDefined();
});

test('[RT-15] “No” proposes the actions that would bring it there', () => {
  renderSection([answered({ existing: 'no' })]);
  expect(card().getByText(/Fence lakes and rivers over 1 m wide/)).toBeDefined();
});

test('a core section is left out with a reason alone', async () => {
  const { writes } = renderSection();
  await userEvent.click(screen.getByRole('button', { name: 'Does not apply here' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'No water runs here');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts[0]).toMatchObject({
    entity: 'section',
    entityId: sectionIdOf(PLAN, 'waterways'),
    set: { applicable: false, reason: 'No water runs here' },
  });
});

test('who may not answer reads, and is offered nothing to press', () => {
  renderSection([answered({ existing: 'no', notes: 'The swamp is open' })], false);
  expect(card().getByText('The swamp is open')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Does not apply here' })).toBeNull();
  expect(choice('Yes').hasAttribute('disabled')).toBe(true);
});
