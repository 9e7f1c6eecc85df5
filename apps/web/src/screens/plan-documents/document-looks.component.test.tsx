import { allSections, kinds, type FileUse } from '@tussock/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { usePlanFiles } from '../../sync/index.ts';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { findDocuments, rowsOfFiles } from './document-rows.ts';
import { DocumentUses } from './document-uses.tsx';
import { documentsRoute } from './route.ts';
import { Preview } from './preview.tsx';

const use = (id: string, entity: string, values: object = {}): FileUse =>
  ({ id, entity, values, words: `the thing ${id}` }) as FileUse;
const showUses = (...uses: readonly FileUse[]) =>
  render(
    <InOpenPlan place={documentsRoute}>
      <DocumentUses planId="7" uses={uses} />
    </InOpenPlan>,
  );

test('whatever shows a document is a way there', () => {
  const [section] = allSections();
  const outcome = section?.subOutcomes[0]?.key;
  showUses(
    use('f1', kinds.trough.id),
    use('a1', 'action'),
    use('s1', 'soilTest'),
    use('p1', 'plan'),
    use('w1', 'approval'),
    use('l1', 'importedLayer'),
    use('o1', 'subOutcome', { outcomeKey: outcome }),
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/plan/7/view/trough/f1',
    '/plan/7/view/actions/a1',
    '/plan/7/edit/soil-test/s1',
    '/plan/7/edit/farm-info',
    '/plan/7/view/versions',
    '/plan/7/edit/map/files',
    `/plan/7/edit/actions/${section?.route}`,
  ]);
});

test('what nothing shows says so', () => {
  showUses();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('It is not used anywhere in the plan yet.')).toBeDefined();
});

const preview = (contentType: string) =>
  render(
    <Preview
      version={{ contentType, width: 1200, height: 800 }}
      name="Creek.jpg"
      address="/api/plan/7/file/read/f"
      wish={{ fileId: 'f', version: undefined }}
    />,
  );

test('a picture is shown on the page in its own proportions, before it is there', () => {
  preview('image/jpeg');
  const picture = screen.getByRole('img', { name: 'Creek.jpg' });
  expect(picture.getAttribute('src')).toBe('/api/plan/7/file/read/f');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '800']);
});

test('what cannot be shown says so, and how to open it', () => {
  preview('application/vnd.oasis.opendocument.text');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/Download it to open it/)).toBeDefined();
});

const earlier = { number: 1, bytes: 9, width: null, height: null, sha256: null, uploadedByName: null };
const uploadedAt = '2026-11-22T00:00:00Z';

/** The window of the only document of the plan. */
function Shown() {
  const rows = rowsOfFiles(usePlanFiles().byId.values(), new Map(), '2026-11-22');
  // Another test of this page may have left a photo that waits.
  const row = rows.find(({ id }) => id === 'bore');
  const shared = { planId: '7', list: findDocuments(rows, {}), search: {}, change: () => undefined };
  const writes = { change: () => Promise.resolve(true), remove: () => Promise.resolve(true), question: null };
  return row ? (
    <DocumentDialog {...shared} row={row} writes={writes} isEditing={false} onClose={() => undefined} />
  ) : null;
}

test.each([
  [
    'a text before it was a picture',
    'application/vnd.oasis.opendocument.text',
    'image/jpeg',
    ['original', 'OpenDocument text'],
  ],
  [
    'a picture before it was a text',
    'image/jpeg',
    'application/vnd.oasis.opendocument.text',
    ['large', 'Picture'],
  ],
] as const)('%s is opened as what it was', async (_what, before, now, [size, said]) => {
  const made = { purpose: 'document', contentType: now, bytes: 9, number: 2, uploadedAt, width: null };
  const was = { ...earlier, name: 'Bore', contentType: before, uploadedAt };
  openFakeRecord([
    { id: 'bore', entity: 'file', version: 1, values: { name: 'Bore' }, made: { ...made, earlier: [was] } },
  ]);
  render(
    <InOpenPlan place={documentsRoute}>
      <Shown />
    </InOpenPlan>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Bore' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show version 1' }));
  expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    new RegExp(`/bore/${size}\\?version=1$`, 'u'),
  );
  expect(dialog.getByText(new RegExp(`^${said}`, 'u'))).toBeDefined();
});
