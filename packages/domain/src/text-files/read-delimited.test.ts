import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readDelimited } from './read-delimited.ts';

const cellsOf = (text: string) => readDelimited(Papa, text).lines.map(({ cells }) => cells);

test.each([
  ['semicolons', 'Name;Effective area\nKōwhai;1.25\nSouth;2.5\n'],
  ['tabs', 'Name\tEffective area\nKōwhai\t1.25\nSouth\t2.5\n'],
  ['bars', 'Name|Effective area\r\nKōwhai|1.25\r\nSouth|2.5\r\n'],
  ['commas, behind empty lines', '\n\nName,Effective area\nKōwhai,1.25\nSouth,2.5\n\n'],
])('a table of two columns parted by %s has two columns whatever empty lines it has', (_by, text) => {
  expect(cellsOf(text)).toEqual([
    ['Name', 'Effective area'],
    ['Kōwhai', '1.25'],
    ['South', '2.5'],
  ]);
});

test('empty lines are left out and counted', () => {
  expect(readDelimited(Papa, 'Name,Area\n\n ,\nSouth,2\n').lines.map(({ line }) => line)).toEqual([1, 4]);
});

test('a comma between semicolons is a decimal one, and a notice says so', () => {
  const { lines, notices } = readDelimited(
    Papa,
    'Name;Effective area;Paddock\nKōwhai;1,250;7\nSouth;12,500 ha;8\n',
  );
  expect(lines.slice(1).map(({ cells }) => cells)).toEqual([
    ['Kōwhai', '1.250', '7'],
    ['South', '12.500 ha', '8'],
  ]);
  expect(notices).toEqual([expect.stringContaining('1,250 is 1.250')]);
});

test.each([
  ['text', 'Name;Note\nKōwhai;7,8\nSouth;near 7\n', '7,8'],
  ['figures with thousands', 'Name;Cost\nKōwhai;1,250,000\nSouth;1,250\n', '1,250,000'],
  ['figures with thousands and decimals', 'Name;Cost\nKōwhai;1,250.50\nSouth;1,250\n', '1,250.50'],
])('a column of %s between semicolons keeps its commas', (_what, text, cell) => {
  expect(cellsOf(text)[1]).toEqual(['Kōwhai', cell]);
});

test.each([
  ['tabs', 'Name\tArea\nKōwhai\t1,250\nSouth\t12,5\n'],
  ['commas', 'Name,Area\nKōwhai,"1,250"\nSouth,"12,5"\n'],
])('a column between %s in which one comma is surely decimal has only such', (_by, text) => {
  const { lines, notices } = readDelimited(Papa, text);
  expect(lines.slice(1).map(({ cells }) => cells[1])).toEqual(['1.250', '12.5']);
  expect(notices).toHaveLength(1);
});

test('a title with a comma does not hide the semicolons below it', () => {
  expect(
    readDelimited(Papa, 'Paddocks, 2026\nName;Area;Use\nKōwhai;1;Pasture\nSouth;2;Crop\n').delimiter,
  ).toBe(';');
});

test('figures between commas keep their thousands', () => {
  expect(cellsOf('Name,Cost\nKōwhai,"1,250"\n')[1]).toEqual(['Kōwhai', '1,250']);
});

test('an open quotation mark is told', () => {
  expect(readDelimited(Papa, 'Name,Area\n"Kōwhai,1\n').brokenAt).toBeDefined();
});
