import { GEOMETRY, kinds, recordWords, toasts as toastWords } from '@tussock/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { formFilesStore, type WaitingOp } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { browserLocks } from '../../sync/testing/browser-locks.ts';
import { formKeys, ownDraftKey, readDraft, saveDraft } from '../../sync/drafts/index.ts';
import { hearToasts } from '../../session/testing/hear-toasts.ts';
import { toasts } from '../../session/toasts.ts';
import { WaitingList } from './waiting-list.tsx';

vi.mock('../../routes/use-go.ts', () => ({ useGo: () => () => Promise.resolve() }));

const part = {
  entity: 'paddock',
  entityId: 'north',
  op: 'update',
  set: { name: 'North' },
  base: {},
  baseVersion: 1,
} as const;
const waitingOp: WaitingOp = {
  opId: 'one',
  label: 'North changed',
  at: '2026-11-22T01:00:00Z',
  state: 'waiting',
  parts: [part],
};
const refused: WaitingOp = {
  ...waitingOp,
  opId: 'two',
  label: 'New trough',
  state: 'stuck',
  answer: { opId: 'two', status: 403, message: ['You may not change this plan.'] },
};

test('what waits stands in its order, and one of it can be let go', async () => {
  const { dropped } = openFakeRecord();
  render(
    <WaitingList
      isKept
      planId="plan"
      waiting={[waitingOp, { ...waitingOp, opId: 'three', label: 'South changed' }]}
    />,
  );
  const section = screen.getByRole('region', { name: recordWords.waitingTitle });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([expect.stringContaining('North changed'), expect.stringContaining('South changed')]);
  await userEvent.click(screen.getByRole('button', { name: 'Discard: South changed' }));
  expect(dropped).toEqual(['three']);
});

test('what waits in the page alone says so', () => {
  openFakeRecord();
  render(<WaitingList isKept={false} planId="plan" waiting={[waitingOp]} />);
  const section = screen.getByRole('region', { name: 'Not sent yet' });
  expect(section.textContent).toContain('Only on this page: leave it open.');
});

test('what was not accepted says why, and can be sent again, which is told when it has arrived', async () => {
  const { retried, answerRetried } = openFakeRecord();
  render(<WaitingList isKept planId="plan" waiting={[refused]} />);
  const section = screen.getByRole('region', { name: recordWords.stuckTitle });
  expect(section.textContent).toContain('You may not change this plan.');
  await userEvent.click(within(section).getByRole('button', { name: 'Send again' }));
  expect(retried).toEqual([{ opId: 'two', parts: undefined }]);
  answerRetried({ status: 200, rev: 2 });
  await waitFor(() =>
    expect(toasts.read().map(({ message }) => message)).toContain(toastWords.featureSaved('paddock')),
  );
});

