import { boundaryWords, type PastedAreas } from '@tussock/domain';
import { expect, test, vi } from 'vitest';
import { areasOfPasted, areasOfTextFile } from './areas-of-text.ts';

const WKT = 'POLYGON ((172 -43.2, 172.1 -43.2, 172.1 -43.1, 172 -43.2))';
const grid = 'POLYGON ((1500000 5200000, 1501000 5200000, 1501000 5201000, 1500000 5200000))';
const collection = (name?: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...(name ? { crs: { type: 'name', properties: { name } } } : {}),
    features: [],
  });
const mapped: PastedAreas = { ok: true, areas: [] };
/** The server, and what it was sent to read. */
function server(answer: () => Promise<PastedAreas> = () => Promise.resolve(mapped)) {
  const sent: File[] = [];
  const readMap = vi.fn((file: File) => {
    sent.push(file);
    return answer();
  });
  return { sent, readMap };
}

test.each([
  { text: `SRID=2193;${grid}`, sent: `wkt\n"SRID=2193;${grid}"`, ending: /\.csv$/u },
  {
    text: collection('urn:ogc:def:crs:EPSG::2193'),
    sent: collection('urn:ogc:def:crs:EPSG::2193'),
    ending: /\.geojson$/u,
  },
])(
  'what says that it is in another system is read by the server: $ending',
  async ({ text, sent, ending }) => {
    const { readMap, ...asked } = server();
    expect(await areasOfPasted(text, readMap)).toBe(mapped);
    expect(await asked.sent[0]?.text()).toBe(sent);
    expect(asked.sent[0]?.name).toMatch(ending);
  },
);

test.each([WKT, `SRID=4326;${WKT}`, collection(), collection('urn:ogc:def:crs:OGC:1.3:CRS84'), 'Lot 4'])(
  '%s is read by the page, without a line',
  async (text) => {
    const { readMap } = server();
    await areasOfPasted(text, readMap);
    expect(readMap).not.toHaveBeenCalled();
  },
);

test('a text file that the page cannot read is read by the server, as it is', async () => {
  const { readMap } = server();
  const file = new File(['name,wkt'], 'farms.txt');
  expect(await areasOfTextFile({ file, text: 'name,wkt' }, readMap)).toBe(mapped);
  expect(readMap).toHaveBeenCalledExactlyOnceWith(file);
});

test('without a line the page says what it found', async () => {
  const { readMap } = server(() => Promise.reject(new Error('no line')));
  const file = new File(['name,wkt'], 'farms.txt');
  expect(await areasOfTextFile({ file, text: 'name,wkt' }, readMap)).toEqual({
    ok: false,
    message: boundaryWords.pasteUnread,
  });
});
