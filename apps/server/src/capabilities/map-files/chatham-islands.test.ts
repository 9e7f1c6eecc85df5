import { kindById, kinds, namesOfFeatures } from '@tussock/domain';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readMapFile } from './reading/read-map-file.ts';
import { mapFormatWriters } from './writing/writers.ts';

const kind = kindById(kinds.trough.id);
const AT: readonly [number, number] = [-176.55, -43.95];
const features = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    kind,
    geometry: { type: 'Point' as const, coordinates: AT },
    attributes: { name: 'Low', status: 'existing' },
    measures: {},
  },
];
const plan = {
  farm: 'Owenga',
  at: new Date('2026-11-22T00:00:00Z'),
  layers: [{ kind, features }],
  names: namesOfFeatures(features),
};

test('writes a farm on the Chatham Islands in CITM2000 as a shapefile, and reads it back where it was', async () => {
  const bytes = await mapFormatWriters.shapefile(plan);
  const files = Object.entries(unzipSync(bytes));
  const prj = files.find(([path]) => path.endsWith('.prj'))?.[1] ?? new Uint8Array();
  expect(strFromU8(prj)).toContain('"NZGD_2000_Chatham_Islands_TM_2000"');
  const read = await readMapFile({ name: 'a.zip', bytes }, { readAs: {}, farm: null });
  expect(read.system).toBe('Chatham Islands TM 2000');
  expect(read.rows[0]?.geometry?.coordinates).toEqual(AT);
});

test('writes a farm on the Chatham Islands in CITM2000 as a drawing', async () => {
  const lines = strFromU8(await mapFormatWriters.dxf(plan)).split('\r\n');
  // Figures of PROJ for EPSG:3793.
  expect(Number(lines[lines.indexOf('10') + 1])).toBeCloseTo(3_495_986.324, 2);
  expect(Number(lines[lines.indexOf('20') + 1])).toBeCloseTo(5_131_732.003, 2);
});
