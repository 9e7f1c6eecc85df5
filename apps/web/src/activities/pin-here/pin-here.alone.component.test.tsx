import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeatureReply } from '@tussock/contract';
import { kindsOfPins, pinKind } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { hearToasts } from '../../session/testing/hear-toasts.ts';
import { PinButtons, sayPinPlace } from './pin-buttons.tsx';
import { ToSortList } from './to-sort-list.tsx';
import { pinPlaceOf } from './pin-place.ts';
import { usePins } from './use-pins.tsx';

/** What the camera wrote into the photo. */
const said: { takenAt?: string; place?: readonly [number, number] } = {};

// The page of these tests cannot read the bytes of a file.
vi.mock('../../device/read-photo.ts', () => ({
  PHOTO_ACCEPT: 'image/jpeg',
  readPhoto: (blob: File) => {
    const about = { purpose: 'photo', type: blob.type, name: blob.name, ...said };
    return Promise.resolve({ ok: true, file: { blob, ...about } });
  },
}));

beforeEach(() => {
  localStorage.clear();
  delete said.place;
  said.takenAt = new Date().toISOString();
});

const here = { at: [172.3, -42.8] as const, accuracyMetres: 4 };

function Pinning() {
  const { pinNote, pinPhoto, question } = usePins();
  return (
    <>
      <PinButtons place={() => here} onNote={pinNote} onPhoto={pinPhoto} />
      {question}
    </>
  );
}

const pin = (name: string, createdAt: string): FeatureReply => ({
  _id: name,
  planId: 'plan',
  featureType: pinKind.wording.featureType,
  version: 1,
  geometry: { type: 'Point', coordinates: here.at },
  properties: { name },
  areaHectares: null,
  areaM2: null,
  lengthMetres: null,
  createdAt,
  updatedAt: createdAt,
});

test('a note is pinned where one stands, as one write of the plan’s record', async () => {
  const record = openFakeRecord();
  render(<Pinning />);
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  await userEvent.keyboard('Float valve leaks');
  await userEvent.click(screen.getByRole('button', { name: 'Pin the note' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.label).toBe('Pin “Float valve leaks”');
  expect(record.writes[0]?.parts).toMatchObject([
    {
      entity: pinKind.id,
      op: 'create',
      set: { name: 'Float valve leaks', geometry: { type: 'Point', coordinates: here.at } },
    },
  ]);
});

test('a note that is pressed twice while it is written is pinned once', async () => {
  const record = openFakeRecord();
  render(<Pinning />);
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  await userEvent.keyboard('Float valve leaks');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pin the note' }));
  await waitFor(() => expect(record.writes).not.toHaveLength(0));
  expect(record.writes).toHaveLength(1);
  record.writes[0]?.answer({ status: 200 });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('a note that was begun is there still when the page was left, until it is pinned', async () => {
  const record = openFakeRecord();
  const page = render(<Pinning />);
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  await userEvent.keyboard('Float valve');
  page.unmount();
  render(<Pinning />);
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  await userEvent.keyboard(' leaks');
  await userEvent.click(screen.getByRole('button', { name: 'Pin the note' }));
  await waitFor(() => expect(record.writes[0]?.parts[0]?.set).toMatchObject({ name: 'Float valve leaks' }));
  record.writes[0]?.answer({ status: 200 });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});

test('a photo needs no word: it is pinned by its file, and named by its time', async () => {
  const record = openFakeRecord();
  render(<Pinning />);
  const file = new File([new Uint8Array([1, 2, 3])], 'gate.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Photo', { selector: 'input' }), file);
  await waitFor(() => expect(record.writes).toHaveLength(1));
  const { set } = record.writes[0]?.parts[0] ?? {};
  expect(set).toMatchObject({ name: expect.stringMatching(/^Photo /), photos: [expect.any(String)] });
});

const gate = new File([new Uint8Array([1, 2, 3])], 'gate.jpg', { type: 'image/jpeg' });
const pinGate = () => userEvent.upload(screen.getByLabelText('Photo', { selector: 'input' }), gate);

test.each([
  ['where and when it was taken', 'Use the photo’s', [172.25, -43.5], 'Photo 2 Nov 2026, 4:04 pm'],
  ['here and now', 'Use here and now', here.at, expect.not.stringContaining('2 Nov 2026, 4:04 pm')],
])('a photo from another time and place is pinned %s, as is chosen', async (_how, choice, at, name) => {
  Object.assign(said, { takenAt: '2026-11-02T03:04:05.000Z', place: [172.25, -43.5] });
  const record = openFakeRecord();
  render(<Pinning />);
  await pinGate();
  expect(await screen.findByText(/^It was taken 2 Nov 2026, 4:04 pm, 77\.\d km from here\.$/)).toBeDefined();
  expect(record.writes).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  const { set } = record.writes[0]?.parts[0] ?? {};
  expect(set).toMatchObject({ name, geometry: { type: 'Point', coordinates: at } });
});

test('a photo from another time and place is not pinned where that is cancelled', async () => {
  Object.assign(said, { takenAt: '2026-11-02T03:04:05.000Z' });
  const record = openFakeRecord();
  render(<Pinning />);
  await pinGate();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(record.writes).toHaveLength(0);
});

test('a photo that is refused at once waits with its reason: it is nowhere else', async () => {
  const record = openFakeRecord();
  render(<Pinning />);
  const file = new File([new Uint8Array([1, 2, 3])], 'gate.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Photo', { selector: 'input' }), file);
  await waitFor(() => expect(record.writes).toHaveLength(1));
  const told = hearToasts();
  record.writes[0]?.answer({ status: 413, message: ['It is too large.'] });
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]?.message).toMatch(/^Not saved: .*It is too large\./);
  expect(record.dropped).toEqual([]);
});

