import { readFileSync } from 'node:fs';
import { soilTestKey } from '@tussock/domain';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LaboratoryFile, type PlanParts } from './laboratory-file.ts';

const today = '2026-11-21';
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const sampleFile = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../../../packages/testkit/laboratory/${name}`, import.meta.url));
const names = [
  'LMU Flats T1',
  'LMU Flats T2',
  'Rolling North T1',
  'Rolling South T1',
  'Easy Hill T1',
  'Steep Hill T1',
  'Crop Block T1',
];
const plan = (more: Partial<PlanParts> = {}): PlanParts => ({
  transects: names.map((name, index) => ({ id: `t${index}`, name })),
  aliases: [],
  tests: [],
  choices: [],
  ...more,
});
const opened = async (bytes: Uint8Array, choices = {}) => {
  const file = new LaboratoryFile();
  return { file, summary: await file.read(bytes, choices, today) };
};

const csv = (delimiter: string, day = '03/04/2026'): string =>
  [
    ['Laboratory Job Number', 'Laboratory Number', 'Date Sampled', 'Sample Name', 'pH', 'Olsen Phosphorus'],
    ['J1', '1', day, 'LMU Flats T1', '5.8', '17'],
    [],
    ['J1', '2', '21/04/2026', 'Nowhere', '6', '<2'],
    ['J1', '3', '21/04/26', 'LMU Flats T2', '6', '20'],
  ]
    .map((cells) => cells.join(delimiter))
    .join('\r\n');

describe('[ENT-12] the sample files of the laboratory', () => {
  test.each([
    ['lab-pastoral-basic.csv', { rows: 8, interim: 0, belowLimit: 0, unmatched: 0 }],
    [
      'lab-mixed-edge-cases.csv',
      {
        rows: 9,
        interim: 2,
        belowLimit: 2,
        blankCells: 3,
        refusedCells: 1,
        unmatched: 1,
        duplicateKeyRows: 1,
      },
    ],
  ])('%s is read as expected', async (name, counts) => {
    const { summary } = await opened(sampleFile(name));
    expect(summary).toMatchObject({
      ok: true,
      layout: 'flat',
      counts,
      read: { encoding: 'utf-8', delimiter: ',' },
    });
  });

  test('is held against the plan, imported, and then is all there', async () => {
    const { file } = await opened(sampleFile('lab-pastoral-basic.csv'));
    const held = file.hold(plan({ aliases: [['effluent block t1', 't6']] }));
    expect(held.counts).toMatchObject({ new: 8, unmatched: 0 });
    const tests = file
      .rowsToSend()
      .map(
        ({ transectId, details, results }) =>
          [
            soilTestKey(String(details['laboratoryJobNumber']), String(details['laboratoryNumber'])),
            { transectId, isInterim: false, fileCreationDate: undefined, results },
          ] as const,
      );
    expect(file.hold(plan({ tests })).counts).toMatchObject({ new: 0, same: 8 });
    expect(file.rowsToSend()).toEqual([]);
  });
});

test('[ENT-12] a name that was remembered can be given another transect', async () => {
  const { file } = await opened(utf8(csv(',')));
  const aliases = [['nowhere', 't3']] as const;
  const held = file.hold(plan({ aliases }));
  expect(held.otherNames).toMatchObject([{ choiceKey: 'nowhere', samples: 1, remembered: 't3' }]);
  file.hold(plan({ aliases, choices: [['nowhere', 't4']] }));
  expect(file.rowsToSend().map(({ transectId }) => transectId)).toEqual(['t0', 't4']);
});

describe('[ENT-12] how a file is written', () => {
  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('with %s is found out', async (_what, delimiter) => {
    const { summary, file } = await opened(utf8(csv(delimiter)));
    expect(summary).toMatchObject({ ok: true, counts: { rows: 3, belowLimit: 1 }, read: { delimiter } });
    expect(file.hold(plan()).counts).toMatchObject({ new: 1, unmatched: 1, refused: 1 });
  });

  test('with commas in quotation marks and a decimal comma between semicolons too', async () => {
    const { file } = await opened(
      utf8(csv(';').replace('5.8', '5,8').replace('LMU Flats T1', '"LMU Flats T1"')),
    );
    file.hold(plan());
    expect(file.rowsToSend()[0]?.results.ph).toEqual({ value: 5.8 });
  });

  test('of Western Windows is read, and told', async () => {
    const bytes = new Uint8Array([
      ...utf8(csv(',')),
      ...utf8('\r\nJ1,4,21/04/2026,Caf'),
      0xe9,
      ...utf8(',6,20'),
    ]);
    const { summary, file } = await opened(bytes);
    expect(summary).toMatchObject({ ok: true, read: { encoding: 'windows-1252' } });
    expect(file.hold(plan()).otherNames.map(({ sampleName }) => sampleName)).toEqual(['Nowhere', 'Café']);
  });

  test('is read again with another order of the date, without the file', async () => {
    const { file } = await opened(utf8(csv(',').replaceAll('21/04', '05/06')));
    const again = await file.read(null, { dateOrder: 'monthFirst' }, today);
    expect(again).toMatchObject({ ok: true, read: { dateOrder: 'monthFirst' } });
    file.hold(plan());
    expect(file.rowsToSend()[0]?.details['sampledOn']).toBe('2026-03-04');
  });

  test.each([
    ['an empty file', new Uint8Array(), 'The file is empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'not a text file'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'old Excel workbook'],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'could not be read'],
    ['an open quotation mark', utf8('"Laboratory Number,pH\n1,6'), 'A quotation mark is not closed'],
  ])('as %s is refused', async (_what, bytes, fault) => {
    const { summary } = await opened(bytes);
    expect(summary.ok ? '' : summary.faults.join()).toContain(fault);
  });
});

interface SheetExample {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly rows: readonly (readonly string[])[];
}

const workbook = (rows: readonly (readonly string[])[]): Uint8Array =>
  workbookOf([{ name: 'Results', rows }]);

/** A workbook with cells as Excel writes them: texts in place, figures with their noise, days as numbers with a style. */
function workbookOf(sheets: readonly SheetExample[]): Uint8Array {
  const cell = (xml: string, column: number, line: number): string => {
    const at = `${String.fromCharCode(65 + column)}${line}`;
    if (xml.startsWith('#') && xml.endsWith('!')) return `<c r="${at}" t="e"><f>1/0</f><v>${xml}</v></c>`;
    if (xml.startsWith('=')) return `<c r="${at}" s="0"><f>${xml.slice(1)}</f><v /></c>`;
    if (xml.startsWith('#')) return `<c r="${at}" s="1"><v>${xml.slice(1)}</v></c>`;
    return /^-?\d/.test(xml)
      ? `<c r="${at}"><v>${xml}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${xml.replaceAll('<', '&lt;')}</t></is></c>`;
  };
  const xmlOf = (rows: SheetExample['rows']): string =>
    rows
      .map(
        (cells, index) =>
          `<row r="${index + 1}">${cells.map((it, at) => cell(it, at, index + 1)).join('')}</row>`,
      )
      .join('');
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packageParts = 'http://schemas.openxmlformats.org/package/2006';
  return zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${packageParts}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="${packageParts}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${sheets.map(({ name, isHidden }, at) => `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageParts}/relationships">${sheets.map((_sheet, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
        'xl/styles.xml': `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
        ...Object.fromEntries(
          sheets.map(({ rows }, at) => [
            `xl/worksheets/sheet${at + 1}.xml`,
            `<worksheet ${main}><sheetData>${xmlOf(rows)}</sheetData></worksheet>`,
          ]),
        ),
      }).map(([name, text]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)]),
    ),
  );
}

test('[ENT-12] a workbook is read with its dates, figures and texts', async () => {
  const { summary, file } = await opened(
    workbook([
      ['Laboratory Job Number', 'Laboratory Number', 'Date Sampled', 'Sample Name', 'pH', 'Olsen Phosphorus'],
      ['J1', '1', '#46115', 'LMU Flats T1', '5.7000000000000002', '&lt;2'.replace('&lt;', '<')],
    ]),
  );
  expect(summary).toMatchObject({ ok: true, counts: { rows: 1, belowLimit: 1 } });
  expect(file.hold(plan()).counts.new).toBe(1);
  expect(file.rowsToSend()).toMatchObject([
    {
      details: { sampledOn: '2026-04-03' },
      results: { ph: { value: 5.7 }, olsenPhosphorus: { value: 2, limit: 'below' } },
    },
  ]);
});

test('[ENT-12] a formula that failed is told as a value that was refused, not taken for one that was not measured', async () => {
  const { summary, file } = await opened(
    workbook([
      ['Laboratory Job Number', 'Laboratory Number', 'Date Sampled', 'Sample Name', 'pH', 'Olsen Phosphorus'],
      ['J1', '1', '#46115', 'LMU Flats T1', '#DIV/0!', '17'],
      ['J1', '2', '#VALUE!', 'LMU Flats T2', '6', '20'],
    ]),
  );
  expect(summary).toMatchObject({ ok: true, counts: { rows: 2, refusedCells: 1, blankCells: 0 } });
  const { shown } = file.hold(plan());
  const remarks = shown.map(({ fate, remarks: said }) => `${fate}: ${said.join()}`).toSorted();
  expect(remarks).toEqual([
    expect.stringMatching(/^new: .*#DIV\/0!/),
    expect.stringMatching(/^refused: .*#VALUE!/),
  ]);
  expect(file.rowsToSend().map(({ results }) => results)).toEqual([{ olsenPhosphorus: { value: 17 } }]);
});

test('[ENT-12] a formula whose value is not in the workbook is told, not taken for a value that was not measured', async () => {
  const { summary, file } = await opened(
    workbook([
      ['Laboratory Job Number', 'Laboratory Number', 'Date Sampled', 'Sample Name', 'pH', 'Olsen Phosphorus'],
      ['J1', '1', '#46115', 'LMU Flats T1', '=5.5+0.4', '17'],
      ['J1', '=A2&amp;1', '#46115', 'LMU Flats T2', '6', '20'],
    ]),
  );
  expect(summary).toMatchObject({ ok: true, counts: { rows: 2, refusedCells: 1, blankCells: 0 } });
  const { shown } = file.hold(plan());
  const remarks = shown.map(({ fate, remarks: said }) => `${fate}: ${said.join()}`).toSorted();
  expect(remarks).toEqual([
    expect.stringMatching(/^new: .*never worked out/),
    expect.stringMatching(/^refused: .*never worked out/),
  ]);
});

test('[ENT-12] a workbook without headings of a laboratory is refused by its sheet and what stands there', async () => {
  const { summary } = await opened(workbook([['Job', 'Block', 'Acidity']]));
  const faults = summary.ok ? [] : summary.faults;
  expect(faults).toEqual([expect.stringMatching(/^Sheet “.+”: .*says “Job”, “Block”, “Acidity”$/)]);
});

describe('[ENT-12] a workbook of several sheets', () => {
  const head = ['Laboratory Job Number', 'Laboratory Number', 'Date Sampled', 'Sample Name', 'pH'];
  const sheet = (name: string, ph: string): SheetExample => ({
    name,
    rows: [head, ['J1', '1', '#46115', 'LMU Flats T1', ph]],
  });
  const phIn = (file: LaboratoryFile): number | undefined => {
    file.hold(plan());
    return file.rowsToSend()[0]?.results.ph?.value;
  };

  test('the first that can be seen is read, and a hidden one is said, not read', async () => {
    const { file, summary } = await opened(
      workbookOf([{ ...sheet('Old &amp; gone', '4.1'), isHidden: true }, sheet('Results', '5.8')]),
    );
    expect(summary).toMatchObject({ ok: true, sheets: ['Results'], read: { sheet: 'Results' } });
    expect(summary.ok ? summary.notices.join(' ') : '').toContain('hidden');
    expect(phIn(file)).toBe(5.8);
  });

  test('one with the table of a laboratory goes before a cover, and a person may choose another', async () => {
    const bytes = workbookOf([
      { name: 'Cover', rows: [['Report of autumn']] },
      sheet('Flats', '5.8'),
      sheet('Hills', '6.1'),
    ]);
    const { file, summary } = await opened(bytes);
    expect(summary).toMatchObject({ sheets: ['Cover', 'Flats', 'Hills'], read: { sheet: 'Flats' } });
    expect(summary.ok ? summary.notices : []).toEqual([expect.stringContaining('“Hills”')]);
    await file.read(null, { sheet: 'Hills' }, today);
    expect(phIn(file)).toBe(6.1);
  });
});

test('[ENT-12] nothing is sent while every day could be a month, until a person has said which', async () => {
  const { file, summary } = await opened(utf8(csv(',').replaceAll('21/04', '05/06')));
  expect(summary).toMatchObject({ ok: true, read: { dateOrder: null } });
  file.hold(plan());
  expect(file.rowsToSend()).toEqual([]);
  await file.read(null, { dateOrder: 'dayFirst' }, today);
  file.hold(plan());
  expect(file.rowsToSend()[0]?.details['sampledOn']).toBe('2026-04-03');
});

test('[ENT-12] a file of an unknown shape is read as a person matches its columns', async () => {
  const { file, summary } = await opened(
    utf8('Job,Sample,Taken,Block,Acidity\nJ9,1,2026-04-03,LMU Flats T1,5.8'),
  );
  expect(summary).toMatchObject({ ok: false, columns: [{ heading: 'Job', example: 'J9' }, {}, {}, {}, {}] });
  const matching = {
    job: 'laboratoryJobNumber',
    sample: 'laboratoryNumber',
    taken: 'sampledOn',
    block: 'sampleName',
    acidity: 'ph',
  };
  expect(await file.read(null, { matching }, today)).toMatchObject({ ok: true, counts: { rows: 1 } });
  file.hold(plan());
  expect(file.rowsToSend()[0]?.results.ph).toEqual({ value: 5.8 });
});

describe('[ENT-12] a long file', () => {
  const lines = Array.from({ length: 50_000 }, (_one, index) =>
    index % 5 === 0
      ? `J1,${index},99/99/2026,LMU Flats T1,6,20`
      : `J1,${index},21/02/2026,LMU Flats T1,${index % 7 === 0 ? 'acid' : '6'},20`,
  );
  test('is read whole; the faulty rows come first, and every fault is in the table of remarks', async () => {
    const { file, summary } = await opened(
      utf8(
        `Laboratory Job Number,Laboratory Number,Date Sampled,Sample Name,pH,Olsen Phosphorus\n${lines.join('\n')}`,
      ),
    );
    expect(summary).toMatchObject({ ok: true, counts: { rows: 50_000 } });
    const held = file.hold(plan());
    expect(held.counts).toMatchObject({ refused: 10_000, new: 40_000 });
    expect(held.shown).toHaveLength(200);
    expect(new Set(held.shown.map(({ fate }) => fate))).toEqual(new Set(['refused']));
    const remarks = file.remarksAsCsv().split('\r\n');
    const wanted =
      lines.filter((line) => line.includes('99/99')).length +
      lines.filter((line) => line.includes('acid')).length;
    expect(remarks).toHaveLength(wanted + 1);
    expect(remarks[1]).toContain('Line 2,LMU Flats T1,j1|0,Refused,');
  });
});

test('a table of remarks runs nothing', async () => {
  const { file } = await opened(utf8(`${csv(',').split('\r\n')[0]}\nJ1,1,nonsense,=1+1,6,20`));
  file.hold(plan());
  expect(file.remarksAsCsv()).toContain(",'=1+1,");
});
