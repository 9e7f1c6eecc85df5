import type { SpreaderLine } from '@tussock/contract';
import { sumOf } from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { block, farm, spreadingOn, urea, valuesOf } from '../../testing/spreading-on.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-03-10T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff' });
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

const { add, addPaddock, fertiliserPath, spread, season, useOwnProduct, chooseBoundary } = spreadingOn(
  () => ({
    server,
    as: lead,
    planId,
  }),
);

describe('a season of paddocks that were drawn anew', () => {
  test('shares nothing with paddocks that were removed, or are planned where others stand; none of it is lost', async () => {
    await chooseBoundary(farm);
    const heavy = { fertiliser_application_product: [{ product: 'N', nitrogen: 40, application_rate: 500 }] };
    const old = await add('paddocks', block(0, 0, 3), { name: 'Five', use: 'pasture', status: 'removed' });
    await add('paddocks', block(0, 0, 2), { name: 'Later', use: 'pasture', status: 'planned' });
    await addPaddock('Five', block(0, 0));
    await addPaddock('Six', block(1, 0));
    await spread(
      { ...heavy, area: 7.24, landUse: 'winterForageCrop', overCapReason: 'Trial' },
      block(0, 0, 2),
    );
    const found = await season();
    expect(found.paddocks.map(({ name, averageKgPerHectare }) => [name, averageKgPerHectare])).toEqual([
      ['Five', expect.closeTo(200, -1)],
      ['Six', expect.closeTo(200, -1)],
    ]);
    expect(found.landholdings[0]?.averageKgPerHectare).toBeCloseTo(200, -1);
    // Whoever pointed at what has gone since put its nitrogen there all the same.
    await spread({ paddocks: [old], applicationDate: '2025-09-01', overCapReason: 'Trial' });
    const { paddocks, totals } = await season();
    expect(paddocks.at(-1)).toMatchObject({ name: 'Outside any paddock' });
    expect(sumOf(paddocks.map(({ nutrientsKg }) => nutrientsKg.nitrogen))).toBe(totals.nutrientsKg.nitrogen);
  });
});

test('an application keeps the area it was saved with when its paddock is drawn anew and it is called otherwise, until other ground is chosen', async () => {
  const [front, back] = [await addPaddock('Front', block(0, 0)), await addPaddock('Back', block(0, 1))];
  const spring = { paddocks: [front], area: 1, areaIsTyped: false };
  const { body: saved } = await spread(spring);
  const was = saved.properties['area'];
  const record = replicaOf(server, lead, planId);
  const redraw = (entityId: string, set: Values) => ({
    entityId,
    op: 'update' as const,
    set,
    baseVersion: 1,
  });
  await record.write([{ entity: 'paddock', ...redraw(front, { geometry: block(0, 0, 2) }) }]);
  const application = { entity: 'fertiliser', entityId: saved._id, op: 'update' as const };
  const areaNow = async () => (await record.load()).rows.get(saved._id)?.values['area'];
  await record.write([{ ...application, set: { name: 'Spring' }, baseVersion: 1 }]);
  expect(await areaNow()).toBe(was);
  await record.write([{ ...application, set: { paddocks: [front, back] }, baseVersion: 2 }]);
  expect(await areaNow()).toBeCloseTo(3 * Number(was), 1);
});

