import 'fake-indexeddb/auto';
import { BREAK_MARKER, recordWords, toasts as toastWords } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { planRecordStore } from '../open-record.ts';
import { hearToasts } from '../../session/testing/hear-toasts.ts';
import { toasts } from '../../session/toasts.ts';
import { addFileToForm } from '../files/form-files.ts';
import { readStoredFiles } from '../../session/uploads/stored-uploads.ts';
import { ConflictError, saveToRecord, sendAgain } from './save-to-record.ts';
import { showRefusal } from './show-refusal.ts';
import { openFakeRecord } from '../testing/fake-record.ts';

const wish = {
  label: 'North changed',
  parts: [{ entity: 'paddock', entityId: 'north', op: 'update', set: { name: 'North' } }],
  toast: toastWords.featureSaved('paddock'),
} as const;

/** Sentences of toasts that came up since and stand. */
const toldAfter = (before: number): readonly string[] =>
  toasts
    .read()
    .slice(before)
    .filter(({ phase }) => phase !== 'leaving')
    .map(({ message }) => message);

let before = 0;
beforeEach(() => {
  vi.useFakeTimers();
  // The same words said again are no toast of their own, and the oldest of many goes: none of before stands.
  for (const { key } of toasts.read()) toasts.close(key);
  vi.advanceTimersByTime(1000);
  before = toasts.read().length;
  return () => vi.useRealTimers();
});

test('what the server accepts at once is told in the specified words, with the way to undo it', async () => {
  const { writes } = openFakeRecord();
  const saving = saveToRecord(wish);
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 200, rev: 2 });
  await saving;
  expect(toldAfter(before)).toEqual(['Your paddock has been successfully saved.']);
  expect(toasts.read().at(-1)?.action?.label).toBe('Undo');
});

test('what is saved before what opens records has come is written as soon as the record is open', async () => {
  planRecordStore.setState({ record: null });
  const saving = saveToRecord(wish);
  const { writes } = openFakeRecord();
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 200, rev: 2 });
  await saving;
  expect(toldAfter(before)).toEqual(['Your paddock has been successfully saved.']);
});

test('what the server refuses at once goes back into the form: nothing of it waits', async () => {
  const { writes, dropped } = openFakeRecord();
  const saving = saveToRecord(wish);
  const refused = expect(saving).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'name', message: 'Another paddock has this name' }],
  });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({
    status: 400,
    message: ['Another paddock has this name'],
    fields: [{ field: 'name', message: 'Another paddock has this name' }],
  });
  await refused;
  expect(dropped).toEqual(['op-1']);
  expect(toldAfter(before)).toEqual([]);
});

test('a line that goes while the word of the server is waited for is told as gone: what is kept is sent once there is one', async () => {
  const { writes, setSync } = openFakeRecord();
  const saving = saveToRecord(wish);
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(500);
  setSync({ line: 'offline' });
  await vi.advanceTimersByTimeAsync(1000);
  await saving;
  expect(toldAfter(before)).toEqual([recordWords.kept]);
  expect(toasts.read().at(-1)?.icon).toBe('cloud-off');
});

test('a refusal that no field is at fault for is told, once, whoever tells it: a form has no place for it', async () => {
  const { writes } = openFakeRecord();
  const saving = saveToRecord(wish);
  const caught = saving.catch((error: unknown) => error);
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 403, message: ['You may not change this plan.'] });
  const refusal = await caught;
  expect(toldAfter(before)).toEqual(['You may not change this plan.']);
  showRefusal(refusal);
  expect(toldAfter(before)).toEqual(['You may not change this plan.']);
});

test('of a refusal of several sentences each is told on a line of its own', async () => {
  const { writes } = openFakeRecord();
  const saving = saveToRecord(wish);
  const refused = expect(saving).rejects.toMatchObject({ status: 403 });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 403, message: ['This plan is archived.', 'Restore it to go on.'] });
  await refused;
  expect(toldAfter(before)).toEqual([`This plan is archived.${BREAK_MARKER}Restore it to go on.`]);
});

test('what no form holds is not gone when it is refused at once: it waits, with its reason', async () => {
  const { writes, dropped } = openFakeRecord();
  const saving = saveToRecord({ ...wish, isHeldNowhereElse: true });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 413, message: ['It is too large.'] });
  await saving;
  expect(dropped).toEqual([]);
  expect(toldAfter(before)).toEqual(['Not saved: North changed. It is too large.']);
});

test('whoever goes on at once is told when it is kept, before the server has said anything; refused, it waits with its reason', async () => {
  const { writes, dropped } = openFakeRecord();
  const onKept = vi.fn<() => void>();
  const saving = saveToRecord({ ...wish, onKept });
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledTimes(1));
  expect(toldAfter(before)).toEqual([]);
  writes[0]?.answer({ status: 403, message: ['You may not change this plan.'] });
  await saving;
  expect(dropped).toEqual([]);
  expect(toldAfter(before)).toEqual(['Not saved: North changed. You may not change this plan.']);
  expect(onKept).toHaveBeenCalledTimes(1);
});

test('where somebody changed the same, what stands comes with the refusal', async () => {
  const { writes } = openFakeRecord();
  const current = { id: 'north', entity: 'paddock', version: 3, values: { name: 'Nord' }, made: {} };
  const saving = saveToRecord(wish);
  const refused = expect(saving).rejects.toSatisfy(
    (error) => error instanceof ConflictError && error.standing === current && error.keys[0] === 'name',
  );
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 409, clash: { entityId: 'north', current, keys: ['name'] } });
  await refused;
});

