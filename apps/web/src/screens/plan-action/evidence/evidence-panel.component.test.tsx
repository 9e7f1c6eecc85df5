import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActionEvidence, PlanAction } from '../../../sync/index.ts';
import { openFakeRecord } from '../../../sync/testing/fake-record.ts';
import { toasts } from '../../../session/toasts.ts';
import { EvidenceItem } from './evidence-item.tsx';
import { EvidencePanel } from './evidence-panel.tsx';

const TAKEN = 'ab'.repeat(32);
const SMALLER = 'cd'.repeat(32);
const file = (id: string, sha256: string, values = {}) => ({
  id,
  entity: 'file',
  version: 1,
  values: { name: `${id}.jpg`, ...values },
  made: { purpose: 'photo', sha256, width: 640 },
});
const evidenceOf = (id: string, values: Partial<ActionEvidence> = {}): ActionEvidence => ({
  id,
  actionId: 'fence',
  files: [id],
  at: '2026-11-20T00:00:00Z',
  byName: 'Mere',
  sha256: TAKEN,
  ...values,
});
const action = {
  id: 'fence',
  version: 1,
  values: { sectionKey: 'waterways', title: 'Fence the swamp', grade: 'good', state: 'agreed' },
} as PlanAction;
/** A farm of two kilometres, and nothing drawn on it. */
const around = {
  features: [],
  boundary: {
    boundaryFeatures: [
      {
        type: 'Feature' as const,
        properties: {} as never, // only the shape is read
        geometry: {
          type: 'Polygon' as const,
          coordinates: [
            [
              [172.3, -42.8],
              [172.32, -42.8],
              [172.32, -42.78],
              [172.3, -42.8],
            ] as [number, number][],
          ],
        },
      },
    ],
  },
};

let record: ReturnType<typeof openFakeRecord>;
beforeEach(() => {
  localStorage.clear();
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:photo'), revokeObjectURL: vi.fn() });
  record = openFakeRecord([file('kept', TAKEN), file('smaller', SMALLER), file('after', TAKEN)] as never);
});
const showItem = (evidence: ActionEvidence) =>
  render(<EvidenceItem evidence={evidence} around={around} onRemove={undefined} />);
const showPanel = (evidence: readonly ActionEvidence[], rights = { mayAdd: true, mayEdit: false }) =>
  render(<EvidencePanel planId="plan" action={action} evidence={evidence} userId="me" {...rights} />);
const receipt = () => screen.getByText(/^Received/).textContent;

test('what the server has bit by bit is said to be as taken, with the start of its fingerprint', () => {
  showItem(evidenceOf('kept'));
  expect(receipt()).toMatch(/fingerprint abababababab, as taken$/);
  expect(screen.getByTitle(`SHA-256 ${TAKEN}`)).toBeDefined();
});

test('a picture that was made smaller on its way is not said to be as taken', () => {
  showItem(evidenceOf('smaller'));
  expect(receipt()).toMatch(/fingerprint abababababab$/);
});

test('without a fingerprint the receipt says only when it came; before it came, that it waits', () => {
  const { unmount } = showItem(evidenceOf('kept', { sha256: undefined }));
  expect(receipt()).not.toContain('fingerprint');
  unmount();
  showItem(evidenceOf('kept', { at: undefined }));
  expect(screen.queryByText(/^Received/)).toBeNull();
});

test.each([
  ['far from the farm is marked', [172.36, -42.79], /km from the farm, within 8 m$/, 'true'],
  ['on the farm is not', [172.315, -42.79], /^On the farm, within 8 m$/, undefined],
] as const)('what was taken %s', (_where, place, words, far) => {
  showItem(evidenceOf('kept', { place: [...place], accuracyMetres: 8 }));
  expect(screen.getByText(words).dataset['far']).toBe(far);
});

test('before and after stand side by side, each with its word', () => {
  showPanel([evidenceOf('after', { moment: 'after' }), evidenceOf('kept', { moment: 'before' })]);
  const pair = within(screen.getByRole('group', { name: 'Before and after' }));
  expect(pair.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    expect.stringContaining('kept'),
    expect.stringContaining('after'),
  ]);
  expect(pair.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['Before', 'After']);
});

test('a guest takes out what they have shown themselves, and nothing else', async () => {
  showPanel([evidenceOf('kept', { byId: 'other' }), evidenceOf('smaller', { byId: 'me' })]);
  // There is one, or it is not found.
  await userEvent.click(screen.getByRole('button', { name: 'Take this evidence out' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  expect(record.writes[0]?.parts).toEqual([
    { entity: 'evidence', entityId: 'smaller', op: 'delete', set: {} },
  ]);
});

test('who edits actions takes out what anybody has shown, and who only reads nothing', () => {
  const shown = [evidenceOf('kept', { byId: 'other' }), evidenceOf('smaller', { byId: 'me' })];
  const { unmount } = showPanel(shown, { mayAdd: true, mayEdit: true });
  expect(screen.getAllByRole('button', { name: 'Take this evidence out' })).toHaveLength(2);
  unmount();
  showPanel(shown, { mayAdd: false, mayEdit: false });
  expect(screen.queryByRole('button', { name: 'Take this evidence out' })).toBeNull();
});

const refusal = (message: string) => ({
  status: 400,
  message: [message],
  fields: [{ field: 'actionId', message }],
});
/** A photo as a browser's own, which gives its bytes. */
const photo = Object.assign(new File(['abc'], 'IMG_1.jpg', { type: 'image/jpeg' }), {
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode('abc').buffer),
});

test('why evidence is not taken out is told', async () => {
  showPanel([evidenceOf('kept', { byId: 'me' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Take this evidence out' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  record.writes[0]?.answer(refusal('It was verified with this'));
  await waitFor(() =>
    expect(toasts.read()).toContainEqual(
      expect.objectContaining({ message: 'It was verified with this', type: 'danger' }),
    ),
  );
});

test('why a photo is not taken as evidence is told, and it is still there to be used', async () => {
  showPanel([]);
  await userEvent.upload(screen.getByLabelText('Photo from this device'), photo);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this photo' }));
  await waitFor(() => expect(record.writes).toHaveLength(1));
  record.writes[0]?.answer(refusal('The action is gone'));
  await waitFor(() =>
    expect(toasts.read()).toContainEqual(
      expect.objectContaining({ message: 'The action is gone', type: 'danger' }),
    ),
  );
  expect(screen.getByRole('button', { name: 'Use this photo' })).toBeDefined();
});
