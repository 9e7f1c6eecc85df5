import type { DeviceReply, FeatureReply } from '@tussock/contract';
import { allKinds, buildingOptions, kinds, type AnyKind, type Attributes, type Shape } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const shapes: { readonly [S in Shape]: { readonly type: string; readonly coordinates: unknown } } = {
  point: { type: 'Point', coordinates: [172.3, -42.8] },
  line: {
    type: 'LineString',
    coordinates: [
      [172.3, -42.8],
      [172.304, -42.798],
    ],
  },
  polygon: {
    type: 'Polygon',
    coordinates: [
      [
        [172.3, -42.8],
        [172.304, -42.8],
        [172.304, -42.796],
        [172.3, -42.796],
        [172.3, -42.8],
      ],
    ],
  },
};
const allShapes = Object.keys(shapes) as Shape[];

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

const create = (kind: AnyKind, shape: Shape, properties: object) =>
  server.call<FeatureReply>(`/api/plan/${planId}/feature/create`, {
    as: lead,
    body: {
      _id: uuidv7(),
      featureType: kind.wording.featureType,
      geometry: shapes[shape],
      properties,
    },
  });
const list = async ({ wording }: Pick<AnyKind, 'wording'>) =>
  (
    await server.call<{ results: FeatureReply[] }>(
      `/api/plan/${planId}/feature/all?featureType=${encodeURIComponent(wording.featureType)}`,
      { as: lead },
    )
  ).body.results;

/** The example of a kind, on this plan: what it must point at is made first. */
async function exampleOnPlan(kind: AnyKind): Promise<Attributes> {
  const example = { ...(exampleAttributes[kind.id] as Attributes) };
  for (const [key, field] of Object.entries(kind.fields)) {
    if (field.type !== 'featureRef' || !field.required) continue;
    const target = allKinds.find(({ wording }) => wording.collection === field.collection);
    if (!target) throw new Error(`${kind.id} points at nothing`);
    const made = await create(target, target.shapes[0], await exampleOnPlan(target));
    example[key] = [made.body._id];
  }
  return { ...example, ...(kind.uniqueBy ? { [kind.uniqueBy]: uuidv7() } : {}) };
}

/** As it is stored: blank values are left out. */
const stored = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );

describe.each(allKinds.map((kind) => ({ id: kind.id, kind })))('[ENT-2] [ENT-4] the kind $id', ({ kind }) => {
  test('[API-FEAT-1] [API-FEAT-4] is stored with every field, in each of its shapes, and listed unchanged', async () => {
    for (const shape of kind.shapes) {
      const properties = await exampleOnPlan(kind);
      const made = await create(kind, shape, properties);
      expect([made.status, made.body]).toEqual([
        200,
        expect.objectContaining({ featureType: kind.wording.featureType }),
      ]);
      const listed = (await list(kind)).find(({ _id }) => _id === made.body._id);
      expect(listed?.properties).toEqual(stored(properties));
      const { idKey } = kind.wording;
      expect([listed, made.body]).toEqual(
        Array(2).fill(expect.objectContaining({ [idKey]: expect.any(String) })),
      );
      expect(listed?.geometry).toEqual(shapes[shape]);
      expect([listed?.areaHectares !== null, listed?.lengthMetres !== null]).toEqual([
        shape === 'polygon',
        shape === 'line',
      ]);
    }
  });

  test('refuses a shape it does not have', async () => {
    const before = (await list(kind)).length;
    const properties = await exampleOnPlan(kind);
    for (const shape of allShapes.filter((name) => !kind.shapes.includes(name))) {
      const answer = await create(kind, shape, properties);
      expect([answer.status, Array.isArray((answer.body as { message?: unknown }).message)]).toEqual([
        400,
        true,
      ]);
    }
    expect((await list(kind)).length).toBe(before);
  });

  test('[VAL-2] refuses each number out of its bounds, each unknown option and a field it lacks, beside the field', async () => {
    const properties = await exampleOnPlan(kind);
    const wrong = Object.entries(kind.fields).flatMap(([key, field]): [string, unknown][] => {
      if (field.type === 'number' || field.type === 'integer')
        return [
          [key, field.min - 1],
          [key, field.max + 1],
          [key, 'NaN'],
        ];
      if (field.type === 'enum') return [[key, 'no such option']];
      return field.type === 'multiEnum' ? [[key, ['no such option']]] : [];
    });
    for (const [key, value] of [...wrong, ['no such field', 1] as const]) {
      const answer = await create(kind, kind.shapes[0], { ...properties, [key]: value });
      const fields = (answer.body as { fields?: { field: string }[] }).fields ?? [];
      expect([key, answer.status, fields.map(({ field }) => field)]).toEqual([key, 400, [key]]);
    }
  });
});

