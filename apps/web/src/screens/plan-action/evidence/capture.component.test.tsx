import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileRefusals } from '@tussock/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notedPhoto } from '../../../device/testing/noted-photo.ts';
import { toasts } from '../../../session/toasts.ts';
import { formFilesStore } from '../../../sync/index.ts';
import { Capture } from './capture.tsx';
import type { UsedFile } from './preview.tsx';

const onUse = vi.fn<(file: UsedFile) => Promise<void>>(() => Promise.resolve());
const show = vi.spyOn(toasts, 'show');

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  formFilesStore.setState({ files: new Map() });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: vi.fn() }));
  open();
});

const open = () =>
  render(<Capture actionId="fence" isLeading sayPlace={({ place }) => `At ${place.join()}`} onUse={onUse} />);

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** As a browser's own, which gives its bytes. */
const photo = (age = 0): File =>
  Object.assign(new File(['abc'], 'IMG_1.jpg', { type: 'image/jpeg', lastModified: Date.now() - age }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode('abc').buffer),
  });
const choose = (label: string, file: File) => userEvent.upload(screen.getByLabelText(label), file);

test('a photo is used in two presses, with its time and the fingerprint of the original', async () => {
  await choose('Photo from the camera', photo());
  await userEvent.click(await screen.findByRole('button', { name: 'Use this photo' }));
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({
    name: 'IMG_1.jpg',
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    moment: null,
    note: '',
  });
  // And it is ready for the next.
  expect(await screen.findByLabelText('Photo from the camera')).toBeDefined();
});

test('when the photo is seen, what it waits for is brought into view', async () => {
  await choose('Photo from the camera', photo());
  const button = await screen.findByRole('button', { name: 'Use this photo' });
  const brought: Element[] = [];
  // A page without a browser scrolls nothing.
  Element.prototype.scrollIntoView = function bring(this: Element) {
    brought.push(this);
  };
  fireEvent.load(screen.getByRole('img', { name: 'What was just taken' }));
  expect(brought.map((one) => one.contains(button))).toEqual([true]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('where no place is found it says so, and the photo is used without one', async () => {
  await choose('Photo from the camera', photo());
  expect(await screen.findByText('Without a place')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  expect(onUse.mock.calls[0]?.[0].found).toBeUndefined();
});

/** Stands somewhere, and says so when it is let. */
function standSomewhere(): { readonly sayWhere: () => void } {
  const answers: PositionCallback[] = [];
  const getCurrentPosition = (answer: PositionCallback): void => void answers.push(answer);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const coords = { longitude: 172.3, latitude: -42.8, accuracy: 5 };
  return { sayWhere: () => answers.forEach((answer) => answer({ coords } as GeolocationPosition)) };
}

test('used before the device has said where it is, it waits for that and goes with its place', async () => {
  const { sayWhere } = standSomewhere();
  await choose('Photo from the camera', photo());
  expect(await screen.findByText('Finding where you are')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  expect(onUse).not.toHaveBeenCalled();
  act(sayWhere);
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  expect(onUse.mock.calls[0]?.[0].found).toEqual({ place: [172.3, -42.8], accuracyMetres: 5 });
});

test('one out of a gallery is not said to be from here, nor from now, however new its file is', async () => {
  const { sayWhere } = standSomewhere();
  await choose('Photo from this device', photo());
  expect(await screen.findByText('Without a place')).toBeDefined();
  expect(screen.getByText('It does not say when it was taken')).toBeDefined();
  act(sayWhere);
  expect(screen.getByText('Without a place')).toBeDefined();
});

test('one whose camera wrote down where and when says so', async () => {
  await choose('Photo from this device', notedPhoto('IMG_6.jpg', 'image/jpeg', Date.now()));
  expect(await screen.findByText('At 172.25,-43.5')).toBeDefined();
  expect(screen.getAllByText(/^2 Nov 2026, 4:04 pm$/)).toHaveLength(2);
});

test('one from another time keeps its own time and place unless here and now is chosen', async () => {
  const { sayWhere } = standSomewhere();
  await choose('Photo from this device', notedPhoto('IMG_6.jpg', 'image/jpeg', Date.now()));
  const own = await screen.findByRole<HTMLInputElement>('radio', { name: /As the photo says/ });
  expect(own.checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  const said = { takenAt: '2026-11-02T03:04:05.000Z', place: [172.25, -43.5], found: undefined };
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({ ...said, keepsPlace: true });
  act(sayWhere);
});

test('one from another time is of here and now where that is chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T01:00:00Z') });
  const { sayWhere } = standSomewhere();
  await choose('Photo from this device', notedPhoto('IMG_6.jpg', 'image/jpeg', Date.now()));
  await userEvent.click(await screen.findByRole('radio', { name: /Here and now/ }));
  act(sayWhere);
  expect(await screen.findByText(/77\.\d km from here/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  vi.useRealTimers();
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({
    takenAt: '2026-11-22T01:00:00.000Z',
    place: undefined,
    found: { place: [172.3, -42.8], accuracyMetres: 5 },
    keepsPlace: false,
  });
});

test('one of now from elsewhere is asked about before it is used, once the device says where it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T03:10:00Z') });
  const { sayWhere } = standSomewhere();
  await choose('Photo from this device', notedPhoto('IMG_6.jpg', 'image/jpeg', Date.now()));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this photo' }));
  act(sayWhere);
  expect(await screen.findByRole('radio', { name: /As the photo says/ })).toBeDefined();
  vi.useRealTimers();
  expect(onUse).not.toHaveBeenCalled();
});

test('a paper is shown by its name, and used', async () => {
  const invoice = new File(['abc'], 'invoice.pdf', { type: 'application/pdf' });
  await choose(
    'Paper from this device',
    Object.assign(invoice, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode('abc').buffer) }),
  );
  expect(await screen.findByText('invoice.pdf')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use this paper' }));
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({ purpose: 'document', name: 'invoice.pdf' });
});

test('one that was taken and not used is still there, with its note, when the page is opened again', async () => {
  await choose('Photo from the camera', photo());
  await userEvent.type(await screen.findByRole('textbox'), 'The new gate');
  cleanup();
  open();
  expect(await screen.findByRole('img', { name: 'What was just taken' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('The new gate');
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  cleanup();
  open();
  expect(screen.getByLabelText('Photo from the camera')).toBeDefined();
});

test('before or after, and a note, go with it; by keyboard too', async () => {
  await choose('Photo from this device', photo());
  (await screen.findByRole('radio', { name: 'After' })).focus();
  await userEvent.keyboard(' ');
  await userEvent.type(screen.getByRole('textbox'), ' The new gate ');
  screen.getByRole('button', { name: 'Use this photo' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({ moment: 'after', note: 'The new gate' });
});

test('one that is taken again is not used', async () => {
  await choose('Photo from the camera', photo());
  await userEvent.click(await screen.findByRole('button', { name: 'Take again' }));
  expect(await screen.findByLabelText('Photo from the camera')).toBeDefined();
  expect(onUse).not.toHaveBeenCalled();
});

test('HEIC where it cannot be read is refused in a plain sentence, and another can be chosen', async () => {
  await choose('Photo from this device', new File(['abc'], 'IMG_2.HEIC', { type: 'image/heic' }));
  await waitFor(() => expect(show).toHaveBeenCalledWith({ message: fileRefusals.imageType, type: 'danger' }));
  expect(screen.getByLabelText('Photo from this device')).toBeDefined();
});
