import type { PlanFile } from '@tussock/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { usePlanFiles } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { DocumentForm } from './document-form.tsx';
import { documentsRoute } from './route.ts';
import type { DocumentWrites } from './use-document-writes.ts';

const change = vi.fn<DocumentWrites['change']>();
const writes: DocumentWrites = { change, remove: () => Promise.resolve(true), question: null };

const rowOf = (id: string, values: object) => ({
  id,
  entity: 'file',
  version: 1,
  values: { ...values },
  made: { purpose: 'document', contentType: 'application/pdf', bytes: 2000 },
});

/** The form of one of the documents, as its dialog shows it. */
function Shown({ id }: { readonly id: string }) {
  const file: PlanFile | undefined = usePlanFiles().byId.get(id);
  return file ? <DocumentForm file={file} isEditing writes={writes} /> : null;
}
const show = (id: string) =>
  render(
    <InOpenPlan place={documentsRoute}>
      <Shown id={id} />
    </InOpenPlan>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  globalThis.sessionStorage?.clear();
  change.mockReset();
  openFakeRecord([
    rowOf('bore', { name: 'Bore.pdf', tags: ['Water'] }),
    rowOf('drain', { name: 'Drain.pdf' }),
  ]);
});

test('what was typed of a document is still there after its window was shut, or another was looked at', async () => {
  const first = show('bore');
  await userEvent.type(box('Folder'), 'Consents');
  first.unmount();
  const other = show('drain');
  expect(box('Folder').value).toBe('');
  other.unmount();
  show('bore');
  expect(box('Folder').value).toBe('Consents');
  expect(screen.getByText(/did not save is still here/)).toBeDefined();
});

test('what somebody else changes meanwhile does not take away what was typed', async () => {
  show('bore');
  await userEvent.type(box('Folder'), 'Consents');
  act(() => void openFakeRecord([rowOf('bore', { name: 'Bore 2.pdf', tags: ['Water'] })]));
  expect(await screen.findByDisplayValue('Bore 2.pdf')).toBeDefined();
  expect(box('Folder').value).toBe('Consents');
});

test('a document is saved with its tags as words, and what is refused stays in the form', async () => {
  change.mockResolvedValue(false);
  show('bore');
  await userEvent.type(box('Tags'), ', Bore');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(change.mock.lastCall?.[1]).toMatchObject({
    name: 'Bore.pdf',
    tags: ['Water', 'Bore'],
    folder: null,
  });
  expect(box('Tags').value).toBe('Water, Bore');
});

test('a document without a name is refused beside its field and not sent', async () => {
  show('bore');
  await userEvent.clear(box('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getAllByText(/Name/).length).toBeGreaterThan(1);
});
