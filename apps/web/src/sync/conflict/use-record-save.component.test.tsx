import { GEOMETRY } from '@tussock/domain';
import { bounds, type Geometry } from '@tussock/geometry';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { hearToasts } from '../../session/testing/hear-toasts.ts';
import { toasts } from '../../session/toasts.ts';
import { openFakeRecord } from '../testing/fake-record.ts';
import { useRecordSave } from './use-record-save.tsx';

afterEach(() => vi.useRealTimers());

const square = (east: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [172, -43],
      [172 + east, -43],
      [172 + east, -43.01],
      [172, -43.01],
      [172, -43],
    ],
  ],
});

const set = { name: 'Front flat', [GEOMETRY]: square(0.01) };
const base = { name: 'Front', [GEOMETRY]: square(0.008) };

function Form({ onKept }: { readonly onKept?: () => void }) {
  const { save, question } = useRecordSave();
  const wish = {
    label: 'Front changed',
    parts: [{ entity: 'paddock', entityId: 'front', op: 'update', set, base }],
    toast: 'Saved.',
    ...(onKept ? { onKept } : {}),
  } as const;
  return (
    <>
      <button type="button" onClick={() => void save(wish).catch(() => undefined)}>
        Save
      </button>
      {question}
    </>
  );
}

/** The word of the server that somebody else has moved and renamed it. */
const clashOn = (version: number, name = `Fore ${version}`) => ({
  status: 409,
  message: ['Somebody else has changed it.'],
  clash: {
    entityId: 'front',
    current: {
      id: 'front',
      entity: 'paddock',
      version,
      values: { name, use: 'pasture', [GEOMETRY]: square(0.006) },
      made: {},
    },
    keys: ['name', GEOMETRY],
  },
});

/** Saved, and answered so. */
async function renderClash(onKept?: () => void) {
  const record = openFakeRecord();
  const user = userEvent.setup();
  const page = render(<Form {...(onKept ? { onKept } : {})} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  act(() => record.writes[0]?.answer(clashOn(4, 'Fore')));
  await screen.findByRole('dialog');
  return { record, user, page };
}

test('both outlines and both names are shown, and what is chosen is written over what stands', async () => {
  const { record, user } = await renderClash();
  expect(screen.getByRole('img', { name: 'Both outlines on one picture' })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Theirs/ }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(record.writes).toHaveLength(2));
  expect(record.writes[1]?.parts).toEqual([
    {
      entity: 'paddock',
      entityId: 'front',
      op: 'update',
      set: { name: 'Front flat', [GEOMETRY]: square(0.006) },
      base: { name: 'Fore', [GEOMETRY]: square(0.006) },
    },
  ]);
});

test('both outlines are kept where that makes sense: theirs, and what mine has beyond it as a thing of its own', async () => {
  const { record, user } = await renderClash();
  await user.click(screen.getByRole('radio', { name: /^Both/ }));
  expect(
    screen.getByText(/^Theirs stays, and what yours has beyond it becomes “Front flat 2”, \d+\.\d\d ha$/),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(record.writes).toHaveLength(2));
  const [theirs, mine] = record.writes[1]?.parts ?? [];
  expect(theirs).toMatchObject({
    entityId: 'front',
    op: 'update',
    set: { name: 'Front flat', [GEOMETRY]: square(0.006) },
  });
  expect(mine).toMatchObject({
    entity: 'paddock',
    op: 'create',
    set: { name: 'Front flat 2', use: 'pasture' },
  });
  expect(mine?.entityId).not.toBe('front');
  // What lies between their border and mine.
  const [west] = bounds(mine?.set[GEOMETRY] as Geometry);
  expect(west).toBeCloseTo(172.006, 6);
});