describe('the calls that some kinds have of their own', () => {
  const post = <Reply = FeatureReply>(path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    server.call<Reply>(path, { as: lead, method, body });

  test.each([
    { row: '[API-BLD-1]', kind: kinds.building, path: 'plan/{planId}/building/update', method: 'POST' },
    { row: '[API-PAD-1]', kind: kinds.paddock, path: 'plan/{planId}/paddock/update', method: 'POST' },
    { row: '[API-LUC-2]', kind: kinds.luc, path: 'plan/{planId}/luc/update', method: 'POST' },
    { row: '[API-FERT-2]', kind: kinds.fertiliser, path: 'plans/{planId}/fertiliser', method: 'PUT' },
  ] as const)('$row changes one of its kind, and finds no other', async ({ kind, path, method }) => {
    const any = allKinds.find(({ id }) => id === kind.id);
    if (!any) throw new Error('not in the registry');
    const properties = await exampleOnPlan(any);
    const made = await create(any, any.shapes[0], properties);
    const at = (id: string) => `/api/${path.replace('{planId}', planId)}/${id}`;
    const changed = await post(at(made.body._id), { properties: { ...properties, name: 'Renamed' } }, method);
    expect([changed.status, changed.body.version, changed.body.properties['name']]).toEqual([
      200,
      2,
      'Renamed',
    ]);
    const trough = await create(
      allKinds.find(({ id }) => id === kinds.trough.id) ?? any,
      'point',
      exampleAttributes.trough,
    );
    expect((await post(at(trough.body._id), { properties }, method)).status).toBe(404);
  });

  test('[API-BLD-2] [ENT-5] gives the six lists that describe buildings', async () => {
    const { body } = await server.call<Record<string, { key: string; label: string }[]>>(
      `/api/plan/${planId}/building/options/all`,
      { as: lead },
    );
    expect(Object.keys(body).sort()).toEqual(Object.keys(buildingOptions).sort());
    expect(body['roofingOptions']).toContainEqual({ key: 'asbestosCement', label: 'Asbestos cement' });
  });

  test('[API-LUC-1] lists LUC units and nothing else', async () => {
    const { body } = await server.call<{ results: FeatureReply[] }>(`/api/plan/${planId}/luc/all`, {
      as: lead,
    });
    expect([...new Set(body.results.map(({ featureType }) => featureType))]).toEqual(['luc']);
  });

  test('[API-FERT-1] adds and lists fertiliser applications', async () => {
    const id = uuidv7();
    const made = await post(`/api/plans/${planId}/fertiliser`, {
      _id: id,
      geometry: shapes.polygon,
      properties: exampleAttributes.fertiliser,
    });
    expect([made.status, made.body.featureType]).toEqual([200, 'fertilisers']);
    const { body } = await server.call<{ results: FeatureReply[] }>(`/api/plans/${planId}/fertiliser`, {
      as: lead,
    });
    expect(body.results.map(({ _id }) => _id)).toContain(id);
  });

  test('[API-DEV-1] [API-DEV-2] [ENT-4] a device is known by its own id, the only one on the plan', async () => {
    const { id: _own, ...properties } = exampleAttributes.device;
    const body = { id: 'probe-7', geometry: shapes.point, properties };
    const made = await post<DeviceReply>(`/api/plans/${planId}/device`, body);
    expect([made.status, made.body.id]).toEqual([200, 'probe-7']);

    const twin = await post<{ message: string[]; fields: { field: string }[] }>(
      `/api/plans/${planId}/device`,
      body,
    );
    expect([twin.status, twin.body.message]).toEqual([
      400,
      ['There is another device with this device id on the plan'],
    ]);

    const path = `/api/plans/${planId}/device/probe-7`;
    const changed = await post<DeviceReply>(
      path,
      { properties: { ...properties, id: 'probe-7', name: 'By the gate' } },
      'PUT',
    );
    expect([changed.status, changed.body.id, changed.body.properties['name']]).toEqual([
      200,
      'probe-7',
      'By the gate',
    ]);
    expect((await list(kinds.device)).map(({ id }) => id)).toContain('probe-7');
    expect((await post(`/api/plans/${planId}/device/probe-8`, { properties }, 'PUT')).status).toBe(404);
  });

  test('a device of another plan is not found', async () => {
    const other = await server.addPlan({ lead });
    const answer = await post(`/api/plans/${other}/device/probe-7`, { properties: {} }, 'PUT');
    expect(answer.status).toBe(404);
  });

  test('a row points at features of this plan only', async () => {
    const effluent = allKinds.find(({ id }) => id === kinds.effluent.id);
    if (!effluent) throw new Error('not in the registry');
    const properties = await exampleOnPlan(effluent);
    const answer = await create(effluent, 'point', {
      ...properties,
      applications: [{ date: '2026-09-14', paddockIds: [uuidv7()] }],
    });
    expect([
      answer.status,
      (answer.body as unknown as { fields: { field: string }[] }).fields[0]?.field,
    ]).toEqual([400, 'applications.0.paddockIds']);
  });
});
