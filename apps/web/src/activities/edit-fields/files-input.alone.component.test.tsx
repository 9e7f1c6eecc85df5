import { QueryClientProvider } from '@tanstack/react-query';
import type { PlanFile } from '@tussock/contract';
import { checkFields, type Fields } from '@tussock/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { queryClient } from '../../session/query-client.ts';
import { ownDraftKey, readDraft } from '../../sync/drafts/index.ts';
import { fileOnDevice, filesNamedIn } from '../../sync/index.ts';
import { toasts } from '../../session/toasts.ts';
import { sendPlanFile } from '../../session/uploads/send-plan-file.ts';
import { FieldsForm } from './fields-form.tsx';

vi.mock('../../session/uploads/send-plan-file.ts', () => ({ sendPlanFile: vi.fn() }));

const fields: Fields = { photos: { type: 'photos', label: 'Photos', maxFiles: 5 } };
const sections = [{ title: 'Photos', fields: ['photos'] }];
const nothing = {};
const send = vi.mocked(sendPlanFile);
const THERE = '01a207af-32d6-7137-bfed-83795a4a92b2';
const picture = new File(['x'], 'gate.jpg', { type: 'image/jpeg' });

function show(values: Readonly<Record<string, unknown>> = nothing) {
  const onSave = vi.fn((_values: Readonly<Record<string, unknown>>) => Promise.resolve());
  render(
    <QueryClientProvider client={queryClient}>
      <FieldsForm
        formKey="photos"
        fields={fields}
        sections={sections}
        values={values}
        check={(values) => checkFields(fields, values)}
        onSave={onSave}
      />
    </QueryClientProvider>,
  );
  return onSave;
}
const choose = () => userEvent.upload(screen.getByLabelText('Photos, files'), picture);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  globalThis.URL.createObjectURL = () => 'blob:gate';
  send.mockReset();
  openFakeRecord();
});

test.each([
  ['a line that breaks while it is sent', new ApiError('It could not be uploaded', 0)],
  ['a server that is away', new ApiError('Away for a moment', 503)],
  ['no line at all', new TypeError('no line')],
])(
  'with %s a photo is not lost: it goes with what names it, under the id of what arrived of it',
  async (_case, error) => {
    send.mockRejectedValue(error);
    const onSave = show();
    await choose();
    await screen.findByText('gate.jpg');
    await save();
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const { photos } = onSave.mock.lastCall?.[0] ?? {};
    expect(photos).toEqual([send.mock.lastCall?.[0].uploadId]);
    expect(filesNamedIn([photos])).toMatchObject([{ name: 'gate.jpg', purpose: 'photo' }]);
  },
);

test('of more files than there is room for, those that are left out are named', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  show();
  const files = ['1', '2', '3', '4', '5', 'six', 'seven'].map(
    (name) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' }),
  );
  await userEvent.upload(screen.getByLabelText('Photos, files'), files);
  expect(toasts.read().map(({ message }) => message)).toEqual([
    'There is room for 5 here: six.jpg, seven.jpg were not added.',
  ]);
});

test('what the server will not have is not kept for later', async () => {
  send.mockRejectedValue(new ApiError('Too large', 413));
  const onSave = show();
  await choose();
  await waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull());
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({}, expect.anything()));
});

test('a form that is saved while a photo is on its way waits for it, and names it', async () => {
  let arrive: (file: PlanFile) => void = () => undefined;
  send.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const onSave = show();
  await choose();
  await screen.findByText(/^Sending gate.jpg/);
  await save();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).not.toHaveBeenCalled();
  const held = { blob: picture, type: 'image/jpeg', name: 'gate.jpg', purpose: 'photo' as const };
  const fileId = send.mock.lastCall?.[0].uploadId ?? '';
  await act(async () => arrive(fileOnDevice({ ...held, fileId, keepsPlace: false })));
  await waitFor(() => expect(onSave.mock.lastCall?.[0]).toEqual({ photos: [fileId] }));
  expect(filesNamedIn([[fileId]])).toEqual([]);
  expect(onSave).toHaveBeenCalledOnce();
});

test('a photo that is still on its way is in the draft of the form already; the day of its file is not when it was taken', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  show();
  const taken = new File(['x'], 'gate.jpg', {
    type: 'image/jpeg',
    lastModified: Date.parse('2026-11-02T03:04:05Z'),
  });
  await userEvent.upload(screen.getByLabelText('Photos, files'), taken);
  await screen.findByText(/^Sending gate.jpg/);
  const { uploadId = '', takenAt } = send.mock.lastCall?.[0] ?? {};
  expect(takenAt).toBeUndefined();
  expect(readDraft('form', ownDraftKey('photos'))?.values).toEqual({ photos: [uploadId] });
});

const write = async (name: string, words: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText(`Words under ${name}`), words);
  await userEvent.tab();
};
const photoOnDevice = (fileId: string, caption: string) => ({
  fileId,
  blob: picture,
  type: 'image/jpeg',
  name: 'gate.jpg',
  purpose: 'photo' as const,
  keepsPlace: false,
  caption,
});

test('words under a photo that waits go with it, and need no line', async () => {
  send.mockRejectedValue(new TypeError('no line'));
  show();
  await choose();
  await write('gate.jpg', 'Leak at the second gate');
  const { uploadId = '' } = send.mock.lastCall?.[0] ?? {};
  expect(filesNamedIn([[uploadId]])).toMatchObject([{ caption: 'Leak at the second gate' }]);
});

test('words that were written while a photo was on its way are written under what arrived', async () => {
  let arrive: (file: PlanFile) => void = () => undefined;
  send.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { writes } = openFakeRecord();
  show();
  await choose();
  await write('gate.jpg', 'Leak');
  const fileId = send.mock.lastCall?.[0].uploadId ?? '';
  await act(async () => arrive(fileOnDevice(photoOnDevice(fileId, ''))));
  await waitFor(() =>
    expect(writes[0]?.parts).toEqual([
      { entity: 'file', entityId: fileId, op: 'update', set: { caption: 'Leak' }, base: { caption: '' } },
    ]),
  );
});

test('words under a photo of the plan are a write of its record, over what they were written over', async () => {
  const row = {
    id: THERE,
    entity: 'file' as const,
    version: 1,
    values: { name: 'ford.jpg', caption: 'Ford' },
  };
  const { writes } = openFakeRecord([
    { ...row, made: { purpose: 'photo', contentType: 'image/webp', bytes: 9 } },
  ]);
  show({ photos: [THERE] });
  await write('ford.jpg', ' in June');
  await waitFor(() =>
    expect(writes).toMatchObject([
      {
        parts: [
          {
            entity: 'file',
            entityId: THERE,
            op: 'update',
            set: { caption: 'Ford in June' },
            base: { caption: 'Ford' },
          },
        ],
      },
    ]),
  );
});

test('words under a photo are written, too, where the form is saved before their box was left', async () => {
  send.mockRejectedValue(new TypeError('no line'));
  const onSave = show();
  await choose();
  await userEvent.type(await screen.findByLabelText('Words under gate.jpg'), 'Leak at the second gate');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  const { uploadId = '' } = send.mock.lastCall?.[0] ?? {};
  expect(filesNamedIn([[uploadId]])).toMatchObject([{ caption: 'Leak at the second gate' }]);
});
