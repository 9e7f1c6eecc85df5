import { MOST_PARTS, type FeatureReply } from '@tussock/contract';
import { kindById } from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import { featureNamesFrom } from '../../../sync/index.ts';
import { planImport, type ImportRow, MOST_BYTES } from '../../../activities/import-file/index.ts';
import { readImportFile } from './read-import-file.ts';

const paddock = kindById('paddock');
const trough = kindById('trough');
const noNames = featureNamesFrom([]);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, kind = trough) =>
  readImportFile(kind, typeof file === 'string' ? utf8(file) : file, noNames);
const faultsOf = (file: string | Uint8Array, kind = trough): readonly string[] => {
  const source = read(file, kind);
  return source.ok ? [] : source.faults;
};
const noticesOf = (file: string | Uint8Array): readonly string[] => {
  const source = read(file);
  return source.ok ? source.notices : [];
};
const plan = (file: string | Uint8Array, kind = trough): readonly ImportRow[] => {
  const source = read(file, kind);
  return source.ok ? planImport(kind, source.rows, []) : [];
};
const messagesOf = (file: string, kind = trough): readonly string[] =>
  plan(file, kind).flatMap(({ faults }) => faults.map(({ message }) => message));

const good = 'Name,Material,lon,lat\nBy the gate,Concrete,172.5,-43.1\n';

describe('a file of one kind', () => {
  test('is read with the columns of its declaration', () => {
    expect(plan(good)).toMatchObject([
      {
        line: 2,
        name: 'By the gate',
        fate: 'new',
        write: { geometry: { type: 'Point', coordinates: [172.5, -43.1] } },
      },
    ]);
  });

  test.each([
    { what: 'tabs', file: good.replaceAll(',', '\t') },
    { what: 'semicolons', file: good.replaceAll(',', ';') },
    { what: 'a byte order mark', file: `\uFEFF${good}` },
    { what: 'line ends of Windows', file: good.replaceAll('\n', '\r\n') },
    { what: 'empty lines around it', file: `\n${good}\n,,\n` },
    {
      what: 'capitals and blanks in its headings',
      file: good.replace('Name,Material,lon', ' NAME ,Material,Longitude'),
    },
  ])('may have $what', ({ file }) => {
    expect(plan(file).map(({ name, fate }) => [name, fate])).toEqual([['By the gate', 'new']]);
  });

  test.each([
    ['tabs', '\t'],
    ['semicolons', ';'],
  ])('of two columns may have %s and a newline at its end', (_what, delimiter) => {
    const file = ['Name,Effective area', 'Kōwhai,1.25', 'South,2.5', '']
      .join('\n')
      .replaceAll(',', delimiter);
    expect(plan(file, paddock).map(({ name }) => name)).toEqual(['Kōwhai', 'South']);
  });

  test('with a decimal comma between semicolons is one and a quarter, and says so', () => {
    const file = 'Name;Effective area;Paddock number\nKōwhai;1,250;7\nSouth;12,500;8\n';
    const source = read(file, paddock);
    expect(source).toMatchObject({ ok: true, rows: [{ values: { name: 'Kōwhai' } }, { line: 3 }] });
    expect(source.ok && source.rows.map(({ values }) => Object.values(values).includes('1.250'))).toEqual([
      true,
      false,
    ]);
    expect(source.ok && source.notices[0]).toContain('1,250 is 1.250');
  });

  test('with a name in two characters is about the feature of the same name in one', () => {
    const source = read('Name,Material\nKo\u0304whai,concrete\n');
    const feature = {
      _id: '0198c5a0-0000-7000-8000-000000000001',
      featureType: trough.wording.featureType,
      geometry: { type: 'Point', coordinates: [172.5, -43.1] },
      properties: { name: 'K\u014Dwhai', status: 'existing' },
    } as unknown as FeatureReply; // as far as an import asks
    expect(source.ok && planImport(trough, source.rows, [feature]).map(({ fate }) => fate)).toEqual([
      'changed',
    ]);
  });

  test('may be UTF-16 with its mark', () => {
    const utf16 = new Uint8Array(
      new Uint16Array([0xfeff, ...good.split('').map((letter) => letter.charCodeAt(0))]).buffer,
    );
    expect(plan(utf16)).toMatchObject([{ name: 'By the gate', fate: 'new' }]);
  });

  test('in the encoding of Windows is read, and said to be', () => {
    const latin = new Uint8Array([
      ...utf8('Name,Material,lon,lat\nCaf'),
      0xe9,
      ...utf8(',concrete,172.5,-43.1\n'),
    ]);
    expect(plan(latin)).toMatchObject([{ name: 'Café', fate: 'new' }]);
    expect(noticesOf(latin)[0]).toContain('not UTF-8');
  });

  test('says which columns it passed over', () => {
    expect(noticesOf('Name,Colour,lon,lat\nA,blue,172.5,-43.1')).toEqual([
      'Ignored, because nothing here has that name: Colour',
    ]);
  });
});