describe('the ground of an application', () => {
  const dressing = {
    fertiliser_application_product: [{ product: 'N', nitrogen: 50, application_rate: 200 }],
  };
  const change = (id: string, row: object) => {
    const update = { entityId: id, op: 'update' as const, ...row };
    return replicaOf(server, lead, planId).write([{ entity: 'paddock', ...update }]);
  };
  const ratesOf = async () =>
    (await season()).paddocks.map(({ name, averageKgPerHectare, state }) => [
      name,
      averageKgPerHectare,
      state,
    ]);

  test('stays the same when two paddocks are merged, and when one is deleted', async () => {
    await chooseBoundary(farm);
    const [front, back] = [await addPaddock('Front', block(0, 0)), await addPaddock('Back', block(1, 0))];
    await spread({ ...dressing, paddocks: [front], areaIsTyped: false });
    await spread({ ...dressing, paddocks: [back], areaIsTyped: false }, block(1, 0));
    await change(front, { set: { geometry: block(0, 0, 2) }, baseVersion: 1 });
    await change(back, { op: 'delete', baseVersion: 1 });
    expect(await ratesOf()).toEqual([['Front', 100, 'within']]);
    await change(front, { op: 'delete', baseVersion: 2 });
    const { totals, landholdings } = await season();
    expect(totals.nutrientsKg.nitrogen).toBeCloseTo(728, 0);
    expect(landholdings).toMatchObject([{ averageKgPerHectare: 100, grazedHectares: 7.27 }]);
  });

  test('is that of its paddocks of the day it is saved, whatever shape came with it', async () => {
    const front = await addPaddock('Front', block(0, 0));
    const { body: saved } = await spread({ paddocks: [front], areaIsTyped: false }, block(2, 2));
    expect(saved.geometry).toEqual(block(0, 0));
    await change(front, { set: { geometry: block(0, 0, 2) }, baseVersion: 1 });
    const save = async (properties: object) =>
      (
        await server.call<typeof saved>(fertiliserPath(`/${saved._id}`), {
          as: lead,
          method: 'PUT',
          body: { properties: { ...saved.properties, ...properties } },
        })
      ).body.geometry;
    expect(await save({ name: 'Renamed' })).toEqual(block(0, 0));
    // The area that the map has now was asked for.
    expect(await save({ area: 7.28, areaIsTyped: false })).toEqual(block(0, 0, 2));
  });

  test('is what it was when the application is brought back after it was deleted', async () => {
    const front = await addPaddock('Front', block(0, 0));
    const { body: saved } = await spread({ paddocks: [front], areaIsTyped: false });
    const application = { entity: 'fertiliser', entityId: saved._id };
    const record = replicaOf(server, lead, planId);
    await record.write([{ ...application, op: 'delete', baseVersion: 1 }]);
    await change(front, { set: { geometry: block(0, 0, 2) }, baseVersion: 1 });
    const set = { ...saved.properties, geometry: saved.geometry };
    expect(await record.write([{ ...application, op: 'restore', set }])).toMatchObject({ status: 200 });
    const { values } = (await record.load()).rows.get(saved._id) ?? {};
    expect(values).toMatchObject({ geometry: block(0, 0), area: 3.64 });
  });

  test('is the shape that was drawn over it', async () => {
    const front = await addPaddock('Front', block(0, 0, 2));
    const { body: saved } = await spread({ paddocks: [front], areaIsTyped: false });
    const { body } = await server.call<typeof saved>(fertiliserPath(`/${saved._id}`), {
      as: lead,
      method: 'PUT',
      body: { geometry: block(0, 0), properties: saved.properties },
    });
    expect(body.geometry).toEqual(block(0, 0));
    expect(body.properties['area']).toBe(3.64);
  });
});

describe('a spreader’s file for paddocks that were drawn anew', () => {
  interface Read {
    readonly lines: readonly SpreaderLine[];
    readonly counts: { readonly new: number; readonly known: number; readonly faulty: number };
  }
  const send = (text: string, rest = '', as = lead) =>
    server.call<Read>(fertiliserPath(`/import${rest}`), { as, body: { text } });

  test('knows its lines again after the paddock was drawn anew and used otherwise, and the product has other figures', async () => {
    await useOwnProduct({ product: 'Mix', nitrogen: 20 });
    const front = await addPaddock('Front', block(0, 0));
    const lines = ['2025-08-20,Front,Mix,100,,', '2025-08-21,Front,Mix,,500,', '2025-08-22,Front,Mix,,500,3'];
    const file = (rows: readonly string[]) => ['date,paddock,product,rate,quantity,area', ...rows].join('\n');
    await send(file(lines));
    await useOwnProduct({ product: 'Mix', nitrogen: 25 });
    await server.database.db
      .updateTable('feature')
      .set({ attributes: JSON.stringify({ name: 'Front', status: 'existing', use: 'crop' }), areaM2: 50_000 })
      .where('id', '=', front)
      .execute();
    const longer = file([...lines, '2025-08-23,Front,Mix,100,,']);
    expect((await send(longer)).body.counts).toEqual({ new: 1, known: 3, faulty: 0 });
  });

  test('is not doubled where it was imported under another id: the day, paddock, product and rate are known', async () => {
    const front = await addPaddock('Front', block(0, 0));
    const _id = '0a1b2c3d-0000-8abc-8abc-0a1b2c3d4e5f';
    const product = { ...urea, product: 'Urea 46-0-0-0', application_rate: 80 };
    const properties = valuesOf({ paddocks: [front], fertiliser_application_product: [product] });
    await server.call(fertiliserPath(), { as: lead, body: { _id, geometry: block(0, 0), properties } });
    const line = '2025-08-20,Front,Urea,80';
    const text = `date,paddock,product,rate\n${line}\n${line}\n`;
    expect((await send(text, '/preview')).body.counts).toEqual({ new: 1, known: 1, faulty: 0 });
  });
});
