import { typesetDocument, type PlanDocument } from '@tussock/reports';
import { afterAll, expect, test } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { createPdfRenderer } from './create-pdf-renderer.ts';

const renderer = createPdfRenderer(60_000);
afterAll(() => renderer.close());

/** As many lines stand before the table as bring it to every place at the foot of a page. */
const fillings = Array.from({ length: 16 }, (_, index) => 36 + index);

const document: PlanDocument = {
  name: 'Book',
  subject: 'Tōtara Flat',
  date: '22 November 2026',
  day: '2026-11-22',
  contentsTitle: 'Contents',
  hasFront: false,
  cover: { subtitle: '', facts: [], foot: '', picture: null },
  sections: fillings.map((lines) => ({
    id: `part-${lines}`,
    title: `Part ${lines}`,
    level: 1,
    isNewPage: true,
    blocks: [
      { type: 'items', items: Array.from({ length: lines }, (_, line) => `Line ${line}`) },
      { type: 'text', tone: 'note', text: `List${lines} of consents` },
      {
        type: 'table',
        label: 'Consents',
        columns: [{ header: 'Number', width: { fr: 1 } }],
        rows: [[`Row${lines}`]],
      },
    ],
  })),
};

const render = async (sections: PlanDocument['sections']): Promise<string> => {
  const typeset = typesetDocument({ ...document, sections });
  return readPdf(await renderer.render(typeset, new Date('2026-11-22T00:00:00Z'))).text;
};

/** Ends with a word of its own. */
const notes = `${'Riparian margin fenced and planted. '.repeat(111)}Lastword`;

test.each([
  ['notes of 4000 characters in a narrow column', ['Paddock 1', notes], 'Lastword'],
  [
    'two hundred places below each other',
    ['Paddock 1', { text: '', levels: [], below: Array.from({ length: 200 }, (_, at) => `Place${at}`) }],
    'Place199',
  ],
])('%s go on over the page to their last word', async (_what, row, last) => {
  const text = await render([
    {
      id: 'part',
      title: 'Part',
      level: 1,
      isNewPage: true,
      blocks: [
        {
          type: 'table',
          label: 'Outcomes',
          columns: [
            { header: 'Where', width: { fr: 1 } },
            { header: 'Notes', width: { mm: 39 } },
          ],
          rows: [row],
        },
      ],
    },
  ]);
  // Of what lies outside of the page nothing is read.
  expect(text).toContain(last);
});

test('the name of a list stands on the page on which the list begins', async () => {
  const pages = (await render(document.sections)).split('\f');
  const pageOf = (words: string): number =>
    pages.findIndex((page) => new RegExp(`${words}\\b`, 'u').test(page));
  expect(fillings.map((lines) => pageOf(`List${lines}`))).toEqual(
    fillings.map((lines) => pageOf(`Row${lines}`)),
  );
});

/** Tables of as many rows as bring their last one to every place of a page. */
const lengths = Array.from({ length: 8 }, (_, index) => 28 + index);

test.each([
  [
    'the last row of a table',
    false,
    (rows: number) => [`R${rows}n${rows - 2}x`, `R${rows}n${rows - 1}x`] as const,
  ],
  ['the total of a table', true, (rows: number) => [`R${rows}n${rows - 1}x`, `Total${rows}x`] as const],
] as const)('%s is never alone on its page', async (_what, hasTotal, lastTwoOf) => {
  const text = await render(
    lengths.map((rows) => ({
      id: `part-${rows}`,
      title: `Part ${rows}`,
      level: 1,
      isNewPage: true,
      blocks: [
        {
          type: 'table',
          label: 'Paddocks',
          columns: [
            { header: 'Name', width: { fr: 1 } },
            { header: 'ha', width: { mm: 20 }, align: 'end' },
          ],
          rows: Array.from({ length: rows }, (_, row) => [`R${rows}n${row}x`, '1']),
          ...(hasTotal ? { total: [`Total${rows}x`, '1'] } : {}),
        },
      ],
    })),
  );
  const pages = text.split('\f');
  const pagesOf = (which: 0 | 1): readonly number[] =>
    lengths.map((rows) => pages.findIndex((page) => page.includes(lastTwoOf(rows).at(which) ?? '')));
  expect(pagesOf(1)).toEqual(pagesOf(0));
});

const pageSection = (id: string, text: string): PlanDocument['sections'][number] => ({
  id,
  title: id,
  level: 1,
  isNewPage: true,
  blocks: [{ type: 'text', tone: 'plain', text }],
});

