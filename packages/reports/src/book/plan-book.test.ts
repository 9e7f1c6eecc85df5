import {
  bookWords,
  chapterOrder,
  kinds,
  shapeOfRegion,
  type BookPart,
  type Redaction,
} from '@tussock/domain';
import { bookExample, farmRows, featureRow } from '@tussock/testkit';
import { expect, test } from 'vitest';
import { sentencesOf } from '../document/sentences-of.ts';
import { typesetDocument } from '../document/typeset-document.ts';
import type { Block, PlanDocument } from '../document/plan-document.ts';
import { chartIn, tableIn, textOf } from '../testing/read-blocks.ts';
import type { BookContent } from './book-content.ts';
import { MOST_PICTURES } from './book-pictures.ts';
import { planBook } from './plan-book.ts';

const bookContent = (content: Partial<BookContent> = {}): BookContent => ({ ...bookExample, ...content });
const book = planBook(bookContent());
const blocksOf = (document: PlanDocument, id: string): readonly Block[] =>
  document.sections.find((section) => section.id === id)?.blocks ?? [];
const said = (document: PlanDocument): string => sentencesOf(document).join('\n');
const empty = planBook(bookContent({ rows: [] }));

test('the cover says whose farm it is, how it stands and how much is open', () => {
  expect(book).toMatchObject({ subject: 'Tōtara Flat', date: '22 November 2026' });
  expect(book.cover.facts).toContainEqual(['Owner', 'Aroha Tamatea']);
  expect(book.cover.facts.find(([label]) => label === 'State')?.[1]).toMatch(
    /^In progress; \d+ things are still open/,
  );
});

test('what is open is named: what is late, high risks nobody works on, outcomes without an answer', () => {
  const open = JSON.stringify(blocksOf(book, 'open'));
  expect(open).toContain('Fence the swamp: 22 days overdue');
  expect(open).toContain('River flats: Soil compaction 7, high');
  expect(open).toContain('Outcomes without an answer');
});

const editorsNotes =
  /own wording|general knowledge|our choice|(?:not|were|was) (?:read|found|checked|confirmed)\b/iu;

test.each(['waikato', 'southland', 'canterbury', 'otago', 'bayOfPlenty'])(
  'the book of a farm in %s carries no notes of its editors, in its appendix neither',
  (region) => {
    const rows = farmRows.map((row) =>
      row.entity === 'plan' ? { ...row, values: { ...row.values, region } } : row,
    );
    const sentences = sentencesOf(planBook(bookContent({ rows }), { hasRules: true }));
    expect(sentences.filter((sentence) => editorsNotes.test(sentence))).toEqual([]);
  },
);

test('rules and sources have a row for each source; each rule is in an appendix, on request', () => {
  const sources = tableIn(blocksOf(book, 'sources'));
  const titles = sources?.rows.map(([title]) => title) ?? [];
  expect(titles).toEqual([...new Set(titles)]);
  expect(titles).toContain('Resource Management (Stock Exclusion) Regulations 2020');
  // Rows of three lines at most: one page holds them.
  expect(titles.length).toBeLessThanOrEqual(15);
  expect(blocksOf(book, 'rules')).toEqual([]);
  const rules = tableIn(blocksOf(planBook(bookContent(), { hasRules: true }), 'rules'));
  expect(rules?.rows.length).toBeGreaterThan(30);
});

const openLines = (document: PlanDocument): readonly string[] =>
  blocksOf(document, 'open').flatMap((block) => (block.type === 'items' ? block.items : []));

test('what the farm’s page names as missing is open too, and the cover counts each line', () => {
  const lines = openLines(book);
  expect(lines).toContain('Catchment');
  expect(JSON.stringify(blocksOf(book, 'open'))).toContain('Farm details');
  expect(book.cover.facts.find(([label]) => label === 'State')?.[1]).toContain(
    `${lines.length} things are still open`,
  );
  expect(JSON.stringify(blocksOf(empty, 'open'))).toContain(bookWords.open.noBoundary);
});