test('without a line a form does not wait: it is kept, and the specified words come in place of that when it arrives', async () => {
  const { writes } = openFakeRecord([], { line: 'offline', isKept: true });
  await saveToRecord(wish);
  expect(toldAfter(before)).toEqual([recordWords.kept]);
  writes[0]?.answer({ status: 200, rev: 2 });
  await vi.waitFor(() => expect(toldAfter(before)).toEqual(['Your paddock has been successfully saved.']));
});

test('a server that takes its time holds up nobody, and a late refusal says what was not saved', async () => {
  const { writes, dropped } = openFakeRecord();
  const saving = saveToRecord(wish);
  await vi.advanceTimersByTimeAsync(2000);
  await saving;
  writes[0]?.answer({ status: 403, message: ['You may not change this plan.'] });
  await vi.waitFor(() =>
    expect(toldAfter(before)).toEqual(['Not saved: North changed. You may not change this plan.']),
  );
  expect(dropped).toEqual([]);
});

const PLAN = '01932c07-223e-7000-8000-000000000001';
test.each([
  ['on a page of the same farm', `/plan/${PLAN}/view/farm`, ['Your paddock has been successfully saved.']],
  ['on the list of farms', '/dashboard', []],
])('what the server accepts late is told %s', async (_where, pathname, told) => {
  const location = { pathname: `/plan/${PLAN}/edit/map/draw` };
  vi.stubGlobal('location', location);
  const { writes } = openFakeRecord();
  const saving = saveToRecord(wish);
  await vi.advanceTimersByTimeAsync(2000);
  await saving;
  location.pathname = pathname;
  writes[0]?.answer({ status: 200 });
  await vi.advanceTimersByTimeAsync(500);
  expect(toldAfter(before)).toEqual(told);
  vi.unstubAllGlobals();
});

test.each([
  [new DOMException('Full.', 'QuotaExceededError'), recordWords.noRoom],
  [new Error('The database is gone.'), recordWords.notKept],
])('what this device cannot keep is told at once: %s', async (fault, sentence) => {
  openFakeRecord([], {}, { fault });
  await expect(saveToRecord(wish)).rejects.toBe(fault);
  expect(toldAfter(before)).toEqual([sentence]);
});

test('a shape that somebody has locked meanwhile is refused in the words of the catalogue, and nothing of it waits', async () => {
  const { writes, dropped } = openFakeRecord();
  const saving = saveToRecord(wish);
  const refused = expect(saving).rejects.toMatchObject({
    status: 409,
    message: 'This shape is locked. Unlock it first, then change it.',
  });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({
    status: 409,
    code: 'shapeLocked',
    message: ['This shape is locked. Unlock it first, then change it.'],
  });
  await refused;
  expect(dropped).toEqual(['op-1']);
});

test('Undo in a toast takes back what the toast tells of, not what was done since', async () => {
  const { writes, undone } = openFakeRecord();
  const told = hearToasts();
  const first = saveToRecord(wish);
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 200, rev: 2 });
  await first;
  const second = saveToRecord(wish);
  await vi.waitFor(() => expect(writes).toHaveLength(2));
  writes[1]?.answer({ status: 200, rev: 3 });
  await second;
  told()[0]?.action?.onPress();
  expect(undone).toEqual(['op-1']);
});

test('where nothing is kept on the device it is not said to be', async () => {
  openFakeRecord([], { line: 'offline', isKept: false });
  await saveToRecord(wish);
  expect(toldAfter(before)).toEqual([recordWords.onlyHere]);
});

const stuck = { opId: 'two', label: 'North changed' };
const partOf = (entity: string, op: 'update' | 'delete' = 'update') =>
  ({ entity, entityId: 'north', op, set: {}, base: {}, baseVersion: 1 }) as const;

test.each([
  ['a paddock', [partOf('paddock')], 'Your paddock has been successfully saved.'],
  ['a deletion', [partOf('paddock', 'delete')], 'Your paddock has been successfully deleted.'],
  ['the boundary', [partOf('boundary')], 'Your plan boundaries have been successfully saved.'],
  ['farm details', [partOf('plan')], 'Your changes have been successfully saved.'],
  ['two troughs', [partOf('trough'), partOf('trough')], 'Your changes have been successfully saved.'],
])(
  '%s that is sent again is told in the specified words when it has arrived',
  async (_what, parts, words) => {
    const { retried, answerRetried } = openFakeRecord();
    await sendAgain({ ...stuck, parts });
    expect([retried, toldAfter(before)]).toEqual([[{ opId: 'two', parts: undefined }], []]);
    answerRetried({ status: 200, rev: 3 });
    await vi.waitFor(() => expect(toldAfter(before)).toEqual([words]));
  },
);

test('what is sent again and refused again says why', async () => {
  const { answerRetried } = openFakeRecord();
  await sendAgain({ ...stuck, parts: [partOf('paddock')] });
  answerRetried({ status: 403, message: ['You may not change this plan.'] });
  await vi.waitFor(() =>
    expect(toldAfter(before)).toEqual([
      recordWords.notAccepted('North changed', 'You may not change this plan.'),
    ]),
  );
});

test('a photo of a form is no longer stored for the form once the write that names it is accepted', async () => {
  vi.useRealTimers();
  const photo = {
    fileId: 'gate',
    blob: new Blob(['x']),
    type: 'image/jpeg',
    name: 'gate.jpg',
    keepsPlace: false,
  };
  await addFileToForm({ ...photo, purpose: 'photo' });
  expect((await readStoredFiles('')).map(({ fileId }) => fileId)).toEqual(['gate']);
  const { writes } = openFakeRecord();
  const [part] = wish.parts;
  const saving = saveToRecord({ ...wish, parts: [{ ...part, set: { photos: ['gate'] } }] });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  writes[0]?.answer({ status: 200, rev: 2 });
  await saving;
  await vi.waitFor(async () => expect(await readStoredFiles('')).toEqual([]));
});
