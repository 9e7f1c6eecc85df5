import { describe, expect, test } from 'vitest';
import {
  checkFile,
  expiryOf,
  foldersOf,
  isExpiryRemindedOn,
  isInFolder,
  partsOf,
  readFolder,
  safeFileName,
  typeOfName,
  uniquePaths,
  usesOfFiles,
} from './index.ts';

describe('a folder', () => {
  test.each([
    ['', ''],
    [' Consents / Water  take ', 'Consents/Water take'],
    ['/Consents//Water/', 'Consents/Water'],
    ['Whenua Māori/🐄 Herd', 'Whenua Māori/🐄 Herd'],
    ['a/b/c', 'a/b/c'],
  ])('%j is kept as %j', (typed, path) => expect(readFolder(typed)).toBe(path));

  test.each(['a/b/c/d', '../x', 'a/..', 'a/./b', 'C:', 'a\\b', 'x'.repeat(61), 'a\u0000b', 7, null])(
    '%j is none',
    (typed) => expect(readFolder(typed)).toBeUndefined(),
  );

  test('is there for what lies in it, with those above it, in order', () => {
    const folders = foldersOf(['Consents/Water', 'Consents 2', '', 'Āpiti', 'Consents', '10', '2']);
    expect(folders.map(({ path, depth, count }) => [path, depth, count])).toEqual([
      ['2', 0, 1],
      ['10', 0, 1],
      ['Āpiti', 0, 1],
      ['Consents', 0, 2],
      ['Consents/Water', 1, 1],
      ['Consents 2', 0, 1],
    ]);
  });

  test('holds what lies below it, and not what is called nearly the same', () => {
    expect(isInFolder('Consents/Water', 'Consents')).toBe(true);
    expect(isInFolder('Consents 2', 'Consents')).toBe(false);
    expect(isInFolder('Consents', '')).toBe(true);
  });
});

