import { kinds } from '@tussock/domain';
import { areaSquareMetres, type PolygonGeometry } from '@tussock/geometry';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
let record: ReturnType<typeof replicaOf>;
beforeAll(async () => {
  server = await startTestServer();
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
  record = replicaOf(server, lead, planId);
});
afterAll(() => server.close());

/** About 163 m wide for each 0.002 degrees, and 222 m high. */
const block = (west: number, east: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [east, -42.8],
      [east, -42.798],
      [west, -42.798],
      [west, -42.8],
    ],
  ],
});
const whole = block(172.3, 172.302);
const hectaresOf = (shape: unknown): number => areaSquareMetres(shape as PolygonGeometry) / 10_000; // as a record has it

async function add(entity: string, set: object): Promise<string> {
  const entityId = uuidv7();
  const result = await record.write([
    { entity, entityId, op: 'create', set: { status: 'existing', ...set } },
  ]);
  expect(result, JSON.stringify(result)).toMatchObject({ status: 200 });
  return entityId;
}
const shapeOf = async (id: string): Promise<unknown> =>
  (await record.load()).rows.get(id)?.values['geometry'];

const { category } = exampleAttributes.customFeature;
const halfSwamp = { name: 'Swamp', category, geometry: block(172.301, 172.302) };
const spreadOver = (swamp: string) => ({
  name: 'Spring urea',
  area: 1.81,
  applicationDate: '2025-08-20',
  applicationMethod: 'groundSpreader',
  landUse: 'pastureGrazed',
  fertiliser_application_product: [
    { product: 'Urea', nitrogen: 46, application_rate: 100, price_per_tonne: 900 },
  ],
  fertiliser_application_exclusion_zones: [{ name: 'Swamp', feature_map_layer: [swamp] }],
});

test('[ENT-10] a new application on chosen ground has the shape of that ground less its zones, whatever shape came with it', async () => {
  const paddock = await add(kinds.paddock.id, { name: 'One', use: 'pasture', geometry: whole });
  const swamp = await add(kinds.customFeature.id, halfSwamp);
  // A device without a line sends the paddock whole.
  const spread = (chosen: object) =>
    add(kinds.fertiliser.id, { ...spreadOver(swamp), geometry: whole, ...chosen });
  expect(hectaresOf(await shapeOf(await spread({ paddocks: [paddock] })))).toBeCloseTo(
    hectaresOf(whole) / 2,
    2,
  );
  // What was drawn stays as it was drawn.
  expect(hectaresOf(await shapeOf(await spread({})))).toBeCloseTo(hectaresOf(whole), 4);
});

test('[ENT-10] one of many that are saved at once is cut as well, also from ground that comes behind it', async () => {
  const [swamp, paddock, application] = [uuidv7(), uuidv7(), uuidv7()];
  const rowOf = (
    { wording }: { readonly wording: { readonly featureType: string } },
    _id: string,
    { geometry, ...properties }: Readonly<Record<string, unknown>>,
  ) => ({
    _id,
    featureType: wording.featureType,
    geometry,
    properties: { status: 'existing', ...properties },
  });
  const rows = [
    rowOf(kinds.fertiliser, application, {
      ...spreadOver(swamp),
      geometry: whole,
      paddocks: [paddock],
    }),
    rowOf(kinds.paddock, paddock, { name: 'Two', use: 'pasture', geometry: whole }),
    rowOf(kinds.customFeature, swamp, halfSwamp),
  ];
  const reply = await server.call<{ results: readonly { _id: string; version: number }[] }>(
    `/api/plan/${planId}/feature/batch`,
    { as: lead, body: { rows } },
  );
  expect(reply.body.results).toEqual([application, paddock, swamp].map((_id) => ({ _id, version: 1 })));
  expect(hectaresOf(await shapeOf(application))).toBeCloseTo(hectaresOf(whole) / 2, 2);
});