test('what is kept out of a copy is not said to be missing', () => {
  const noOwners = bookContent({
    rows: farmRows.map((row) =>
      row.entity === 'plan'
        ? { ...row, values: { ...row.values, physicalAddress: '', propertyOwnerships: [] } }
        : row,
    ),
  });
  expect(openLines(planBook(noOwners))).toContain('Ownership');
  expect(openLines(planBook(noOwners, { redacts: ['people'] }))).not.toContain('Ownership');
});

test('titles are listed with their areas, and the boundary below them', () => {
  const table = tableIn(blocksOf(book, 'titles'));
  expect(table.rows).toEqual([['CB12/34', 'Lot 1 DP 5678', 'Fee Simple', '8 Jul 1991', '14.52']]);
  expect(table.total?.at(-1)).toBe('14.52');
});

const byHand = (values: object, names: readonly string[]) =>
  planBook(
    bookContent({
      rows: farmRows.map((row) =>
        row.entity === 'boundary'
          ? {
              ...row,
              values: { outline: { type: 'Polygon' }, outlineFrom: 'imported', ...values },
              made: {
                ...row.made,
                features: [],
                boundaryFeatures: names.map((name) => ({
                  ...(row.made['boundaryFeatures'] as readonly object[])[0],
                  properties: { name, areaHectares: 7.26 },
                })),
              },
            }
          : row,
      ),
    }),
  );

test('a boundary by hand is open until it is checked, and is said in place of titles', () => {
  const unchecked = byHand({}, ['Home block']);
  const words = 'Brought in from a file, to be checked against the titles.';
  expect(JSON.stringify(blocksOf(unchecked, 'open'))).toContain(words);
  expect(JSON.stringify(blocksOf(unchecked, 'titles'))).toContain(words);
  const checked = byHand({ outlineChecked: true }, ['Home block']);
  expect(JSON.stringify(blocksOf(checked, 'open'))).not.toContain('checked');
  expect(JSON.stringify(blocksOf(checked, 'titles'))).toContain('Brought in from a file, and checked.');
});

test('blocks are listed by name where there are several', () => {
  const table = tableIn(blocksOf(byHand({}, ['Home block', 'Run-off']), 'titles'));
  expect(table.rows).toEqual([
    ['Home block', '7.26'],
    ['Run-off', '7.26'],
  ]);
});

test('a map is there for what the farm has, and none for what it has not', () => {
  expect(
    book.sections.filter(({ blocks }) => blocks.some(({ type }) => type === 'map')).map(({ id }) => id),
  ).toEqual(['map-water', 'map-land-units', 'map-risk']);
});

test('[MAP-4] the maps of risk and of nutrients explain the colours of fences and transects', () => {
  const line = {
    type: 'LineString',
    coordinates: [
      [172.4005, -42.7995],
      [172.4015, -42.7985],
    ],
  } as const;
  const made = { createdAt: '2026-11-01T00:00:00.000Z' };
  const test = { transectId: 'T1', sampledOn: '2026-06-18', olsenPhosphorus: { value: 9 } };
  const rows = [
    featureRow(kinds.fenceline.id, line, { name: 'Creek', purpose: 'waterwayOrWetland' }),
    featureRow(kinds.transect.id, line, { name: 'T1' }),
    { id: 't', entity: 'soilTest', version: 1, values: test, made },
  ];
  const coloured = planBook(bookContent({ rows: [...farmRows, ...rows] }));
  expect(JSON.stringify(blocksOf(coloured, 'map-risk'))).toContain('Fence along water: low risk');
  expect(JSON.stringify(blocksOf(coloured, 'map-nutrients'))).toContain('Olsen P: no target');
});

test('the key of paddocks goes by the farm’s own numbers', () => {
  expect(tableIn(blocksOf(book, 'map-water')).rows.map((row) => row.map(textOf))).toEqual([
    ['2', 'Rātā', '0.91'],
    ['10', 'Front 🐄', '0.91'],
  ]);
});

