import { mapRowWords, type ReadMapFile } from '@tussock/domain';
import { expect, test } from 'vitest';
import { readMapFile } from './read-map-file.ts';

const read = (...elements: readonly string[]): Promise<ReadMapFile> =>
  readMapFile(
    {
      name: 'GPSMAP.gpx',
      bytes: new TextEncoder().encode(
        `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">${elements.join('')}</gpx>`,
      ),
    },
    { readAs: {}, farm: null },
  );
const at = (latitude: number): string => `lat="${latitude}" lon="172.3"`;
const waypoint = `<wpt ${at(-42.8)}><name>TROUGH 1</name><cmt>Leaks</cmt><sym>Flag, Blue</sym><type>user</type><extensions><gpxx:WaypointExtension><gpxx:DisplayMode>SymbolAndName</gpxx:DisplayMode></gpxx:WaypointExtension></extensions></wpt>`;
const track = `<trk><name>Race</name><extensions><gpxx:TrackExtension><gpxx:DisplayColor>Cyan</gpxx:DisplayColor></gpxx:TrackExtension></extensions><trkseg><trkpt ${at(-42.8)}><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>90</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt><trkpt ${at(-42.81)}/></trkseg></trk>`;
const seen = ({ rows }: ReadMapFile) =>
  rows.map(({ geometry, cells, fault }) => [geometry?.type, cells[0], fault]);

test('of a device’s GPX the columns are what somebody wrote, and not how it was shown or how fast a heart beat', async () => {
  const { columns } = await read(track, waypoint);
  expect(new Set(columns)).toEqual(new Set(['name', 'cmt', 'type', 'sym']));
});

test('a track and a route with one place are told as left out, by their names', async () => {
  const lone = [
    `<trk><name>Began</name><trkseg><trkpt ${at(-42.8)}/></trkseg></trk>`,
    `<rte><name>Way</name><rtept ${at(-42.8)}><name>A</name></rtept></rte>`,
  ];
  expect(seen(await read(...lone, track))).toEqual([
    ['LineString', 'Race', undefined],
    [undefined, 'Began', mapRowWords.tooShort],
    [undefined, 'Way', mapRowWords.tooShort],
  ]);
});

test('a route without a name is not called as its first place is', async () => {
  const route = `<rte><rtept ${at(-42.8)}><name>A</name></rtept><rtept ${at(-42.81)}><name>B</name></rtept></rte>`;
  expect(seen(await read(route, waypoint))).toEqual([
    ['LineString', null, undefined],
    ['Point', 'TROUGH 1', undefined],
  ]);
});