test('both outlines of what waits are kept: the write that is sent again adds mine as a thing of its own', async () => {
  const { retried } = openFakeRecord();
  const at = (longitude: number) => ({ type: 'Point', coordinates: [longitude, -43] });
  const current = {
    id: 'north',
    entity: kinds.trough.id,
    version: 5,
    made: {},
    values: { name: 'Creek', material: 'concrete', [GEOMETRY]: at(172.2) },
  };
  const clashed: WaitingOp = {
    ...refused,
    parts: [
      {
        ...part,
        entity: kinds.trough.id,
        set: { [GEOMETRY]: at(172.1) },
        base: { [GEOMETRY]: at(172) },
      },
    ],
    answer: { opId: 'two', status: 409, clash: { entityId: 'north', current, keys: [GEOMETRY] } },
  };
  render(<WaitingList isKept planId="plan" waiting={[clashed]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(retried[0]?.parts).toEqual([
    expect.objectContaining({ op: 'update', set: { [GEOMETRY]: at(172.2) } }),
    {
      entity: kinds.trough.id,
      entityId: expect.any(String),
      op: 'create',
      set: { name: 'Creek 2', material: 'concrete', [GEOMETRY]: at(172.1) },
    },
  ]);
});

test('where both changed the same one chooses, and what is chosen is sent over what stands', async () => {
  const { retried } = openFakeRecord();
  const current = { id: 'north', entity: 'paddock', version: 5, values: { name: 'Nord' }, made: {} };
  const clashed: WaitingOp = {
    ...refused,
    parts: [{ ...part, base: { name: 'N' } }],
    answer: { opId: 'two', status: 409, clash: { entityId: 'north', current, keys: ['name'] } },
  };
  render(<WaitingList isKept planId="plan" waiting={[clashed]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(retried).toEqual([
    {
      opId: 'two',
      parts: [
        {
          entity: 'paddock',
          entityId: 'north',
          op: 'update',
          set: { name: 'North' },
          base: { name: 'Nord' },
        },
      ],
    },
  ]);
});

test('with nothing waiting it says so', () => {
  openFakeRecord();
  render(<WaitingList isKept planId="plan" waiting={[]} />);
  expect(screen.getByText(recordWords.nothingWaits)).toBeDefined();
});

const gate = { id: 'north', entity: 'paddock', version: 5, values: { name: 'Nord' }, made: {} };

test('a deletion of what somebody changed meanwhile is asked about in words, and keeping it deletes nothing', async () => {
  const { dropped, retried } = openFakeRecord([gate]);
  const deletion: WaitingOp = {
    ...refused,
    parts: [{ ...part, op: 'delete', set: {} }],
    answer: { opId: 'two', status: 409, clash: { entityId: 'north', current: gate, keys: ['*'] } },
  };
  render(<WaitingList isKept planId="plan" waiting={[deletion]} />);
  expect(screen.getByText(recordWords.changedAfterDelete)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it: New trough' }));
  expect([dropped, retried]).toEqual([['two'], []]);
  await userEvent.click(screen.getByRole('button', { name: recordWords.deleteAnyway }));
  expect(retried).toMatchObject([{ opId: 'two', parts: [{ entityId: 'north', op: 'delete' }] }]);
});

test('a change of what somebody deleted meanwhile is not thrown away: the thing comes back with it', async () => {
  const { writes, dropped } = openFakeRecord();
  const orphan: WaitingOp = {
    ...refused,
    label: 'North changed',
    parts: [{ ...part, base: { name: 'N' } }],
    answer: { opId: 'two', status: 404, clash: { entityId: 'north', current: null, keys: ['*'] } },
  };
  render(<WaitingList isKept planId="plan" waiting={[orphan]} />);
  expect(screen.queryByRole('button', { name: recordWords.mend })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: recordWords.bringBack }));
  await waitFor(() => expect(dropped).toEqual(['two']));
  expect(writes.map(({ parts }) => parts)).toEqual([
    [{ entity: 'paddock', entityId: 'north', op: 'restore', set: {} }],
    [{ entity: 'paddock', entityId: 'north', op: 'update', set: { name: 'North' }, base: { name: 'N' } }],
  ]);
  const told = hearToasts();
  writes[1]?.answer({ status: 200 });
  await waitFor(() => expect(told()).toMatchObject([{ message: toastWords.featureSaved('paddock') }]));
});

test('what somebody made or brought back first can be let go, and is no question', () => {
  openFakeRecord([gate]);
  const again: WaitingOp = {
    ...refused,
    parts: [{ ...part, op: 'restore', set: {} }],
    answer: { opId: 'two', status: 409, clash: { entityId: 'north', current: gate, keys: ['*'] } },
  };
  render(<WaitingList isKept planId="plan" waiting={[again]} />);
  expect(screen.getByText(recordWords.thereAlready)).toBeDefined();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Discard']);
});

test('“Fix it” stands only where there is a form to go back to', () => {
  openFakeRecord([
    gate,
    { id: 'r', entity: 'remark', version: 1, values: {}, made: {} },
    { id: 'a', entity: 'action', version: 1, values: { title: 'Fence' }, made: {} },
  ]);
  const of = (entity: string, entityId: string, op: 'create' | 'update' = 'update'): WaitingOp => ({
    ...refused,
    opId: `${entity}-${op}`,
    label: `${entity} ${op}`,
    parts: [{ ...part, entity, entityId, op }],
  });
  render(
    <WaitingList
      isKept
      planId="plan"
      waiting={[
        of('paddock', 'north'),
        of('paddock', 'gone'),
        of('trough', 'new', 'create'),
        of('action', 'a'),
        of('action', 'b', 'create'),
        of('remark', 'r'),
        of('file', 'f'),
      ]}
    />,
  );
  const mended = screen
    .getAllByRole('button', { name: recordWords.mend })
    .map((button) => button.closest('li')?.querySelector('p')?.textContent);
  expect(mended).toEqual(['paddock update', 'trough create', 'action update']);
});

test('what goes back into its form stands beside what is typed of the same in another tab', async () => {
  Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true });
  openFakeRecord([{ id: 'north', entity: 'paddock', version: 1, values: { name: 'Nord' }, made: {} }]);
  const typed = { values: { name: 'North flat' }, startedFrom: '{}' };
  const key = ownDraftKey(formKeys.feature('north'));
  saveDraft('form', key, typed);
  render(<WaitingList isKept planId="plan" waiting={[{ ...refused, parts: [part] }]} />);
  await userEvent.click(screen.getByRole('button', { name: /^Fix it/ }));
  await waitFor(() => expect(readDraft('form', `${key}#1`)?.values['name']).toBe('North'));
  expect(readDraft('form', key)).toEqual(typed);
  // A page without a browser has none.
  Reflect.deleteProperty(navigator, 'locks');
});

test('whoever may not write it any more is led to no form that is closed to them, and loses nothing by it', () => {
  openFakeRecord([gate]);
  const answer = { opId: 'two', status: 403, code: 'forbidden' } as const;
  render(<WaitingList isKept planId="plan" waiting={[{ ...refused, answer }]} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Send again',
    'Discard',
  ]);
});