test('each point of a risk is there, with its source where that is not the unit itself, and what is done takes its points off', () => {
  const rows = tableIn(blocksOf(book, 'land-unit-1')).rows;
  const compaction = JSON.stringify(rows.find(([risk]) => textOf(risk) === 'Soil compaction'));
  expect(compaction).toContain('Use: crop, vegetables or winter forage: +3; ');
  expect(compaction).toContain('Avoid grazing when wet: −2');
  expect(compaction).toContain('"text":"9 High","isBefore":true');
  expect(compaction).toContain('"text":"7 High"');
});

test('an outcome has its answer, its notes and how it stands; a section that does not apply its reason', () => {
  const [row] = tableIn(blocksOf(book, 'outcome-land-and-soil')).rows;
  expect(row?.map(textOf)).toEqual(expect.arrayContaining(['Yes', 'Good']));
  expect(JSON.stringify(row)).toContain('Mapped at 1:10,000');
  expect(said(book)).toContain('Does not apply: Nothing is spread here');
});

test('actions stand in the year they are due, with who, where and how much; what is late says so', () => {
  const [late] = tableIn(blocksOf(book, 'actions-2026')).rows;
  expect(late?.map(textOf)).toEqual([
    'Fence the swamp',
    'River flats',
    'Hana Reweti',
    '31 Oct 2026, 22 days overdue',
    '$4,850',
    '',
  ]);
  expect(late?.[3]).toMatchObject({ tone: 'warning', below: ['Agreed'] });
  expect(tableIn(blocksOf(book, 'actions-2027')).rows[0]?.map(textOf)).toContain('Tāmati Rangihuna');
});

const actionRow = (id: string, values: object): (typeof farmRows)[number] => ({
  id,
  entity: 'action',
  version: 1,
  made: {},
  values: { sectionKey: 'waterways', title: id, grade: 'good', state: 'agreed', ...values },
});

test('the figures of a year add up to its total; what was spent in another year stands in that; what was called off is left out', () => {
  const costly = planBook(
    bookContent({
      rows: [
        actionRow('Fence', {
          dueOn: '2026-12-01',
          plannedCost: 100,
          actualCost: 3000,
          state: 'done',
          doneOn: '2027-01-04',
        }),
        actionRow('Dream', { dueOn: '2026-12-01', plannedCost: 50, state: 'proposed' }),
        actionRow('Dropped', { dueOn: '2026-12-01', plannedCost: 70, state: 'cancelled' }),
        actionRow('Someday', { plannedCost: 5, state: 'cancelled' }),
      ],
    }),
  );
  const year = tableIn(blocksOf(costly, 'actions-2026'));
  expect(year.rows.map((row) => row.map(textOf))).toEqual([
    ['Dream', 'Whole farm', '', '1 Dec 2026', '($50)', ''],
    ['Fence', 'Whole farm', '', '1 Dec 2026', '$100', '$3,000'],
  ]);
  expect(year.total?.slice(-2)).toEqual(['$100', '$3,000']);
  expect(year.rows.map(([, , , due]) => due)).toMatchObject([
    { below: ['Proposed'] },
    { below: ['Done 4 Jan 2027'] },
  ]);
  expect(chartIn(blocksOf(costly, 'actions'))?.bars).toMatchObject([
    { label: '2026', figure: '$100' },
    { label: '2027', figure: '$0, $3,000 spent' },
  ]);
  expect(blocksOf(costly, 'actions-without-a-day')).toEqual([]);
});

test('before stands beside after, with what was said of each', () => {
  expect(blocksOf(book, 'evidence')).toMatchObject([
    {
      type: 'pictures',
      pictures: [
        { fileId: 'before', title: 'Plant the margin', caption: 'Before: Bare bank, Mere Ngata' },
        { fileId: 'after', title: 'Plant the margin', caption: 'After: Planted, Mere Ngata' },
      ],
    },
  ]);
});