test('where the device says nothing, it is pinned at the cross of the map', () => {
  expect(pinPlaceOf(null, [172.4, -42.9])).toEqual({ at: [172.4, -42.9], accuracyMetres: null });
  expect(sayPinPlace({ at: [172.4, -42.9], accuracyMetres: null })).toBe('at the cross of the map');
  expect(sayPinPlace(here)).toBe('at your position, within 4 m');
});

test('each pin asks what it is, the one that has just been made too', async () => {
  openFakeRecord();
  const sorted = vi.fn();
  const pins = [pin('Leak', ''), pin('Gate', '2026-11-22T01:00:00.000Z')];
  render(<ToSortList pins={pins} mayEdit onOpen={() => undefined} onSort={sorted} />);
  await userEvent.click(screen.getByRole('button', { name: /What Leak is/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Trough' }));
  expect(sorted).toHaveBeenCalledWith(
    pins[0],
    kindsOfPins.find(({ names }) => names.singular === 'Trough'),
  );
});

test('whoever may only look is not asked what it is', () => {
  openFakeRecord();
  render(
    <ToSortList pins={[pin('Leak', '')]} mayEdit={false} onOpen={() => undefined} onSort={() => undefined} />,
  );
  expect(screen.queryByRole('button', { name: /What Leak is/ })).toBeNull();
});

test('a pin becomes a job by one press, or a photo of what it lies in', async () => {
  openFakeRecord();
  const [onJob, onAdd] = [vi.fn(), vi.fn()];
  const leak = pin('Leak', '');
  const unused = (): void => undefined;
  render(
    <ToSortList
      pins={[leak]}
      mayEdit
      onOpen={unused}
      onSort={unused}
      onJob={onJob}
      thingAt={() => ({ name: 'House', onAdd })}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Make a job' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to House' }));
  expect(onJob).toHaveBeenCalledExactlyOnceWith(leak);
  expect(onAdd).toHaveBeenCalledOnce();
});
