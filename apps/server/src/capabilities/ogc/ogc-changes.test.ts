import { allKinds } from '@tussock/domain';
import { toNewZealandTransverseMercator } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../../testing/make-token.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

// Part 4 of OGC API – Features: create, replace, update, delete.

interface Answered {
  readonly id: string;
  readonly geometry: { readonly coordinates: unknown };
  readonly properties: Readonly<Record<string, unknown>>;
  readonly code?: string;
  readonly fields?: readonly { readonly field: string }[];
  readonly current?: { readonly version: number };
}

const epsg = (code: number) => `http://www.opengis.net/def/crs/EPSG/0/${code}`;

let server: TestServer;
let lead: TestUser;
let planId: string;
let writing: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
  writing = (await makeToken(server, lead, ['readMap', 'writeMap'], [planId])).bearer;
});
afterAll(() => server.close());

const trough = { name: 'By the gate', status: 'existing', material: 'concrete' };
const at = [172.101, -43.599] as const;
const feature = (properties: object = trough, coordinates: readonly number[] = at) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});
/** As a script sends it: GeoJSON by its own media type, without the header against other sites. */
const send = async (
  path: string,
  method: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>> = {},
) => {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/geo+json';
  const answer = await fetch(`${server.url}/ogc/${planId}/collections/${path}`, {
    method,
    headers: { ...writing, ...(body ? { 'content-type': type } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json = (await answer.json()) as Answered;
  return { status: answer.status, headers: answer.headers, json };
};
const create = async () =>
  (await send('troughs/items', 'POST', feature({ ...trough, notes: 'New' }))).json.id;

test('a feature is added, with its address and its version', async () => {
  const { status, headers, json } = await send(
    'troughs/items',
    'POST',
    feature({ ...trough, notes: null, areaHectares: 5 }),
  );
  expect([status, headers.get('etag')]).toEqual([201, '"1"']);
  expect(json).toMatchObject(feature({ ...trough, version: 1, areaHectares: null }));
  const read = await fetch(
    `${server.url}${headers.get('location')?.slice(headers.get('location')?.indexOf('/ogc'))}`,
    { headers: writing },
  );
  expect(((await read.json()) as Answered).id).toBe(json.id);
});

test('a feature in another system is stored where it lies', async () => {
  const [easting, northing] = toNewZealandTransverseMercator([172.101, -43.599]);
  const inNztm = feature(trough, [northing, easting]);
  const { json } = await send('troughs/items', 'POST', inNztm, { 'content-crs': `<${epsg(2193)}>` });
  const [x = 0, y = 0] = json.geometry.coordinates as readonly number[];
  expect(Math.abs(x - at[0]) + Math.abs(y - at[1])).toBeLessThan(1e-8);
  expect((await send('troughs/items', 'POST', inNztm, { 'content-crs': `<${epsg(27200)}>` })).status).toBe(
    400,
  );
});

test('is refused as in the browser: values, shapes, other kinds of shape, collections that are worked out', async () => {
  const refused = await send('troughs/items', 'POST', feature({ ...trough, material: 'gold' }));
  expect([refused.status, refused.json.fields?.map(({ field }) => field)]).toEqual([400, ['material']]);
  expect((await send('troughs/items', 'POST', feature(trough, [10, 50]))).status).toBe(400);
  expect((await send('buildings-areas/items', 'POST', feature())).status).toBe(400);
  expect((await send('boundary/items', 'POST', feature())).status).toBe(400);
  expect((await send('troughs/items?limit=1', 'POST', feature())).status).toBe(400);
  expect(
    (
      await send(
        'troughs/items',
        'POST',
        { ...feature(), geometry: { type: 'Point', coordinates: 'here' } },
        { 'content-crs': `<${epsg(2193)}>` },
      )
    ).status,
  ).toBe(400);
});

test('a feature is replaced whole, and changed in part', async () => {
  const id = await create();
  const replaced = await send(`troughs/items/${id}`, 'PUT', feature({ ...trough, name: 'Ford' }));
  expect([replaced.status, replaced.headers.get('etag')]).toEqual([200, '"2"']);
  expect(replaced.json.properties).not.toHaveProperty('notes');
  const changed = await send(`troughs/items/${id}`, 'PATCH', { properties: { notes: 'Leaks' } });
  expect(changed.json.properties).toMatchObject({ name: 'Ford', notes: 'Leaks', version: 3 });
  const without = await send(`troughs/items/${id}`, 'PATCH', { properties: { notes: null } });
  expect(without.json.properties).not.toHaveProperty('notes');
  expect(without.json.geometry.coordinates).toEqual(at);
});

test('an older version than the present one is refused with 412 and the present one, and writes nothing', async () => {
  const id = await create();
  const seen = { 'if-match': '"1"' };
  expect((await send(`troughs/items/${id}`, 'PUT', feature({ ...trough, name: 'Ford' }), seen)).status).toBe(
    200,
  );
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const late = await send(`troughs/items/${id}`, method, method === 'DELETE' ? undefined : feature(), seen);
    expect([late.status, late.json.code, late.json.current?.version], method).toEqual([
      412,
      'preconditionFailed',
      2,
    ]);
  }
  const read = await fetch(`${server.url}/ogc/${planId}/collections/troughs/items/${id}`, {
    headers: writing,
  });
  expect(read.headers.get('etag')).toBe('"2"');
});

test('is in the log of the plan under its person, and is done once however often it is sent', async () => {
  const named = { 'idempotency-key': uuidv7() };
  const [first, second] = [
    await send('troughs/items', 'POST', feature(), named),
    await send('troughs/items', 'POST', feature(), named),
  ];
  expect([first.status, second.status, second.json.id]).toEqual([201, 201, first.json.id]);
  const logged = await server.database.db
    .selectFrom('change')
    .select(['actorId', 'op'])
    .where('entityId', '=', first.json.id)
    .execute();
  expect(logged).toEqual([{ actorId: lead.id, op: 'create' }]);
});

test('a feature is deleted, and then is not there', async () => {
  const id = await create();
  expect((await send(`fencelines/items/${id}`, 'DELETE', undefined)).status).toBe(404);
  expect((await send(`troughs/items/${id}`, 'DELETE', undefined)).json).toEqual({ id });
  expect((await send(`troughs/items/${id}`, 'DELETE', undefined)).status).toBe(404);
  expect((await send(`troughs/items/${id}`, 'PATCH', { properties: {} })).status).toBe(404);
});

test('no parameter of the standard has the name of a property, and no figure that of a field', () => {
  const taken = [
    'f',
    'limit',
    'bbox',
    'bbox-crs',
    'datetime',
    'crs',
    'after',
    'areaHectares',
    'areaM2',
    'lengthMetres',
    'version',
    'createdAt',
    'updatedAt',
  ];
  const keys = allKinds.flatMap(({ fields }) => Object.keys(fields));
  expect(keys.filter((key) => taken.includes(key))).toEqual([]);
});

test('the description has the changes of every collection of a kind, each operation by a name of its own, and no reference to nothing', async () => {
  const { bytes } = await server.call(`/ogc/${planId}/api`, { headers: writing });
  const description = JSON.parse(Buffer.from(bytes).toString()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
    components: Record<string, Record<string, object>>;
  };
  const methodsOf = (path: string) => Object.keys(description.paths[path] ?? {});
  expect(methodsOf('/collections/troughs/items')).toEqual(['get', 'post']);
  expect(methodsOf('/collections/troughs/items/{featureId}')).toEqual(['get', 'put', 'patch', 'delete']);
  expect(methodsOf('/collections/boundary/items')).toEqual(['get']);
  const names = Object.values(description.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  const references = JSON.stringify(description).match(/"#\/components\/\w+\/[\w-]+"/g) ?? [];
  for (const reference of new Set(references)) {
    const [, , part = '', name = ''] = reference.replaceAll('"', '').split('/');
    expect(description.components[part]?.[name], reference).toBeDefined();
  }
});