test('documents are listed, pictures are not among them', () => {
  expect(tableIn(blocksOf(book, 'documents')).rows.map(([name]) => textOf(name))).toEqual(['Water consent']);
});

test('rules are those of the day and of the region', () => {
  const then = planBook(bookContent({ at: new Date('2019-06-01T00:00:00Z') }), { hasRules: true });
  const now = planBook(bookContent(), { hasRules: true });
  expect(tableIn(blocksOf(now, 'rules')).rows.length).toBeGreaterThan(20);
  expect(tableIn(blocksOf(then, 'rules')).rows.length).toBeLessThan(3);
});

test.each(Object.keys(bookWords.parts) as BookPart[])(
  '“%s” can be left out, and nothing else goes with it',
  (part) => {
    const without = planBook(bookContent(), { leftOut: [part] });
    const left = book.sections.filter((section) => !without.sections.some(({ id }) => id === section.id));
    expect(left.length).toBeGreaterThan(0);
    expect(
      left.filter(({ level }) => level === 1).map(({ id }) => (id.startsWith('map-') ? 'maps' : id)),
    ).toEqual(expect.arrayContaining([part]));
    expect(without.sections).toHaveLength(book.sections.length - left.length);
  },
);

test('a plan with nothing in it has every part, and each says what is not there yet', () => {
  expect(empty.sections.filter(({ level }) => level === 1).map(({ id }) => id)).toEqual(
    chapterOrder(shapeOfRegion(null)),
  );
  const missing = [
    'The boundary of the farm has not been chosen yet.',
    'No titles have been chosen yet.',
    'There is nothing to draw yet',
    'No land unit is drawn yet',
    'No action is in the plan yet.',
    'No fertiliser is recorded.',
    'No soil test is recorded.',
    'No irrigation, effluent system, dam or pond is drawn.',
    'No evidence yet.',
    'No documents yet.',
    'This plan has no saved version yet',
  ].filter((words) => !said(empty).includes(words));
  expect(missing).toEqual([]);
  expect(said(empty)).not.toMatch(/undefined|NaN|null/);
});

