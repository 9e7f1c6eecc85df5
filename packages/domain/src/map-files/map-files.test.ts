import { expect, test } from 'vitest';
import { checkImportedLayer } from './imported-layer.ts';
import { coordinateSystems, systemNamed } from './coordinate-systems.ts';
import { readLayerFile } from './read-layer-file.ts';

test.each([
  ['NZGD_2000_New_Zealand_Transverse_Mercator', 2193],
  ['NZGD2000 / New Zealand Transverse Mercator 2000', 2193],
  ['EPSG:2193', 2193],
  ['urn:ogc:def:crs:EPSG::27200', 27200],
  ['urn:ogc:def:crs:OGC:1.3:CRS84', 4326],
  ['GCS_WGS_1984', 4326],
  ['GCS_NZGD_2000', 4167],
  ['GD_1949_New_Zealand_Map_Grid', 27200],
  ['NZGD49 / New Zealand Map Grid', 27200],
  ['NZGD_2000_Mount_Eden_Circuit', 2105],
  ['NZGD49 / Mount Eden Circuit', 27205],
  ['NZGD2000 / Bluff 2000', 2132],
  ['WGS 84 / UTM zone 59S', 32759],
  ['NZGD2000 / UTM zone 60S', 2135],
  ['WGS_1984_Web_Mercator_Auxiliary_Sphere', 3857],
])('the system that programs call %s is known', (name, id) => {
  expect(systemNamed(name)?.id).toBe(id);
});

test('a system of another country is none of ours', () => {
  expect(systemNamed('OSGB 1936 / British National Grid')).toBeUndefined();
});

test('every circuit of both surveys is there once', () => {
  const ids = coordinateSystems.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(coordinateSystems.filter(({ label }) => label.includes('circuit'))).toHaveLength(56);
});

test('a layer says its name, colour, file and extent', () => {
  expect(
    checkImportedLayer({ name: 'Soils', colour: 'violet', areas: 1, lines: 0, points: 0 }),
  ).toMatchObject({
    ok: false,
    refusals: [{ field: 'fileId' }, { field: 'bounds' }],
  });
});

test.each([[[172.3, 4_294_967_254.8]], [[0, 0]], [['a', 'b']], [[]]])(
  'a place of a stored layer that no map can show is passed over: %j',
  (coordinates) => {
    const feature = (at: unknown) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: at },
    });
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [feature(coordinates), feature([172.3, -42.8])],
    });
    expect(readLayerFile(text).rows.map(({ geometry }) => geometry?.coordinates)).toEqual([[172.3, -42.8]]);
  },
);

test('a layer whose extent lies past a pole is refused', () => {
  const layer = {
    name: 'Soils',
    colour: 'violet',
    areas: 1,
    lines: 0,
    points: 0,
    fileId: '0198c5a0-0000-7000-8000-000000000001',
  };
  expect(checkImportedLayer({ ...layer, bounds: [172, -42.8, 173, 4_294_967_254] })).toMatchObject({
    ok: false,
    refusals: [{ field: 'bounds' }],
  });
});