describe('[VAL-2] a file that cannot be read is refused as a whole', () => {
  const rows = Array.from({ length: 50_000 }, (_one, index) => `T${index},172.5,-43.1`).join('\n');
  test.each([
    ['is empty', '', 'The file is empty'],
    ['has 50,000 rows', `Name,lon,lat\n${rows}`, 'The file has 50,000 rows'],
    ['has no name and no id', 'Status,lon,lat\nExisting,1,2', 'There is no column “Name” or “_id”'],
    [
      'has a heading twice',
      'Name,name,lon,lat\nA,B,1,2',
      'Two columns are for the same thing: “Name” and “name”',
    ],
    ['has half a place', 'Name,lon\nA,1', 'A place needs both columns'],
    ['has an open quotation mark', 'Name,lon,lat\n"A,1,2\nB,3,4', 'A quotation mark is not closed'],
    ['is cut off JSON', '{"type":"FeatureCollection","features":[{', 'The file is not JSON'],
    ['is other JSON', '{"a":1}', 'The file holds no feature collection'],
    [
      'is in another coordinate system',
      '{"type":"FeatureCollection","crs":{"properties":{"name":"EPSG:2193"}},"features":[]}',
      'The file is in another coordinate system',
    ],
  ])('where it %s', (_what, file, fault) => {
    expect(faultsOf(file)[0]).toContain(fault);
  });

  test('where it is a picture, or too large', () => {
    expect(faultsOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))[0]).toContain('not a text file');
    expect(faultsOf(new Uint8Array(MOST_BYTES + 1).fill(65))[0]).toContain('larger than 20 MB');
  });

  test('with the most rows it is read', () => {
    const most = rows.split('\n').slice(0, MOST_PARTS).join('\n');
    expect(faultsOf(`Name,lon,lat\n${most}`)).toEqual([]);
  });
});

describe('[VAL-2] a row that cannot be imported says why', () => {
  const area = (ring: string): string => `Name,Use,Shape (WKT)\nA,Pasture,"POLYGON ((${ring}))"`;
  test.each([
    ['null island', 'Name,lon,lat\nA,0,0', /New Zealand/],
    ['no number', 'Name,lon,lat\nA,NaN,-43', /no proper/],
    ['half a place', 'Name,lon,lat\nA,172.5,', /cannot be read/],
    ['no place', 'Name,lon,lat\nA,,', /A new trough needs a shape/],
    ['no name', 'Name,lon,lat\n"  ",172.5,-43.1', /Name is required/],
    [
      'a huge cell',
      `Name,lon,lat\n${'x'.repeat(3_000_000)},172.5,-43.1`,
      /Name must be 60 characters or fewer/,
    ],
    ['an unknown option', 'Name,Status,lon,lat\nA,gone fishing,172.5,-43.1', /Choose status from the list/],
    ['too many cells', 'Name,lon,lat\nA,172.5,-43.1,9', /4 cells and the headings are 3/],
    ['a shape of another sort', 'Name,WKT\nA,"LINESTRING (172 -43, 172.1 -43)"', /needs a point/],
  ])('for %s', (_what, file, message) => {
    expect(messagesOf(file).join('\n')).toMatch(message);
  });

  test('for an area across the antimeridian, and for one that crosses itself', () => {
    expect(
      messagesOf(area('179.9 -44, -179.9 -44, -179.9 -43.9, 179.9 -43.9, 179.9 -44'), paddock),
    ).not.toEqual([]);
    expect(
      messagesOf(area('172.3 -42.8, 172.304 -42.796, 172.304 -42.8, 172.3 -42.796, 172.3 -42.8'), paddock),
    ).not.toEqual([]);
  });
});
