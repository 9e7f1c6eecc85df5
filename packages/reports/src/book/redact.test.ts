import { kinds, redactions, type Redaction } from '@tussock/domain';
import { bookExample, farmRows, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { typesetDocument } from '../document/typeset-document.ts';
import type { BookContent, BookRow } from './book-content.ts';
import { leavingOf } from './leaving-of.ts';
import { planBook } from './plan-book.ts';
import { redactContent, withoutCulturalPlaces } from './redact.ts';
import { changeTexts, hidingContacts, hidingNames, hidingStock } from './redact-text.ts';

const SECRETS: { readonly [R in Redaction]: readonly string[] } = {
  people: ['Rongo Huata', 'rongo@example.nz', '021 555 0147', '+64 3 555 0199', '(03) 555-0123'],
  stock: ['1,250', '317', '4288'],
  baitStations: ['Kākāriki line 7'],
  heritage: ['Te Puna urupā'],
};
const PLANTED = `Rongo Huata (rongo@example.nz, 021 555 0147, +64 3 555 0199 or (03) 555-0123) counted 1,250 ewes, 317 dairy cows and sheep: 4288 between Kākāriki line 7 and Te Puna urupā.`;

/** Keys under which people write freely. */
const isFree = (key: string): boolean =>
  /name$|note|title$|caption|reason|comment|remark|description/i.test(key);
const plant = (row: BookRow): BookRow => ({
  ...row,
  values: Object.fromEntries(
    Object.entries(row.values).map(([key, value]) => [
      key,
      typeof value === 'string' && isFree(key) ? `${value}. ${PLANTED}` : value,
    ]),
  ),
});
const point = { type: 'Point', coordinates: [172.402, -42.799] } as const;
const trap = featureRow(kinds.baitStation.id, point, { name: 'Kākāriki line 7', notes: 'Behind the shed' });
const urupa = featureRow(kinds.customFeature.id, point, {
  name: 'Te Puna urupā',
  category: 'heritageOrWahiTapu',
  notes: 'Known to few',
});
const content: BookContent = {
  ...bookExample,
  rows: [...[...bookExample.rows, ...farmRows].map(plant), trap, urupa],
  people: { ...bookExample.people, one: 'Rongo Huata' },
  changes: { since: 1, said: [PLANTED] },
};
const row = (id: string, entity: string, values: object): BookRow => ({
  id,
  entity,
  values: { ...values },
  made: { createdAt: '2026-11-01T00:00:00Z' },
});
/** All that leaves: the document as the page has it, and what is printed. */
const leavesWith = (redacts: readonly Redaction[]): string => {
  const document = planBook(content, { redacts });
  return JSON.stringify([document, typesetDocument(document).files, leavingOf(document, content, new Set())]);
};
const whole = leavesWith([]);

test.each(redactions)(
  'without %s nothing of it is left anywhere, though it was written everywhere',
  (redaction) => {
    const left = leavesWith([redaction]);
    expect(SECRETS[redaction].filter((secret) => !whole.includes(secret))).toEqual([]);
    expect(SECRETS[redaction].filter((secret) => left.includes(secret))).toEqual([]);
  },
);

test.each([
  [kinds.customFeature.id, { name: 'Kōura drain (mahinga kai)', category: 'other' }, 'Kōura drain'],
  [
    kinds.customFeature.id,
    { name: 'Old fence end', category: 'access', notes: 'Urupa behind it' },
    'Old fence end',
  ],
  [kinds.ecosystem.id, { name: 'Mahinga kai at Kaimata', ecosystemType: 'wetland' }, 'Kaimata'],
] as const)(
  'given a cultural place recorded as a %s with %o, when heritage is left out, then it is in no copy',
  (kind, values, secret) => {
    const rows = [...bookExample.rows, featureRow(kind, point, values)];
    const leaves = (redacts: readonly Redaction[]): string =>
      JSON.stringify(redactContent({ ...bookExample, rows }, { redacts: redacts }).rows);
    expect(leaves([])).toContain(secret);
    expect(leaves(['heritage'])).not.toContain(secret);
  },
);

test('given two cultural places, when one of them is chosen, then that one alone is in the copy', () => {
  const other = featureRow(kinds.customFeature.id, point, { name: 'Mahinga kai at the bend' });
  const rows = [urupa, { ...other, id: 'other' }];
  const left = redactContent({ ...bookExample, rows }, { redacts: ['heritage'], culturalPlaces: ['other'] });
  expect(left.rows.map(({ id }) => id)).toEqual(['other']);
});

test('given changes since a version, when cultural places alone are left out, then sentences that name one are too', () => {
  const said = ['Trough by the shed was added', 'Urupā on the hill was moved'];
  const changed = { ...bookExample, rows: [], changes: { since: 1, said } };
  expect(redactContent(changed, { redacts: ['heritage'] }).changes).toEqual({
    since: 1,
    said: ['Trough by the shed was added'],
  });
});

test('given a paddock named after one, when heritage is left out, then the ground stays in the sums', () => {
  const rows = [featureRow(kinds.paddock.id, point, { name: 'Urupā paddock' })];
  expect(redactContent({ ...bookExample, rows }, { redacts: ['heritage'] }).rows).toHaveLength(1);
});

test('all of them together leave nothing of any', () => {
  const left = leavesWith(redactions);
  expect(
    Object.values(SECRETS)
      .flat()
      .filter((secret) => left.includes(secret)),
  ).toEqual([]);
  expect(left).toContain('Left out of this copy');
});

test('a name that is out is out of the seasons too, of what was spread and where', () => {
  const spread = {
    _id: 'spread',
    name: 'Lime by Te Puna urupā',
    date: '2026-08-01',
    products: ['Lime'],
    places: ['Along Kākāriki line 7'],
    spreadHectares: 4,
    price_total: 100,
    isPriced: true,
    nutrientsKg: { nitrogen: 0, phosphorus: 0 },
  };
  const season = {
    season: { name: '2026/27', startYear: 2026 },
    cap: null,
    capSentences: [],
    landholdings: [],
  };
  const named = { ...content, seasons: [{ ...season, applications: [spread] }] };
  const left = JSON.stringify(redactContent(named, { redacts: ['baitStations', 'heritage'] }).seasons);
  expect(left).toContain('Lime by Left out of this copy');
  expect(left).not.toMatch(/Te Puna|Kākāriki/);
});

test('work on a thing that is out is there without what was written of it, and its evidence and files are not', () => {
  const rows = [
    trap,
    row('work', 'action', { title: 'Refill the boxes', notes: 'Behind the shed', featureIds: [trap.id] }),
    row('seen', 'evidence', { actionId: 'work', files: ['photo'], note: 'Boxes' }),
    row('photo', 'file', { name: 'boxes.jpg' }),
    row('other', 'file', { name: 'farm.jpg' }),
  ];
  const left = redactContent({ ...content, rows }, { redacts: ['baitStations'] }).rows;
  expect(left.map(({ id }) => id)).toEqual(['work', 'other']);
  expect(JSON.stringify(left)).not.toMatch(/boxes|shed/i);
});

test('work that is on no thing that is out stays as it was written, with its evidence', () => {
  const rows = [
    trap,
    row('elsewhere', 'action', { title: 'Fence the creek', notes: 'By hand', featureIds: [urupa.id] }),
    row('nowhere', 'action', { title: 'Ring the council' }),
    row('seen', 'evidence', { actionId: 'elsewhere', note: 'Posts' }),
  ];
  const left = redactContent({ ...content, rows }, { redacts: ['baitStations'] }).rows;
  expect(left.map(({ id, values }) => [id, values])).toEqual(
    rows.filter((one) => one !== trap).map(({ id, values }) => [id, values]),
  );
});

test('a name that stands in the form of a laboratory alone is out of it, and of every other text', () => {
  const rows = [
    row('test', 'soilTest', {
      clientName: 'Moana Trust',
      submitterName: 'Hēmi Parata',
      submitterAddress: '12 Kauri Lane, Oxford',
      sampleName: 'Front, by Hēmi Parata',
    }),
    row('plan', 'plan', {
      nzbn: '9429000000000',
      supplyNumbers: '45678',
      catchment: 'Ashley of Moana Trust',
    }),
    row('work', 'action', { title: 'Ask at 12 Kauri Lane, Oxford' }),
  ];
  const left = JSON.stringify(redactContent({ ...content, rows }, { redacts: ['people'] }).rows);
  expect(left).not.toMatch(/Moana|Hēmi|Kauri|9429|45678/);
  expect(left).toContain('Front, by Left out of this copy');
});

test('what is not asked for stays as it is, to the letter', () => {
  expect(redactContent(content, { redacts: [] })).toBe(content);
  const titles = 'CB12/34 of 8 July 1991, Lot 1 DP 56789, 40 ha, 3.5 m wide, rule 5.71';
  expect(hidingStock(hidingContacts(titles))).toBe(titles);
});

test('a name goes only where it stands as a word, and ids are never touched', () => {
  const hide = hidingNames(['Ana', 'Ana Ngata']);
  expect(hide('Ana Ngata and ana of Anaru farm')).toBe(
    'Left out of this copy and Left out of this copy of Anaru farm',
  );
  const id = '0199aaaa-0912-4123-8123-012345678901';
  expect(changeTexts({ id }, hidingContacts)).toEqual({ id });
});

test('what leaves is counted in the document itself', () => {
  const document = planBook(bookExample);
  const leaving = leavingOf(document, bookExample, new Set());
  expect(leaving.sections).toContain('Land units');
  expect(leaving.sections.filter((part) => /map/i.test(part))).toEqual(['Maps']);
  expect(leaving).toMatchObject({ maps: 3, photos: 0 });
  expect(leaving.people).toContain('Aroha Tamatea');
});

// Of cultural places alone the rest is told: those are known by their words, or by their rows.
test.each(redactions.filter((one) => one !== 'heritage'))(
  'without %s nothing is told of what was changed or deleted before, which stands in no row any more',
  (redaction) => {
    const changed = {
      ...content,
      changes: {
        since: 1,
        said: [
          'Bait station Ngaio line 9 removed.',
          'Contact name was Hōne Paraone.',
          'Stock was 977, is 140.',
        ],
      },
    };
    expect(JSON.stringify(redactContent(changed, { redacts: [redaction] }))).not.toMatch(
      /Ngaio line 9|Hōne Paraone|977/,
    );
  },
);

test('without people neither who audited the plan nor who leases land to the farm is named', () => {
  const row = (entity: string, values: object): BookRow => ({
    id: entity,
    entity,
    values: { ...values },
    made: {},
  });
  const rows = [
    row('approval', { kind: 'audit', personName: 'Aroha Whetū' }),
    row('plan', { leases: [{ lessor: 'Wiremu Pōtae', areaHectares: 6.4 }] }),
  ];
  const left = JSON.stringify(redactContent({ ...content, rows }, { redacts: ['people'] }).rows);
  expect(left).not.toMatch(/Aroha Whetū|Wiremu Pōtae/);
});

test('given two cultural places, when a report is made, then only the chosen one is among its rows, and names of the other are in no text', () => {
  const other = {
    ...featureRow(kinds.customFeature.id, point, { name: 'Mahinga kai at the bend' }),
    id: 'other',
  };
  const beside = row('beside', 'action', { title: 'Fence Te Puna urupā', featureIds: [] });
  const left = withoutCulturalPlaces([urupa, other, beside], ['other']);
  expect(left.map(({ id }) => id)).toEqual(['other', 'beside']);
  expect(JSON.stringify(left)).not.toContain('Te Puna');
});