test('photos that only this device has go back into the form with what is mended, before what waits is let go', async () => {
  const photo = {
    fileId: 'p1',
    blob: new Blob(['x']),
    type: 'image/jpeg',
    name: 'gate.jpg',
    purpose: 'feature',
  };
  const files = [photo, { ...photo, fileId: 'of-another' }, { ...photo, fileId: 'p2', isLost: true }];
  const asked = openFakeRecord([gate], {}, { files: files as never }); // no more of a file is read here
  const held: (readonly string[])[] = [];
  asked.dropped.push = (opId) => {
    held.push([opId, ...formFilesStore.getState().files.keys()]);
    return held.length;
  };
  const op = { ...refused, parts: [{ ...part, set: { photos: ['p1', 'p2'] } }] };
  render(<WaitingList isKept planId="plan" waiting={[op]} />);
  await userEvent.click(screen.getByRole('button', { name: recordWords.mend }));
  await waitFor(() => expect(held).toEqual([['two', 'p1']]));
  formFilesStore.setState({ files: new Map() });
});

test('what somebody else changed meanwhile is asked about before it is sent', async () => {
  const current = { id: 'north', entity: 'paddock', version: 2, values: { name: 'Nord' }, made: {} };
  const { retried } = openFakeRecord([current]);
  const answer = {
    opId: 'one',
    status: 409,
    code: 'staleVersion',
    clash: { entityId: 'north', current, keys: ['name'] },
  };
  const asked = { ...waitingOp, parts: [{ ...part, base: { name: 'Paddock' } }], answer } as WaitingOp;
  render(<WaitingList isKept planId="plan" waiting={[asked]} />);
  const section = within(screen.getByRole('region', { name: recordWords.waitingTitle }));
  expect(section.getByText(/This was changed elsewhere in the meantime/)).toBeDefined();
  await userEvent.click(section.getByRole('button', { name: recordWords.choose }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'All of mine' }));
  await userEvent.click(question.getByRole('button', { name: 'Save what is chosen' }));
  expect(retried).toMatchObject([
    { opId: 'one', parts: [{ set: { name: 'North' }, base: { name: 'Nord' } }] },
  ]);
});

test('what waits is sent now by a press, where there may be a line', async () => {
  const { sentNow } = openFakeRecord();
  render(<WaitingList isKept planId="plan" waiting={[waitingOp]} />);
  await userEvent.click(screen.getByRole('button', { name: recordWords.sendNow }));
  expect(sentNow).toHaveLength(1);
});