test('anchors are each there once', () => {
  const ids = book.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('without photos it says that they are left out', () => {
  expect(blocksOf(planBook(bookContent(), { hasPictures: false }), 'evidence')).toEqual([
    { type: 'text', text: 'Pictures are left out of this copy.', tone: 'plain' },
  ]);
});

test('a copy of a version says which, and what changed since', () => {
  const version = planBook(
    bookContent({
      version: { number: 7, at: new Date('2026-11-20T00:00:00Z') },
      changes: { since: 6, said: ['Rātā is 0.20 ha larger'] },
    }),
  );
  expect(said(version)).toContain('Version 7, as the plan stood on 20 November 2026');
  expect(blocksOf(version, 'changes')).toEqual([
    { type: 'text', text: 'Since version 6:', tone: 'plain' },
    { type: 'items', items: ['Rātā is 0.20 ha larger'] },
  ]);
});

const seventh = { number: 7, at: new Date('2026-11-20T00:00:00Z') };
test.each([
  ['a plan of which no version was kept', {}, /^This plan has no saved version yet/],
  ['the first version', { version: { ...seventh, number: 1 } }, /^This is the first version/],
  [
    'a version that is like the one before',
    { version: seventh, changes: { since: 6, said: [] } },
    /^Nothing has changed since version 6\.$/,
  ],
  [
    'a page that could not read the version',
    { changes: { since: 7, unsaid: 'notHere' as const } },
    /since version 7 could not be read here/,
  ],
])('of what changed, %s says just that', (_case, more, sentence) => {
  const [block] = blocksOf(planBook(bookContent(more)), 'changes');
  expect(block).toMatchObject({ type: 'text', text: expect.stringMatching(sentence) });
});

test('what changed is left out with what a copy keeps out, and the copy says so', () => {
  const copy = planBook(bookContent({ version: seventh, changes: { since: 6, said: ['Stock is 9'] } }), {
    redacts: ['stock'],
  });
  expect(blocksOf(copy, 'changes')).toEqual([
    {
      type: 'text',
      text: expect.stringContaining('since version 6 is left out of this copy'),
      tone: 'plain',
    },
  ]);
});

test('a version tells what was late on its day, whenever it is printed', () => {
  const printed = (at: string) => said(planBook(bookContent({ version: seventh, at: new Date(at) })));
  expect(printed('2031-05-01T00:00:00Z').replaceAll('1 May 2031', '20 November 2026')).toBe(
    printed('2026-11-20T00:00:00Z'),
  );
});

test('an owner who is not known here is not said to be missing', () => {
  const rows = bookContent().rows.filter(({ entity }) => entity !== 'plan');
  const owner = (ownerName: string | null | undefined) =>
    planBook(bookContent({ rows, ownerName })).cover.facts[0]?.[1];
  expect([owner('Aroha Tamatea'), owner(null), owner(undefined)]).toEqual([
    'Aroha Tamatea',
    'Not recorded',
    'Could not be read here',
  ]);
});

test('without people nobody is named, whatever was written of them', () => {
  const names = /Aroha|Hana|Mere|Tāmati|example\.nz/u;
  const redacted = planBook(bookContent({ ownerName: 'Aroha Tamatea' }), { redacts: ['people'] });
  expect(said(book)).toMatch(names);
  expect(JSON.stringify(typesetDocument(redacted).files)).not.toMatch(names);
  expect(redacted.cover.facts).toContainEqual(['Owner', 'Left out of this copy']);
  expect(redacted.cover.facts).toContainEqual(['Contact', 'Left out of this copy']);
});

test('without bait stations and heritage neither stands on a map', () => {
  const secret = featureRow(
    kinds.customFeature.id,
    { type: 'Point', coordinates: [172.402, -42.799] },
    {
      name: 'Urupā',
      category: 'heritageOrWahiTapu',
    },
  );
  const content = bookContent({ rows: [...farmRows, secret] });
  const drawn = (redacts: readonly Redaction[]): string =>
    JSON.stringify(typesetDocument(planBook(content, { redacts })).files);
  expect(drawn([])).toMatch(/Trap 7[\s\S]*Urupā/u);
  expect(drawn(['baitStations', 'heritage'])).not.toMatch(/Trap 7|Urupā/u);
});

test('what fonts do not have is replaced on paper alone, and a picture that is not there has its frame', () => {
  const { files } = typesetDocument(book);
  expect(said(book)).toContain('Front 🐄');
  expect(String(files['data.json'])).toContain('Front ◌');
  expect(String(files['data.json'])).toContain('"file":null');
});

test('the same plan gives the same book, byte for byte', () => {
  expect(typesetDocument(planBook(bookContent({ rows: farmRows.toReversed() })))).toEqual(
    typesetDocument(book),
  );
});

test('what was said of the plan stands above the lines for those who sign, the oldest first', () => {
  const approval = (id: string, values: object, made: object = {}) => ({
    id,
    entity: 'approval',
    values: { ...values },
    made: { ...made },
  });
  const approvals = [
    approval('3', {
      approvalType: 'auditor',
      personName: 'Ann Auditor',
      decidedOn: '2026-11-20',
      grade: 'B',
    }),
    approval(
      '1',
      { approvalType: 'provider', decision: 'approved', versionNumber: 2 },
      { decidedBy: { name: 'Bridget Reid', at: '2026-10-01T20:00:00Z' } },
    ),
    approval(
      '5',
      { approvalType: 'owner', decision: 'approved' },
      { decidedBy: { name: 'Hana Rewi', at: '2026-08-01T20:00:00Z' } },
    ),
    approval('2', { approvalType: 'owner', decision: 'withdrawn', decidedOn: '2026-10-01' }),
    approval('4', { approvalType: 'consultant' }),
  ];
  const signed = planBook(bookContent({ rows: [...farmRows, ...approvals] }));
  expect(tableIn(blocksOf(signed, 'signOff')).rows).toEqual([
    ['', 'Hana Rewi', '', 'Details confirmed', '2 Aug 2026'],
    ['Provider', 'Bridget Reid', 'Version 2', 'Approved', '2 Oct 2026'],
    ['Auditor', 'Ann Auditor', '', 'Grade B', '20 Nov 2026'],
  ]);
  expect(tableIn(blocksOf(book, 'signOff')).rows).toEqual([]);
});

test('of more pictures than a book shows it says how many are left out', () => {
  const ids = Array.from({ length: MOST_PICTURES + 3 }, (_, index) => `picture-${index}`);
  const evidence = farmRows.find(({ entity }) => entity === 'evidence');
  const many = farmRows
    .filter(({ entity }) => entity !== 'evidence')
    .concat(evidence ? [{ ...evidence, values: { ...evidence.values, files: ids } }] : [])
    .concat(
      ids.map((id) => ({
        id,
        entity: 'file',
        version: 1,
        values: { name: id },
        made: { contentType: 'image/jpeg', purpose: 'photo', uploadedAt: '2026-11-01T00:00:00.000Z' },
      })),
    );
  const words = bookWords.evidence.olderLeftOut(3, MOST_PICTURES);
  expect(JSON.stringify(blocksOf(planBook(bookContent({ rows: many })), 'evidence'))).toContain(words);
  expect(JSON.stringify(blocksOf(book, 'evidence'))).not.toContain('left out');
});

const transectRow = (name: string, said: object = {}) =>
  featureRow(
    kinds.transect.id,
    {
      type: 'LineString',
      coordinates: [
        [172.4, -42.8],
        [172.401, -42.8],
      ],
    },
    { name, ...said },
  );
const soilTest = (id: string, values: object) => ({
  id,
  entity: 'soilTest',
  version: 1,
  values: { transectId: 'Terrace', ...values },
  made: { createdAt: '2026-11-01T00:00:00.000Z' },
});

test('of each transect the soil part has the newest results and when it is due, and says which was never tested', () => {
  const rows = [
    ...farmRows,
    transectRow('Terrace'),
    transectRow('Tops'),
    soilTest('old', { sampledOn: '2019-03-01', ph: { value: 5.1 } }),
    soilTest('new', { sampledOn: '2026-03-01', ph: { value: 6.2 } }),
  ];
  const { rows: lines } = tableIn(blocksOf(planBook(bookContent({ rows })), 'soil'));
  const told = new Map(lines.map((cells) => [textOf(cells[0]), cells.map(textOf)]));
  expect(told.get('Terrace')).toEqual(expect.arrayContaining(['1 Mar 2026', '6.2']));
  expect(told.get('Terrace')).not.toContain('5.1');
  expect(told.get('Tops')).toEqual(expect.arrayContaining([bookWords.soil.never, bookWords.soil.now]));
});

test('a result that a “<” leaves open against its target is said to be so, and not to have no target', () => {
  const rows = [
    ...farmRows,
    transectRow('Terrace', { landUse: 'pastoral', parentMaterial: 'sedimentary' }),
    soilTest('new', { sampledOn: '2026-03-01', olsenPhosphorus: { value: 400, limit: 'below' } }),
  ];
  const { rows: lines } = tableIn(blocksOf(planBook(bookContent({ rows })), 'soil'));
  expect(lines[0]).toContainEqual({ text: '<400', below: ['Cannot be told'] });
});

test('given an outcome is not answered, when the record speaks for it, then the book says what is on record', () => {
  const trough = featureRow(
    kinds.trough.id,
    { type: 'Point', coordinates: [172.4015, -42.7985] },
    { name: 'T' },
  );
  const table = tableIn(
    blocksOf(planBook(bookContent({ rows: [...farmRows, trough] })), 'outcome-waterways'),
  );
  const answers = table.rows.map((row) => row[2]);
  expect(answers).toContainEqual(
    expect.objectContaining({ text: 'Not answered', below: ['On record: Water from 1 mapped trough'] }),
  );
});
