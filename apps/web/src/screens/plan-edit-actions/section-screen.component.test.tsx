import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findSubOutcome, sectionIdOf, subOutcomeIdOf } from '@tussock/domain';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { sectionRoute } from './route.ts';
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

function renderSection(rows: readonly object[] = [], may = true, planId = PLAN) {
  const record = openFakeRecord(rows as never); // as much of a row as is read
  const props = { planId, params: { section: 'waterways' }, may: () => may, isLocked: false };
  render(
    <InOpenPlan place={sectionRoute}>
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
  await waitFor(() => expect(writes).toHaveLength(1));
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
  await waitFor(() => expect(writes).toHaveLength(1));
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

const trough = { ...standing, id: 't1', entity: 'trough', values: { name: 'T', status: 'existing' } };

test('given the record speaks for an outcome, when it is accepted, then it is answered with those facts', async () => {
  const { writes } = renderSection([trough]);
  expect(card().getByText('Water from 1 mapped trough')).toBeDefined();
  await userEvent.click(card().getByRole('button', { name: `${title}: in place, as recorded` }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.parts[0]).toMatchObject({
    set: { existing: 'yes', notes: 'Water from 1 mapped trough.' },
  });
});

test('given an outcome is answered, then what is on record is shown and nothing is offered', () => {
  renderSection([trough, answered({ existing: 'no' })]);
  expect(card().getByText('Water from 1 mapped trough')).toBeDefined();
  expect(card().queryByRole('button', { name: /as recorded/ })).toBeNull();
});

test('a core section is left out with a reason alone', async () => {
  const { writes } = renderSection();
  await userEvent.click(screen.getByRole('button', { name: 'Does not apply here' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'No water runs here');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(1));
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
  expect(card().queryAllByRole('radio')).toEqual([]);
  expect(card().getByText(/Already in place\?/).textContent).toBe('Already in place?');
  expect(card().getByText('No')).toBeDefined();
});

test('who may not answer is told that nothing is answered', () => {
  renderSection([], false);
  expect(card().getByText('Not answered')).toBeDefined();
  expect(card().queryAllByRole('radio')).toEqual([]);
});

test('a note that was typed for one farm is not offered for another', async () => {
  renderSection([answered({ existing: 'no' })]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Add a note' })[0] ?? document.body);
  await userEvent.type(await screen.findByRole('textbox', { name: /note/i }), 'The tank of the Smiths leaks');
  await userEvent.keyboard('{Escape}');
  cleanup();
  renderSection([], true, '0192f000-0000-7000-8000-0000000000ac');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add a note' })[0] ?? document.body);
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /note/i })).value).toBe('');
});

test('an action for the whole section, or for an outcome that is not of it, stands on its page', () => {
  const action = (id: string, values: object) => ({
    ...standing,
    id,
    entity: 'action',
    values: { sectionKey: 'waterways', grade: 'good', state: 'agreed', ...values },
  });
  renderSection([
    action('one', { title: 'Walk the river' }),
    action('two', { title: 'Shut the gate', outcomeKey: key }),
  ]);
  const whole = within(screen.getByRole('region', { name: 'For the whole section' }));
  expect(whole.getByRole('link', { name: 'Walk the river' })).toBeDefined();
  expect(whole.queryByText('Shut the gate')).toBeNull();
  expect(card().getByRole('link', { name: 'Shut the gate' })).toBeDefined();
});

test('words of an action of one’s own are still there after the page was left', async () => {
  renderSection();
  await userEvent.type(card().getByRole('textbox'), 'Move the trough');
  cleanup();
  const { writes } = renderSection();
  expect(card().getByRole<HTMLInputElement>('textbox').value).toBe('Move the trough');
  await userEvent.click(card().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 200 });
  await waitFor(() => expect(card().getByRole<HTMLInputElement>('textbox').value).toBe(''));
});