describe('what is written of a file', () => {
  test('is kept tidied, with what is empty left out', () => {
    expect(
      checkFile({ name: ' Consent.pdf ', caption: '', folder: ' Consents ', tags: ['Water', 'wāter', ' '] }),
    ).toEqual({ ok: true, values: { name: 'Consent.pdf', folder: 'Consents', tags: ['Water'] } });
    expect(checkFile({ name: 'a/b 🐄 Tōtara.pdf', folder: '', tags: [], expiresOn: '2027-03-01' })).toEqual({
      ok: true,
      values: { name: 'a/b 🐄 Tōtara.pdf', expiresOn: '2027-03-01' },
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a\u0007' }],
    ['caption', { name: 'a', caption: 'x'.repeat(201) }],
    ['expiresOn', { name: 'a', expiresOn: '2027-02-30' }],
    ['folder', { name: 'a', folder: '..' }],
    ['tags', { name: 'a', tags: ['x'.repeat(31)] }],
    ['tags', { name: 'a', tags: 'water' }],
    ['tags', { name: 'a', tags: Array.from({ length: 11 }, (_, index) => `${index}`) }],
  ])('is refused by its %s where that cannot be', (field, values) => {
    expect(checkFile(values)).toMatchObject({ ok: false, refusals: [{ field }] });
  });
});

describe('the name a file is saved by', () => {
  test.each([
    ['Consent 12/2024.pdf', 'application/pdf', 'Consent 12-2024.pdf'],
    ['../../etc/passwd', 'application/pdf', '-..-etc-passwd.pdf'],
    ['Tōtara 🐄.pdf', 'application/pdf', 'Tōtara 🐄.pdf'],
    ['con.pdf', 'application/pdf', '_con.pdf'],
    ['COM1', undefined, '_COM1'],
    ['consent.', 'application/pdf', 'consent.pdf'],
    ['   ', 'application/pdf', 'File.pdf'],
    ['photo.png', 'image/jpeg', 'photo.png.jpg'],
    ['Photo.JPEG', 'image/jpeg', 'Photo.JPEG'],
    ['bill\u202efdp.exe', 'application/pdf', 'bill-fdp.exe.pdf'],
    ['half \ud83d.pdf', 'application/pdf', 'half -.pdf'],
    [`${'ā'.repeat(300)}.pdf`, 'application/pdf', `${'ā'.repeat(90)}.pdf`],
  ])('of %j is safe everywhere', (typed, type, safe) => expect(safeFileName(typed, type)).toBe(safe));

  test('is numbered where two would be one on Windows or macOS', () => {
    expect(uniquePaths(['a/Bore.pdf', 'a/bore.PDF', 'b/Bore.pdf', 'a/Bore (2).pdf', 'a/Bore.pdf'])).toEqual([
      'a/Bore.pdf',
      'a/bore (2).PDF',
      'b/Bore.pdf',
      'a/Bore (2) (2).pdf',
      'a/Bore (3).pdf',
    ]);
  });

  test.each([
    ['Plan.PDF', 'application/pdf'],
    ['x.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['x.exe', undefined],
    ['pdf', undefined],
  ])('%s says its type', (name, type) => expect(typeOfName(name)).toBe(type));
});

describe('a document that expires', () => {
  test.each([
    ['2026-11-22', 'soon'],
    ['2026-11-21', 'expired'],
    ['2027-01-21', 'soon'],
    ['2027-01-22', 'later'],
  ])('on %s is %s', (day, expiry) => expect(expiryOf(day, '2026-11-22')).toBe(expiry));

  test.each([
    ['2027-01-21', true],
    ['2027-01-20', false],
    ['2026-11-29', true],
    ['2026-11-22', false],
    ['2026-11-21', true],
    ['2026-11-20', false],
  ])('on %s is reminded of today: %s', (day, isReminded) =>
    expect(isExpiryRemindedOn(day, '2026-11-22')).toBe(isReminded),
  );
});

test('a file is sent in parts that are all of it', () => {
  expect(partsOf(0)).toEqual([]);
  expect(partsOf(12_000_000).map(({ from, to }) => [from, to])).toEqual([
    [0, 5_242_880],
    [5_242_880, 10_485_760],
    [10_485_760, 12_000_000],
  ]);
});

test('what shows a file is found in every value, evidence as its action, each once', () => {
  const rows = [
    { id: 't', entity: 'trough', values: { name: 'By the ford', documents: ['f1', 'f2'] } },
    { id: 's', entity: 'soilTest', values: { sampledOn: '2026-05-04', documents: ['f1'] } },
    { id: 'a', entity: 'action', values: { title: 'Fence the creek' } },
    { id: 'e', entity: 'evidence', values: { actionId: 'a', files: ['f1'] } },
    { id: 'e2', entity: 'evidence', values: { actionId: 'a', files: ['f1'] } },
    { id: 'e3', entity: 'evidence', values: { actionId: 'gone', files: ['f1'] } },
    { id: 'p', entity: 'plan', values: { consents: [{ number: 'CRC 1', document: 'f2' }] } },
    {
      id: 'c',
      entity: 'approval',
      values: { approvalType: 'certifier', decidedOn: '2026-06-01', documents: ['f2'] },
    },
    {
      id: 'd',
      entity: 'approval',
      values: { approvalType: 'auditor', decidedOn: '2026-07-02', documents: ['f2'] },
    },
    { id: 'f1', entity: 'file', values: { name: 'f2' } },
  ];
  const uses = usesOfFiles(rows, (id) => ['f1', 'f2', 'f3'].includes(id));
  expect(uses.get('f1')?.map(({ entity, id, words }) => [entity, id, words])).toEqual([
    ['trough', 't', 'the trough By the ford'],
    ['soilTest', 's', 'the soil test of 4 May 2026'],
    ['action', 'a', 'the action Fence the creek'],
  ]);
  expect(uses.get('f2')?.map(({ words }) => words)).toEqual([
    'the trough By the ford',
    'the details of the farm',
    'the certification of 1 June 2026',
    'the audit of 2 July 2026',
  ]);
  expect(uses.has('f3')).toBe(false);
});
