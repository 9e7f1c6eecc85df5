import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FeatureReply } from '@tussock/contract';
import { kindById, kinds } from '@tussock/domain';
import { mapPositions, positionsOf, type Geometry, type Position } from '@tussock/geometry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { farmOfAllKinds, manyOfKind, storeFeatures } from '../../testing/farm-of-all-kinds.ts';
import { makeToken } from '../../testing/make-token.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { ogcCollections } from './collections.ts';

const run = promisify(execFile);

interface Item {
  readonly id?: string;
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, unknown>>;
}

let server: TestServer;
let lead: TestUser;
let planId: string;
let bigPlanId: string;
let folder: string;
let token: string;
let bearer: Readonly<Record<string, string>>;
const MANY = 10_000;
const AT = new Date('2026-11-20T00:00:00.000Z');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tussock-gdal-'));
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
  bigPlanId = await server.addPlan({ lead });
  await storeFeatures(server.database, planId, { features: farmOfAllKinds(), at: AT });
  const paddocks = manyOfKind(kindById(kinds.paddock.id), MANY);
  for (let begun = 0; begun < MANY; begun += 1000)
    await storeFeatures(server.database, bigPlanId, {
      features: paddocks.slice(begun, begun + 1000),
      at: AT,
    });
  const made = await makeToken(server, lead, ['readMap', 'readRecords']);
  ({ token, bearer } = made);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program of GDAL, which proves itself as QGIS does: the token is the password of Basic. */
async function gdal(program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, GDAL_HTTP_USERPWD: `qgis:${token}`, CPL_DEBUG: '' };
  const { stdout } = await run(program, args, { env, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
const sourceOf = (plan: string): string => `OAPIF:${server.url}/ogc/${plan}`;

/** Has a layer taken out as a file of GeoJSON, and reads it. */
async function takeOut(plan: string, layer: string, args: readonly string[] = []): Promise<readonly Item[]> {
  const file = join(folder, `${layer}-${args.join('').replaceAll(/\W/g, '')}.json`);
  const form = ['-f', 'GeoJSON', '-lco', 'COORDINATE_PRECISION=12', '-lco', 'SIGNIFICANT_FIGURES=17'];
  await gdal('ogr2ogr', [...form, ...args, file, sourceOf(plan), layer]);
  const { features } = JSON.parse(await readFile(file, 'utf8')) as { features: Item[] };
  // GDAL has ids that are numbers alone: one that is a text becomes a value.
  return features.map(({ geometry, properties: { id, ...properties } }) => ({
    id: String(id),
    geometry,
    properties,
  }));
}

const itemsOf = async (path: string): Promise<readonly Item[]> => {
  const { bytes } = await server.call(`/ogc/${path}`, { headers: bearer });
  return (JSON.parse(Buffer.from(bytes).toString('utf8')) as { features: Item[] }).features;
};

/** Values as a table has them: what a feature does not have is null there. */
const filled = (properties: Item['properties']): Item['properties'] =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));

/** Metres of a ten-millionth of a degree are about a hundredth; a millimetre is a hundred-millionth. */
const MILLIMETRE_DEGREES = 8e-9;
const farthest = (one: Geometry, other: Geometry): number =>
  Math.max(
    ...positionsOf(one).map((position, index) => {
      const [x, y] = positionsOf(other)[index] ?? [Infinity, Infinity];
      return Math.max(Math.abs(position[0] - x), Math.abs(position[1] - y));
    }),
  );

test('ogrinfo lists every collection of a farm, and is refused without a token', async () => {
  const listed = await gdal('ogrinfo', ['-q', sourceOf(planId)]);
  for (const { id } of ogcCollections) expect(listed).toMatch(new RegExp(`: ${id} `));
  const withoutToken = run('ogrinfo', ['-q', sourceOf(planId)]);
  await expect(withoutToken).rejects.toMatchObject({ stderr: expect.stringContaining('401') as string });
});

test('ogr2ogr takes out ten thousand features, equal to the product’s own to a millimetre and to every value', async () => {
  const own = await server.call<{ results: FeatureReply[] }>(`/api/plan/${bigPlanId}/feature/all`, {
    as: lead,
  });
  const taken = await takeOut(bigPlanId, kinds.paddock.wording.featureType);
  expect(taken).toHaveLength(MANY);
  const expected = new Map(own.body.results.map((feature) => [feature._id, feature]));
  let most = 0;
  const different = taken.filter(({ id = '', geometry, properties }) => {
    const feature = expected.get(id);
    if (!feature) return true;
    most = Math.max(most, farthest(feature.geometry, geometry));
    const { areaHectares, areaM2, lengthMetres, version, createdAt, updatedAt } = feature;
    const figures = { areaHectares, areaM2, lengthMetres, version };
    const { createdAt: added, updatedAt: changed, ...values } = filled(properties);
    const isSame =
      JSON.stringify(inOrder(values)) ===
      JSON.stringify(inOrder(filled({ ...feature.properties, ...figures })));
    return (
      !isSame || momentOf(added) !== Date.parse(createdAt) || momentOf(changed) !== Date.parse(updatedAt)
    );
  });
  expect(different.slice(0, 1)).toEqual([]);
  expect(most).toBeLessThan(MILLIMETRE_DEGREES);
});

/** GDAL writes moments as `2026/11/20 00:00:00+00`. */
const momentOf = (text: unknown): number =>
  Date.parse(String(text).replaceAll('/', '-').replace(' ', 'T').replace(/\+00$/, 'Z'));
const inOrder = (values: Item['properties']): unknown =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));

test('a box and a value that GDAL asks for leave the same features', async () => {
  const layer = kinds.paddock.wording.featureType;
  const box = ['172.0105', '-43.8995', '172.0305', '-43.8905'];
  const [taken, asked] = [
    await takeOut(bigPlanId, layer, ['-spat', ...box]),
    await itemsOf(`${bigPlanId}/collections/${layer}/items?bbox=${box.join()}`),
  ];
  expect(asked.length).toBeGreaterThan(10);
  expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(asked.map(({ id }) => id)));
  expect(await takeOut(planId, layer, ['-where', "use = 'retired'"])).toEqual([]);
});

test('coordinates in NZTM2000 are those that PROJ makes of the same positions, to a millimetre', async () => {
  const crs = encodeURIComponent('http://www.opengis.net/def/crs/EPSG/0/2193');
  for (const kind of [kinds.lmu, kinds.track, kinds.trough]) {
    const layer = kind.wording.featureType;
    const [proj] = await takeOut(planId, layer, ['-t_srs', 'EPSG:2193', '-lco', 'RFC7946=NO']);
    const [ours] = await itemsOf(`${planId}/collections/${layer}/items?crs=${crs}`);
    if (!proj || !ours) throw new Error(`no ${layer}`);
    const eastFirst = mapPositions(ours.geometry, ([north, east]): Position => [east, north]);
    expect(farthest(eastFirst, proj.geometry)).toBeLessThan(0.001);
  }
});

test('a device keeps the id that is printed on it beside that of the feature', async () => {
  const file = join(folder, 'devices.json');
  await gdal('ogr2ogr', ['-f', 'GeoJSON', file, sourceOf(planId), kinds.device.wording.featureType]);
  const { features } = JSON.parse(await readFile(file, 'utf8')) as { features: Item[] };
  const [own] = await itemsOf(`${planId}/collections/${kinds.device.wording.featureType}/items`);
  expect(features.map(({ properties }) => properties)).toMatchObject([{ id: own?.properties['id'] }]);
});
