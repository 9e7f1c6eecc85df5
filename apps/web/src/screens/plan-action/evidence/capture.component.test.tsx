import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileRefusals } from '@tussock/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../session/toasts.ts';
import { Capture, type TakenPhoto } from './capture.tsx';

const onUse = vi.fn<(photo: TakenPhoto) => Promise<void>>(() => Promise.resolve());
const show = vi.spyOn(toasts, 'show');

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: vi.fn() }));
  render(<Capture sayPlace={({ place }) => `At ${place.join()}`} onUse={onUse} />);
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
  await vi.waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({
    name: 'IMG_1.jpg',
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    moment: null,
    note: '',
  });
  // And it is ready for the next.
  expect(await screen.findByLabelText('Photo from the camera')).toBeDefined();
});

test('where no place is found it says so, and the photo is used without one', async () => {
  await choose('Photo from the camera', photo());
  expect(await screen.findByText('Without a place')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
  await vi.waitFor(() => expect(onUse).toHaveBeenCalledOnce());
  expect(onUse.mock.calls[0]?.[0].found).toBeUndefined();
});

test('an older photo is not said to be from here', async () => {
  await choose('Photo from this device', photo(3_600_000));
  expect(await screen.findByText('As the photo says, where it does')).toBeDefined();
});

test('before or after, and a note, go with it; by keyboard too', async () => {
  await choose('Photo from this device', photo());
  (await screen.findByRole('radio', { name: 'After' })).focus();
  await userEvent.keyboard(' ');
  await userEvent.type(screen.getByRole('textbox'), ' The new gate ');
  screen.getByRole('button', { name: 'Use this photo' }).focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onUse).toHaveBeenCalledOnce());
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
  await vi.waitFor(() =>
    expect(show).toHaveBeenCalledWith({ message: fileRefusals.imageType, type: 'danger' }),
  );
  expect(screen.getByLabelText('Photo from this device')).toBeDefined();
});