test('only what I wrote is asked about: the rest of it stands as it is', async () => {
  await renderClash();
  expect(screen.getByRole('group', { name: 'Name' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Use' })).toBeNull();
});

test('going back writes nothing, and mine is still mine', async () => {
  const { record, user } = await renderClash();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(record.writes).toHaveLength(1);
  expect(record.dropped).toEqual(['op-1']);
});

test('what nothing else holds waits while it is asked about, and when the question is left', async () => {
  const { record, user } = await renderClash(() => undefined);
  expect(record.dropped).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(toasts.read().map(({ message }) => message)).toContain(
      'Not saved: Front changed. Somebody else has changed it.',
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(record.dropped).toEqual([]);
  expect(record.writes).toHaveLength(1);
});

test('what is chosen takes the place of what waits, before what was done since', async () => {
  const onKept = vi.fn<() => void>();
  const { record } = await renderClash(onKept);
  // A form waits so long for the answer: on a machine that is late with everything it would come after that.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  await vi.waitFor(() => expect(record.retried.map(({ opId }) => opId)).toEqual(['op-1']));
  expect(record.retried[0]?.parts).toEqual([
    {
      entity: 'paddock',
      entityId: 'front',
      op: 'update',
      set,
      base: { name: 'Fore', [GEOMETRY]: square(0.006) },
    },
  ]);
  expect(record.writes).toHaveLength(1);
  expect(record.dropped).toEqual([]);
  act(() => record.answerRetried({ status: 200 }));
  await vi.waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Saved.'));
});

test('a question that is left until later says so', async () => {
  await renderClash(() => undefined);
  expect(screen.getByRole('button', { name: 'Decide later' })).toBeDefined();
});

const notAccepted = 'Not saved: Front changed. Somebody else has changed it.';

test('of two writes that clash at once both are asked about, one after the other', async () => {
  const record = openFakeRecord();
  const user = userEvent.setup();
  render(<Form onKept={() => undefined} />);
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.writes).toHaveLength(2));
  await act(async () => {
    record.writes[0]?.answer(clashOn(4));
    record.writes[1]?.answer(clashOn(5));
  });
  expect(await screen.findByRole('radio', { name: /^Fore 4/ })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Fore 4/ }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(await screen.findByRole('radio', { name: /^Fore 5/, checked: false })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() => expect(record.retried.map(({ opId }) => opId)).toEqual(['op-1', 'op-2']));
  expect(record.retried.map(({ parts }) => parts?.[0]?.set['name'])).toEqual(['Fore 4', 'Front flat']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever has left the page is told that it was not saved: nobody is there to be asked', async () => {
  const record = openFakeRecord();
  const told = hearToasts();
  const page = render(<Form onKept={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  page.unmount();
  record.writes[0]?.answer(clashOn(4));
  await waitFor(() => expect(told().filter(({ message }) => message === notAccepted)).toHaveLength(1));
  expect(record.dropped).toEqual([]);
});

test('whoever leaves the page with the question open is told the same', async () => {
  const told = hearToasts();
  const { record, page } = await renderClash(() => undefined);
  page.unmount();
  await waitFor(() => expect(told().filter(({ message }) => message === notAccepted)).toHaveLength(1));
  expect(record.dropped).toEqual([]);
  expect(record.writes).toHaveLength(1);
});

test('what is answered when another farm is open is asked of nobody: it waits on its own', async () => {
  const record = openFakeRecord();
  const told = hearToasts();
  render(<Form onKept={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  const other = openFakeRecord();
  record.writes[0]?.answer(clashOn(4));
  await waitFor(() => expect(told().filter(({ message }) => message === notAccepted)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(other.writes).toEqual([]);
});

test('where the thing itself is gone there is nothing to choose, and that is told', async () => {
  const record = openFakeRecord();
  const told = hearToasts();
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  act(() =>
    record.writes[0]?.answer({
      status: 404,
      message: ['It was deleted.'],
      clash: { entityId: 'front', current: null, keys: ['*'] },
    }),
  );
  await waitFor(() => expect(told().filter(({ message }) => message === 'It was deleted.')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
