import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findTable } from './find-table.ts';
import { countSamples, readSamples, type LaboratorySample } from './read-samples.ts';
import type { FileLine } from './file-line.ts';

const today = '2026-11-21';

/** Cells of a file without line breaks within them, as any reader of CSV gives them. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
const linesOf = (text: string): FileLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

const faultsIn = (text: string): readonly string[] => {
  const found = findTable(linesOf(text));
  if (!found.ok) return found.faults;
  const read = readSamples(found.table, { today });
  return read.ok ? [] : read.faults;
};
const read = (text: string) => {
  const found = findTable(linesOf(text));
  expect(found.ok ? [] : found.faults).toEqual([]);
  const samples = found.ok ? readSamples(found.table, { today }) : undefined;
  expect(samples?.ok ? [] : samples?.faults).toEqual([]);
  return {
    layout: found.ok ? found.layout : undefined,
    samples: samples?.ok ? samples.samples : [],
    notices: samples?.ok ? samples.notices : [],
    dateOrder: samples?.ok ? samples.dateOrder : undefined,
  };
};
const sampleFile = (name: string): string =>
  readFileSync(new URL(`../../../../testkit/laboratory/${name}`, import.meta.url), 'utf8');
const only = ([first, ...others]: readonly LaboratorySample[]): LaboratorySample => {
  expect(others).toEqual([]);
  if (!first) throw new Error('there is no sample');
  return first;
};

describe('[ENT-12] the sample files', () => {
  test('of eight clean rows is read whole', () => {
    const { samples, layout, dateOrder } = read(sampleFile('lab-pastoral-basic.csv'));
    expect(layout).toBe('flat');
    expect(dateOrder).toBe('dayFirst');
    expect(countSamples(samples)).toMatchObject({ rows: 8, interim: 0, belowLimit: 0, unmatched: 0 });
    expect(samples.flatMap(({ faults, cellFaults }) => [...faults, ...cellFaults])).toEqual([]);
    expect(samples[0]).toMatchObject({
      line: 2,
      key: 'syn240117|syn240117.1',
      sampleName: 'LMU Flats T1',
      details: {
        sampledOn: '2025-08-11',
        dateRegistered: '2025-08-14',
        fileCreationDate: '2025-08-21',
        sampleDepth: 75,
        primaryContactName: 'Tui Example',
        clientName: 'Kowhai Ridge Station',
        submitterName: 'Rangi Sample',
        submitterAddress: '12 Example Road, Sampleton 7999',
        clientOrderNumber: 'PO-3391',
      },
      results: {
        ph: { value: 5.8 },
        olsenPhosphorus: { value: 24 },
        potassium: { value: 8 },
        calcium: { value: 9 },
        magnesium: { value: 22 },
        sulphateSulphur: { value: 11 },
      },
    });
  });

  test('of awkward rows is read whole, and what is left out is named', () => {
    const { samples, notices } = read(sampleFile('lab-mixed-edge-cases.csv'));
    expect(countSamples(samples)).toEqual({
      rows: 9,
      interim: 2,
      belowLimit: 2,
      blankCells: 3,
      refusedCells: 1,
      unmatched: 1,
      duplicateKeyRows: 1,
    });
    expect(samples[1]?.results).toMatchObject({
      olsenPhosphorus: { value: 2, limit: 'below' },
      sulphateSulphur: { value: 1, limit: 'below' },
    });
    expect(samples[1]?.results.calcium).toBeUndefined();
    expect(samples[3]?.cellFaults).toEqual([
      { column: 'Olsen Phosphorus', message: expect.stringContaining('412 is above 400 mg/L') as string },
    ]);
    expect(samples[3]?.results).toMatchObject({ ph: { value: 5.9 }, potassium: { value: 11 } });
    expect(samples[3]?.details['submitterAddress']).toBe('Unit 3, "The Store", 5 Sample Street');
    expect(notices).toEqual(['Ignored, because nothing here has that name: Organic Matter']);
  });
});

const byColumn = [
  '"R J Hill Laboratories Ltd"',
  '"Laboratory Job Number:","3456789"',
  '"Client Reference:","Autumn"',
  '"Client Order Number:","PO 7"',
  '"Date Registered:","14-Aug-2025"',
  '"File Creation Date:","21/08/2025 10:30"',
  '"These results are confidential, and are for the client only."',
  '"Test Name:","","","pH","Olsen Phosphorus","Potassium","Potassium","Calcium","Sulphate Sulphur"',
  '"Test Code:","","","pH","OP_mg/L","KMAF","K_me/100g","CaMAF","SO4_mg/kg"',
  '"Sample Fraction:","","","","","","","",""',
  '"Test Unit:","","","pH Units","mg/L","MAF","me/100g","MAF","mg/kg"',
  '"Sample Number","Sample Name","Sample Type","","","","","",""',
  '"3456789.1","Flats T1","Soil","5.8","24","8","0.61","9","<1"',
  '"3456789.2","Flats T2","Soil","6.1","> 200","-","0.7","","11"',
].join('\r\n');

const byRow = [
  '"R J Hill Laboratories Ltd"',
  '"----------------------------"',
  '"Laboratory Job Number:","3456789"',
  '"Date Registered:","14/08/2025"',
  '"File Creation Date:","21/08/2025"',
  '"----------------------------"',
  '"The results relate to the samples as received."',
  '"----------------------------"',
  '"Sample Type:","Soil"',
  '"Sample Name:","","Flats T1","Flats T2"',
  '"Lab Number:","","3456789.1","3456789.2"',
  '"pH","pH Units","5.8","6.1"',
  '"Olsen Phosphorus","mg/L","24","> 200"',
  '"Potassium","MAF","8","-"',
  '"Potassium","me/100g","0.61","0.7"',
  '"Calcium","MAF","9",""',
  '"Sulphate Sulphur","mg/kg","<1","11"',
].join('\n');

describe.each([
  ['byColumn', byColumn],
  ['byRow', byRow],
] as const)('[ENT-12] the file of Hill Laboratories %s', (layout, text) => {
  test('gives the same samples as the specified columns would', () => {
    const file = read(text);
    expect(file.layout).toBe(layout);
    expect(
      file.samples.map(({ key, sampleName, details, results, faults, cellFaults }) => ({
        key,
        sampleName,
        day: details['sampledOn'],
        fileDay: details['fileCreationDate'],
        results,
        faults: [...faults, ...cellFaults],
      })),
    ).toEqual([
      {
        key: '3456789|3456789.1',
        sampleName: 'Flats T1',
        day: '2025-08-14',
        fileDay: '2025-08-21',
        results: {
          ph: { value: 5.8 },
          olsenPhosphorus: { value: 24 },
          potassium: { value: 8 },
          calcium: { value: 9 },
          sulphateSulphur: { value: 1, limit: 'below' },
        },
        faults: [],
      },
      {
        key: '3456789|3456789.2',
        sampleName: 'Flats T2',
        day: '2025-08-14',
        fileDay: '2025-08-21',
        results: {
          ph: { value: 6.1 },
          olsenPhosphorus: { value: 200, limit: 'above' },
          sulphateSulphur: { value: 11 },
        },
        faults: [],
      },
    ]);
  });

  test('does not take another unit of the same element, and says so', () => {
    expect(read(text).notices.join()).toMatch(/Potassium.*me\/100g/);
    expect(read(text).notices.join()).toContain('the day they were registered is used instead');
  });
});

const head = 'Laboratory Job Number,Laboratory Number,Date Sampled,Sample Name,pH,Olsen Phosphorus';
const row = (cells: string): string => `${head}\n${cells}`;

describe('[ENT-12] a file as a whole is refused', () => {
  test.each([
    ['that is empty', '', 'The file is empty'],
    ['without known headings', 'A,B,C\n1,2,3', 'no line of headings that a laboratory uses'],
    [
      'with two columns for one thing',
      `${head},Olsen P\nJ,1,2026-01-01,A,6,20,21`,
      'Two columns are for the same thing: “Olsen Phosphorus” and “Olsen P”',
    ],
    [
      'with Olsen P by weight',
      'Laboratory Job Number,Laboratory Number,Date Sampled,pH,Olsen Phosphorus (mg/kg)\nJ,1,2026-01-01,6,20',
      'units are not converted',
    ],
    [
      'that tells no sample from another',
      'Date Sampled,pH,Olsen Phosphorus\n2026-01-01,6,20',
      'neither a “Laboratory Number” nor a “Sample Name”',
    ],
  ])('%s', (_what, text, fault) => {
    expect(faultsIn(text).join()).toContain(fault);
  });
});

describe('[ENT-12] a row is refused, with why', () => {
  test.each([
    ['a year of two digits', 'J,1,11/08/25,A,6,20', 'a year of two digits'],
    ['a day that is none', 'J,1,31/02/2026,A,6,20', 'no day of the calendar'],
    ['a date in words', 'J,1,last week,A,6,20', 'not a date such as'],
    ['a formula that failed for its number', 'J,#N/A,11/08/2025,A,6,20', 'is a formula that failed'],
    ['a formula that was never worked out', 'J,#NOT WORKED OUT!,11/08/2025,A,6,20', 'never worked out'],
    ['a formula that failed for its name', 'J,1,11/08/2025,#REF!,6,20', 'is a formula that failed'],
    ['a day to come', 'J,1,2027-01-01,A,6,20', 'is in the future'],
    ['no day at all', 'J,1,,A,6,20', 'neither a sample date'],
    ['no result', 'J,1,2026-01-01,A,,-', 'no result that can be used'],
    ['cells beyond its headings', 'J,1,2026-01-01,A,6,20,7', '7 cells and the headings are 6'],
  ])('for %s', (_what, cells, fault) => {
    expect(only(read(row(cells)).samples).faults.join()).toContain(fault);
  });

  test('but not for a formula that failed for the name of its client', () => {
    const sample = only(read(`${head},Client Name\nJ,1,2026-01-01,A,6,20,#N/A`).samples);
    expect(sample.faults).toEqual([]);
    expect(sample.cellFaults).toMatchObject([{ column: 'Client Name' }]);
    expect(sample.details).not.toHaveProperty('clientName');
  });

  test('for what is no soil, and for an interim mark that cannot be read', () => {
    const text = `${head},Sample Type,Interim\nJ,1,2026-01-01,A,6,20,Herbage,perhaps`;
    const { faults } = only(read(text).samples);
    expect(faults.join()).toContain('This is not a soil sample');
    expect(faults.join()).toContain('must be yes or no');
  });
});

describe('[ENT-12] a value is left out and the rest of its row kept', () => {
  test.each([
    ['that no soil can have', '15', 'must be 14 or less'],
    ['in words', 'acid', 'must be a figure'],
    ['below nothing', '-3', 'must be 0 or more'],
    ['with another unit', '6 mg/kg', 'units are not converted'],
  ])('%s', (_what, cell, message) => {
    const sample = only(read(row(`J,1,2026-01-01,A,${cell},20`)).samples);
    expect(sample.cellFaults.map((fault) => fault.message).join()).toContain(message);
    expect(sample.faults).toEqual([]);
    expect(sample.results).toEqual({ olsenPhosphorus: { value: 20 } });
  });
});

describe('[ENT-12] days', () => {
  const days = (text: string, order?: 'dayFirst' | 'monthFirst') => {
    const found = findTable(linesOf(text));
    const samples = found.ok ? readSamples(found.table, { today, dateOrder: order }) : undefined;
    return samples?.ok ? samples.samples.map(({ details }) => details['sampledOn']) : [];
  };
  const file = (first: string, second: string): string =>
    `${head}\nJ,1,${first},A,6,20\n\nJ,2,${second},B,6,20`;

  test.each([
    ['the day first', '03/04/2026', '21/04/2026', ['2026-04-03', '2026-04-21']],
    ['the month first, where a file shows it', '03/04/2026', '04/21/2026', ['2026-03-04', '2026-04-21']],
    ['the month in letters', '3-Apr-2026', '21 April 2026', ['2026-04-03', '2026-04-21']],
    ['the year first', '2026-04-03', '2026-04-21T10:00:00', ['2026-04-03', '2026-04-21']],
  ])('may have %s', (_what, first, second, wanted) => {
    expect(days(file(first, second))).toEqual(wanted);
  });

  test('are read in the order that the person chose', () => {
    expect(days(file('03/04/2026', '05/06/2026'), 'monthFirst')).toEqual(['2026-03-04', '2026-05-06']);
  });
});

const flat = (headings: string, ...rows: readonly string[]): string =>
  [`Laboratory Job Number,Laboratory Number,Date Sampled,Sample Name,${headings}`, ...rows].join('\n');

describe('[ENT-12] a file that could be read in two ways', () => {
  test('asks for the order of the date where every day could be a month', () => {
    const { dateOrder } = read(flat('pH', 'J1,1,03/04/2026,A,5.8', 'J1,2,12/11/2025,B,5.9'));
    expect(dateOrder).toBeNull();
  });

  test.each([
    ['03/04/2026', '04/04/2026', '21/04/2026', 'dayFirst'],
    ['03/04/2026', '04/04/2026', '04/21/2026', 'monthFirst'],
    ['04/04/2026', '05/05/2026', '06/06/2026', 'dayFirst'],
    ['2026-04-03', '3-Apr-2026', '2026-04-05', 'dayFirst'],
  ])('does not ask where %s, %s and %s tell', (a, b, c, order) => {
    const rows = [a, b, c].map((day, index) => `J1,${index},${day},A,5.8`);
    expect(read(flat('pH', ...rows)).dateOrder).toBe(order);
  });

  test.each([
    ['2026-04-02T20:30:00Z', '2026-04-03'],
    ['2026-04-02T10:30:00Z', '2026-04-02'],
    ['2026-04-02 20:30:00+00:00', '2026-04-03'],
    ['2026-04-03T08:30:00+13:00', '2026-04-03'],
    ['2026-04-02T20:30:00', '2026-04-02'],
    ['2/04/2026 8:30:00 PM +00:00', '2026-04-03'],
    ['2/04/2026 8:30 PM', '2026-04-02'],
    ['2-Apr-2026 12:30 a.m. UTC', '2026-04-02'],
    ['2026-4-2T20:30Z', '2026-04-03'],
    ['2026-04-02 20:30:00.0000000+00', '2026-04-03'],
  ])('takes %s as %s in New Zealand', (text, day) => {
    expect(only(read(flat('pH', `J1,1,${text},A,5.8`)).samples).details['sampledOn']).toBe(day);
  });

  test('takes the units of a line below the headings', () => {
    const { samples, notices } = read(
      flat(
        'pH,Olsen Phosphorus,Potassium,Calcium',
        'Units,,,,pH units,mg/L,MAF QT,me/100g',
        'J1,1,2026-04-03,A,5.8,24,8,0.6',
      ),
    );
    expect(only(samples).results).toEqual({
      ph: { value: 5.8 },
      olsenPhosphorus: { value: 24 },
      potassium: { value: 8 },
    });
    expect(notices.join(' ')).toContain('Calcium (me/100g)');
  });

  test('refuses another unit that stands in a line below the headings', () => {
    const text = flat('pH,Olsen Phosphorus', 'Units,,,,pH units,mg/kg', 'J1,1,2026-04-03,A,5.8,24');
    expect(faultsIn(text).join()).toContain('is in mg/kg, and Olsen P is wanted in mg/L');
  });

  test.each([
    ['Sample Depth (cm)', '15', 150],
    ['Sample Depth (cm)', '0-7.5', 75],
    ['Sample Depth (cm)', '75 mm', 75],
    ['Sample Depth (mm)', '75', 75],
    ['Sample Depth', '75', 75],
  ])('“%s” of %s is %d mm', (heading, cell, depth) => {
    const { samples } = read(flat(`pH,${heading}`, `J1,1,2026-04-03,A,5.8,${cell}`));
    expect(only(samples).details['sampleDepth']).toBe(depth);
  });

  test('refuses a depth in inches', () => {
    const text = flat('pH,Sample Depth (in)', 'J1,1,2026-04-03,A,5.8,6');
    expect(faultsIn(text).join()).toContain('neither in mm nor in cm');
  });

  test('does not guess at a point before three digits in a file with decimal commas', () => {
    const { samples } = read(flat('pH,Olsen Phosphorus', 'J1,1,2026-04-03,A,"5,8",1.250'));
    expect(only(samples).results).toEqual({ ph: { value: 5.8 } });
    expect(only(samples).cellFaults[0]?.message).toContain('may be 1.250 or 1250');
  });

  test('reads decimal commas everywhere once one figure can be nothing else', () => {
    const { samples, notices } = read(
      flat('pH,Olsen Phosphorus', 'J1,1,2026-04-03,A,"5,8","1,250"', 'J1,2,2026-04-03,B,"6,125","0,125"'),
    );
    expect(notices).toContain(
      'Commas in figures were read as decimal points: 5,8 is 5.8. Check the figures.',
    );
    expect(samples.map(({ results }) => [results.ph?.value, results.olsenPhosphorus?.value])).toEqual([
      [5.8, 1.25],
      [6.125, 0.125],
    ]);
  });

  test('a mark behind a figure points to a remark of the laboratory, which is said', () => {
    const { samples, notices } = read(flat('pH', 'J1,1,2026-04-03,A,5.8*'));
    expect(only(samples).results.ph).toEqual({ value: 5.8 });
    expect(notices.join(' ')).toContain('Marks behind figures');
  });

  test('soil of a water table is soil, and water is none', () => {
    const { samples } = read(
      flat('pH,Sample Type', 'J1,1,2026-04-03,A,5.8,Soil - Water table', 'J1,2,2026-04-03,B,5.8,Water'),
    );
    expect(samples.map(({ faults }) => faults)).toEqual([[], ['This is not a soil sample: “Water”']]);
  });

  test.each(['0', '0.58', '<1'])('pH %s is refused', (text) => {
    const { samples } = read(flat('pH,Olsen Phosphorus', `J1,1,2026-04-03,A,${text},20`));
    expect(only(samples).results.ph).toBeUndefined();
    expect(only(samples).cellFaults[0]?.message).toContain('no soil holds less');
  });

  test.each(['1 000', '1e3', '1,000', '1\u00a0000'])('Olsen P “%s” is a thousand', (text) => {
    const { samples } = read(flat('pH,Olsen Phosphorus', `J1,1,2026-04-03,A,5.8,"${text}"`));
    // A thousand is more than the slider holds: it is read as what it is, and said.
    expect(only(samples).cellFaults[0]?.message).toContain('is above 400 mg/L');
  });
});

describe('[ENT-12] a file of an unknown shape', () => {
  const text = [
    'Report for Kowhai Ridge',
    'Job,Sample,Taken,Paddock,Acidity,P (Olsen)',
    'J9,1,2026-04-03,Flats T1,5.8,24',
  ].join('\n');
  const matching = {
    job: 'laboratoryJobNumber',
    sample: 'laboratoryNumber',
    taken: 'sampledOn',
    paddock: 'sampleName',
    acidity: 'ph',
    'p (olsen)': 'olsenPhosphorus',
  };

  test('offers its headings, and is read once a person has said what they are for', () => {
    const found = findTable(linesOf(text));
    expect(found.ok).toBe(false);
    const table = found.ok ? found.table : found.guess;
    expect(table?.headings).toEqual(['Job', 'Sample', 'Taken', 'Paddock', 'Acidity', 'P (Olsen)']);
    const samples = table && readSamples(table, { today, matching });
    expect(samples).toMatchObject({
      ok: true,
      samples: [
        {
          sampleName: 'Flats T1',
          key: 'j9|1',
          details: { sampledOn: '2026-04-03' },
          results: { ph: { value: 5.8 }, olsenPhosphorus: { value: 24 } },
        },
      ],
    });
  });

  test('is refused while two columns are said to be for one thing', () => {
    const found = findTable(linesOf(text));
    const table = found.ok ? found.table : found.guess;
    const samples =
      table && readSamples(table, { today, matching: { ...matching, acidity: 'olsenPhosphorus' } });
    expect(samples).toMatchObject({ ok: false, faults: [expect.stringContaining('for the same thing')] });
  });
});

describe('headings over two lines', () => {
  const rows = 'J1,1,Flats T1,5.8,24';

  test.each([
    ['each parted', 'Job,Laboratory,Sample,,Olsen\nNumber,Number,Name,pH,Phosphorus'],
    ['some parted', 'Job,Lab Number,Sample Name,pH,Olsen\nNumber,,,,Phosphorus'],
    ['with groups above them', 'Sample,,,Results,\nJob Number,Lab Number,Sample Name,pH,Olsen Phosphorus'],
    ['under a title', 'Soil tests\nJob,Laboratory,Sample,,Olsen\nNumber,Number,Name,pH,Phosphorus'],
  ])('are read: %s', (_what, headings) => {
    const sample = only(read(`${headings}\n${rows}`).samples);
    expect([sample.key, sample.sampleName]).toEqual(['j1|1', 'Flats T1']);
    expect(sample.results).toEqual({ ph: { value: 5.8 }, olsenPhosphorus: { value: 24 } });
  });

  test('that are none of a laboratory are named where the file is refused', () => {
    expect(faultsIn('Job,Block,Acidity\nJ1,Flats,5.8')).toEqual([
      expect.stringMatching(/such as “Laboratory Number”.* says “Job”, “Block”, “Acidity”$/),
    ]);
  });
});

describe('a column “Sample”', () => {
  const row = 'J1,1,Flats T1,5.8';

  test('names the sample where no other column does', () => {
    const { samples } = read(`Job Number,Lab Number,Sample,pH\n${row}`);
    expect(only(samples).sampleName).toBe('Flats T1');
  });

  test('is left out beside one that does', () => {
    const { samples } = read(`Job Number,Lab Number,Sample Name,pH,Sample\n${row},7`);
    expect(only(samples).sampleName).toBe('Flats T1');
  });
});
