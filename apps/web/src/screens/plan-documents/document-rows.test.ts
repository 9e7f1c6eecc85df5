import type { PlanFile } from '@tussock/contract';
import { expect, test } from 'vitest';
import { findDocuments, rowsOfFiles } from './document-rows.ts';
import { readDocumentsSearch } from './documents-search.ts';

const PDF = 'application/pdf';
const file = (name: string, rest: Partial<PlanFile> = {}): PlanFile => ({
  _id: name,
  purpose: 'document',
  name,
  caption: '',
  folder: '',
  tags: [],
  expiresOn: null,
  takenAt: null,
  contentType: PDF,
  bytes: 1,
  width: null,
  height: null,
  place: null,
  sha256: null,
  uploadedByName: null,
  uploadedAt: '2026-01-01T00:00:00Z',
  number: 1,
  earlier: [],
  ...rest,
});
const rows = rowsOfFiles(
  [
    file('10 Bore.pdf', { folder: 'Consents/Water', expiresOn: '2026-12-01', bytes: 5, tags: ['Wai'] }),
    file('2 Bore.pdf', { folder: 'Consents', expiresOn: '2026-11-01', bytes: 7 }),
    file('Tōtara.pdf', { caption: 'The creek' }),
    file('Photo', { purpose: 'photo', contentType: 'image/jpeg' }),
  ],
  new Map(),
  '2026-11-22',
);
const found = (search: object): readonly string[] =>
  findDocuments(rows, readDocumentsSearch({ ...search })).found.map(({ file: { name } }) => name);

test.each([
  [{}, ['2 Bore.pdf', '10 Bore.pdf', 'Tōtara.pdf']],
  [{ search: 'totara' }, ['Tōtara.pdf']],
  [{ search: 'CREEK' }, ['Tōtara.pdf']],
  [{ search: 'wai' }, ['10 Bore.pdf']],
  [{ folder: 'Consents' }, ['2 Bore.pdf', '10 Bore.pdf']],
  [{ folder: 'Consents/Water' }, ['10 Bore.pdf']],
  [{ tag: 'wai' }, ['10 Bore.pdf']],
  [{ expiring: 'true' }, ['2 Bore.pdf', '10 Bore.pdf']],
  [{ photos: true }, ['Photo']],
  [{ type: 'picture' }, []],
  [{ sort: 'size', order: 'desc' }, ['2 Bore.pdf', '10 Bore.pdf', 'Tōtara.pdf']],
  [{ sort: 'expires' }, ['2 Bore.pdf', '10 Bore.pdf', 'Tōtara.pdf']],
])('the documents asked for by %j are found, in order', (search, names) =>
  expect(found(search)).toEqual(names),
);

test('an address says no more than differs from the plain list', () => {
  expect(readDocumentsSearch({ sort: 'name', type: 'x', search: '', order: 'up', open: 7 })).toEqual({
    open: '7',
  });
});

test('ten thousand documents are found and put in order', () => {
  const many = rowsOfFiles(
    Array.from({ length: 10_000 }, (_, index) => file(`Paper ${index}.pdf`, { folder: `F ${index % 20}` })),
    new Map(),
    '2026-11-22',
  );
  const list = findDocuments(many, { search: 'paper 99' });
  expect([list.found.length, list.found[0]?.file.name, list.folders.length]).toEqual([
    111,
    'Paper 99.pdf',
    20,
  ]);
});
