import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActionRemark, PlanAction } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { currentUserStore, NO_USER } from '../../session/current-user.ts';
import { toasts } from '../../session/toasts.ts';
import { Remarks } from './remarks.tsx';

const action: PlanAction = {
  id: '0192f000-0000-7000-8000-00000000000a',
  version: 1,
  values: { sectionKey: 'waterways', title: 'Fence the river', grade: 'good', state: 'agreed' },
};
const theirs: ActionRemark = {
  id: 'theirs',
  actionId: action.id,
  text: 'The gate is at the bridge',
  byId: 'bridget',
  byName: 'Bridget Reid',
  at: '2026-11-22T01:05:00Z',
};
const waiting: ActionRemark = { id: 'waiting', actionId: action.id, text: 'Seven wires', byId: 'me' };

let record: ReturnType<typeof openFakeRecord>;
// Files share their page: who is signed in here is nobody's elsewhere.
afterEach(() => currentUserStore.setState(NO_USER));

beforeEach(() => {
  record = openFakeRecord();
  localStorage.clear();
  currentUserStore.setState({ user: { _id: 'me' } as never }); // no more of a person is read here
});

const show = (
  remarks: readonly ActionRemark[],
  { mayAdd = true, mayEdit = false }: { mayAdd?: boolean; mayEdit?: boolean } = {},
) => render(<Remarks action={action} remarks={remarks} mayAdd={mayAdd} mayEdit={mayEdit} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a remark' });
const line = (words: string) => within(screen.getByText(words).closest('li') ?? document.createElement('li'));

test('each remark says who said it and when; one that waits for a line says so', () => {
  show([theirs, waiting]);
  expect(screen.getByRole('heading', { name: 'Remarks (2)' })).toBeDefined();
  expect(line(theirs.text).getByText('Bridget Reid')).toBeDefined();
  expect(line(theirs.text).getByText(/22 November|22 Nov/)).toBeDefined();
  expect(line(waiting.text).getByText(/not sent yet/)).toBeDefined();
});

test('a remark that was sent later says when it was made, and when it was sent', () => {
  show([{ ...theirs, doneAt: '2026-11-20T20:10:00Z' }]);
  expect(line(theirs.text).getByText(/done 21 Nov 2026, 9:10 am, sent 22 Nov 2026, 2:05 pm/)).toBeDefined();
});

test('what is typed on while a remark is being added is still there', async () => {
  show([]);
  await userEvent.type(field(), 'Seven wires');
  await userEvent.click(screen.getByRole('button', { name: 'Add remark' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  await userEvent.type(field(), ' and a gate');
  act(() => record.writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add remark' }).ariaBusy).not.toBe('true'));
  expect(field().value).toBe('Seven wires and a gate');
});

test('what is typed is written as a remark on the action, without its blanks, and the field is empty again', async () => {
  show([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add remark' }).disabled).toBe(true);
  await userEvent.type(field(), '  Seven wires  ');
  await userEvent.click(screen.getByRole('button', { name: 'Add remark' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  act(() => record.writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(record.writes[0]?.parts[0]).toMatchObject({
    entity: 'remark',
    op: 'create',
    set: { actionId: action.id, text: 'Seven wires' },
  });
});

test('blanks alone are no remark', async () => {
  show([]);
  await userEvent.type(field(), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add remark' }).disabled).toBe(true);
});

test('one takes one’s own remark out, and not another’s', async () => {
  show([theirs, waiting]);
  expect(line(theirs.text).queryByRole('button')).toBeNull();
  await userEvent.click(line(waiting.text).getByRole('button', { name: 'Take this remark out' }));
  await waitFor(() =>
    expect(record.writes[0]?.parts[0]).toMatchObject({ op: 'delete', entityId: 'waiting' }),
  );
});

test('why a remark is not taken out is told', async () => {
  show([waiting]);
  await userEvent.click(line(waiting.text).getByRole('button', { name: 'Take this remark out' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  const message = 'The action of this remark is gone';
  record.writes[0]?.answer({ status: 400, message: [message], fields: [{ field: 'actionId', message }] });
  await waitFor(() =>
    expect(toasts.read()).toContainEqual(expect.objectContaining({ message, type: 'danger' })),
  );
});

test('where nobody may add any more, as on a farm that is archived, nobody takes out their own', () => {
  show([waiting], { mayAdd: false });
  expect(line(waiting.text).queryByRole('button')).toBeNull();
});

test('whoever may edit actions takes out any', () => {
  show([theirs], { mayEdit: true });
  expect(line(theirs.text).getByRole('button', { name: 'Take this remark out' })).toBeDefined();
});

test('whoever may only read reads, and is told where there is nothing', () => {
  show([], { mayAdd: false });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Nobody has said anything yet.')).toBeDefined();
});

test('what was typed and not added is still there when the page is opened again', async () => {
  const { unmount } = show([]);
  await userEvent.type(field(), 'Seven wires, and');
  unmount();
  show([]);
  expect(field().value).toBe('Seven wires, and');
});

test('a remark that is pressed twice while it is written is written once', async () => {
  show([]);
  await userEvent.type(field(), 'Seven wires');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add remark' }));
  await waitFor(() => expect(record.writes).not.toHaveLength(0));
  expect(record.writes).toHaveLength(1);
  act(() => record.writes[0]?.answer({ status: 200 }));
  await waitFor(() => expect(field().value).toBe(''));
});
