import { kinds } from '@tussock/domain';
import { areaSquareMetres, type PolygonGeometry } from '@tussock/geometry';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let record: ReturnType<typeof replicaOf>;
beforeAll(async () => {
  server = await startTestServer();
  const lead = await server.addUser({ role: 'providerStaff' });
  record = replicaOf(server, lead, await server.addPlan({ lead }));
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

test('[ENT-10] a new application on chosen ground has the shape of that ground less its zones, whatever shape came with it', async () => {
  const { category } = exampleAttributes.customFeature;
  const paddock = await add(kinds.paddock.id, { name: 'One', use: 'pasture', geometry: whole });
  const swamp = await add(kinds.customFeature.id, {
    name: 'Swamp',
    category,
    geometry: block(172.301, 172.302),
  });
  const spread = (chosen: object) =>
    add(kinds.fertiliser.id, {
      name: 'Spring urea',
      area: 3.62,
      applicationDate: '2025-08-20',
      applicationMethod: 'groundSpreader',
      landUse: 'pastureGrazed',
      fertiliser_application_product: [
        { product: 'Urea', nitrogen: 46, application_rate: 100, price_per_tonne: 900 },
      ],
      fertiliser_application_exclusion_zones: [{ name: 'Swamp', feature_map_layer: [swamp] }],
      // A device without a line sends the paddock whole.
      geometry: whole,
      ...chosen,
    });
  expect(hectaresOf(await shapeOf(await spread({ paddocks: [paddock] })))).toBeCloseTo(
    hectaresOf(whole) / 2,
    2,
  );
  // What was drawn stays as it was drawn.
  expect(hectaresOf(await shapeOf(await spread({})))).toBeCloseTo(hectaresOf(whole), 4);
});
