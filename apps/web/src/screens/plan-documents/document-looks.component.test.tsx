import { allSections, kinds, type FileUse } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../places/testing/in-open-plan.tsx';
import { DocumentUses } from './document-uses.tsx';
import { documentsPlace } from './place.ts';
import { Preview } from './preview.tsx';

const use = (id: string, entity: string, values: object = {}): FileUse =>
  ({ id, entity, values, words: `the thing ${id}` }) as FileUse;
const showUses = (...uses: readonly FileUse[]) =>
  render(
    <InOpenPlan place={documentsPlace}>
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
  expect(screen.getByText('Nothing in the plan shows it yet.')).toBeDefined();
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