test('the page on which a character could not be printed says so, and no other page', async () => {
  const text = await render([
    pageSection('first', 'Tōtara ≤ 5 ha → 王小明'),
    pageSection('second', 'Cow \u{1F404} flat'),
    pageSection('third', 'Flat'),
  ]);
  const pages = text.split('\f').slice(0, 3);
  expect(pages.map((page) => page.includes('A dotted circle marks a character'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(pages[0]).toContain('Tōtara ≤ 5 ha → 王小明');
});

test.each([30, 60, 80, 200])('the contents of a book of %i sections have one page', async (count) => {
  const sections = Array.from({ length: count }, (_, index) => ({
    id: `part-${index}`,
    title: `Part ${index}`,
    blocks: [{ type: 'text', tone: 'plain', text: 'Flat' }] as const,
    level: index % 5 === 0 ? (1 as const) : (2 as const),
  }));
  const { hasFront: _none, ...withFront } = document;
  const typeset = typesetDocument({ ...withFront, sections });
  const { text } = readPdf(await renderer.render(typeset, new Date('2026-11-22T00:00:00Z')));
  // The cover, the contents, and then the first part at the latest.
  const [, contents = '', after = ''] = text.split('\f');
  expect(contents).toContain('Contents');
  expect(contents + after).toContain('Part 0\n');
  expect(after).not.toMatch(/Part \d+ ?\.{3}/u);
});

type Blocks = PlanDocument['sections'][number]['blocks'];

const nature: Blocks = [
  {
    type: 'facts',
    facts: [
      ['First', 'Rolling'],
      ['Drainage', 'Well'],
      ['Topsoil', 'Silt loam'],
      ['Last', '6e'],
    ],
  },
];
const sources: Blocks = [
  {
    type: 'table',
    label: 'By source',
    columns: [{ header: 'First', width: { fr: 1 } }],
    rows: [['Enteric fermentation'], ['Manure'], ['Agricultural soils'], ['Fertiliser and lime']],
    total: ['Last'],
  },
];
const answered: Blocks = [
  { type: 'text', tone: 'plain', text: 'Water leaving the First farm is clean.' },
  { type: 'text', tone: 'note', text: 'Now: Not there yet.' },
  {
    type: 'table',
    label: 'Outcomes',
    columns: [{ header: 'Outcome', width: { fr: 1 } }],
    rows: [['Last']],
  },
];

test.each([
  ['what is said of a piece of land', nature],
  ['a short table', sources],
  ['what a section is for and its first row', answered],
])('%s is not torn by the end of a page', async (_what, blocks) => {
  const text = await render(
    fillings.map((lines) => ({
      id: `part-${lines}`,
      title: `Part ${lines}`,
      level: 1,
      isNewPage: true,
      blocks: [
        { type: 'items', items: Array.from({ length: lines }, (_, line) => `Line ${line}`) },
        ...blocks,
      ],
    })),
  );
  const pages = text.split('\f');
  const pagesWith = (word: string) =>
    pages.flatMap((page, index) => (new RegExp(`\\b${word}\\b`, 'u').test(page) ? [index] : []));
  expect(pagesWith('First')).toEqual(pagesWith('Last'));
});

/** Sections of a report that ends: what stands before its small print, and the small print, with words of their own. */
const ending =
  (blocks: Blocks, fewer: number) =>
  (lines: number): PlanDocument['sections'] => [
    {
      id: `part-${lines}`,
      title: `Part ${lines}`,
      level: 1,
      isNewPage: true,
      blocks: [{ type: 'items', items: Array.from({ length: lines - fewer }, (_, line) => `Line ${line}`) }],
    },
    { id: `before-${lines}`, title: 'Before', level: 2, blocks },
    {
      id: `sources-${lines}`,
      title: 'Sources',
      level: 2,
      blocks: [{ type: 'method' as const, lines: [`Made of source${lines}.`] }],
    },
  ];
const longTable: Blocks = [
  {
    type: 'table',
    label: 'Fences',
    columns: [{ header: 'Fence', width: { fr: 1 } }],
    rows: Array.from({ length: 14 }, (_, index) => [`Fence ${index}`]),
  },
  { type: 'method', lines: ['Lengths follow the Last geodesic.'] },
];

test.each([
  ['a short table', sources, 0],
  ['the small print of a long one', longTable, 16],
])(
  'the sources of a report never stand alone on a page: %s stands there with them',
  async (_what, blocks, fewer) => {
    const pages = (await render(fillings.flatMap(ending(blocks, fewer)))).split('\f');
    const pageOf = (words: string) =>
      pages.find((page) => new RegExp(`\\b${words}\\b`, 'u').test(page)) ?? '';
    expect(fillings.filter((lines) => !/\bLast\b/u.test(pageOf(`source${lines}`)))).toEqual([]);
  },
);

test('of sections of small print that follow on each other none is lost', async () => {
  const words = ['Firstprint', 'Secondprint', 'Thirdprint'];
  const prints = words.map((word) => ({
    id: word,
    title: 'Sources',
    level: 1 as const,
    blocks: [{ type: 'method' as const, lines: [word] }],
  }));
  const text = await render([...prints.slice(0, 1), ...ending(sources, 0)(36), ...prints.slice(1)]);
  expect([...words, 'source36'].filter((word) => !text.includes(word))).toEqual([]);
});
