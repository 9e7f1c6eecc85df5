import type { FertiliserApplicationReply, FertiliserTrialReply, SpreaderLine } from '@tussock/contract';
import { sumOf } from '@tussock/domain';
import { areaSquareMetres } from '@tussock/geometry';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { block, farm, spreadingOn, urea, valuesOf } from '../../testing/spreading-on.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let viewer: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-03-10T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff' });
  viewer = await server.addUser({ role: 'providerStaff' });
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
const tried = async (properties: object, geometry: object | null = block(0, 0)) =>
  (
    await server.call<FertiliserTrialReply>(fertiliserPath('/try'), {
      as: lead,
      body: { geometry, properties: valuesOf(properties) },
    })
  ).body;
describe('[API-FERT-1] [API-FERT-2] applications', () => {
  test('[API-FERT-1] nobody without a session, or without a right on the plan', async () => {
    const stranger = await server.addUser({ role: 'accountUser' });
    expect((await server.call(fertiliserPath())).status).toBe(401);
    expect((await server.call(fertiliserPath(), { as: stranger })).status).toBe(403);
    expect((await server.call(fertiliserPath('/season'), { as: stranger })).status).toBe(403);
  });

  test('[API-FERT-1] [CALC-1] [ENT-10] are answered with quantities, nutrients and prices', async () => {
    const products = [
      { product: 'Superphosphate', application_rate: 250, price_per_tonne: 420, phosphorus: 9, sulphur: 11 },
      { product: 'DAP', application_rate: 100, price_per_tonne: 1150, nitrogen: 18, phosphorus: 20 },
    ];
    const dressing = {
      area: 42.5,
      cartage_rate: 28.75,
      cost: 95.5,
      store_charge: 6,
      mixing_fee: 12.9,
      fertiliser_application_product: products,
    };
    const made = await spread(dressing, farm);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const { body } = await server.call<{ results: FertiliserApplicationReply[] }>(fertiliserPath(), {
      as: lead,
    });
    expect(body.results).toHaveLength(1);
    expect(body.results[0]?.figures).toMatchObject({
      chargesSum: 141,
      products: [
        { quantity: 10.625, price_per_ha: 105, price_total: 5960.625 },
        { quantity: 4.25, price_per_ha: 115, price_total: 5486.75 },
      ],
      totals: { quantity: 14.875, price_total: 11447.375, nitrogen: 18, phosphorus: 42.5 },
    });
  });

  test('[API-FERT-2] changed values bring changed figures', async () => {
    const { body: made } = await spread({}, farm);
    const { status, body } = await server.call<FertiliserApplicationReply>(fertiliserPath(`/${made._id}`), {
      as: lead,
      method: 'PUT',
      body: { properties: valuesOf({ area: 10 }) },
    });
    expect(status).toBe(200);
    expect(body.figures.totals).toMatchObject({ quantity: 1, price_total: 900, nitrogen: 46 });
  });

  test('[API-FERT-1] a row without a rate is refused at its field', async () => {
    const { status, body } = await spread({ fertiliser_application_product: [{ product: 'Urea' }] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'fertiliser_application_product.0.application_rate' }] });
  });
});

describe('the area of an application', () => {
  test('[ENT-10] is the drawn shape where nothing is chosen', async () => {
    const { area } = await tried({});
    expect(area.parts).toEqual([{ label: 'Drawn shape', hectares: area.hectares }]);
    expect(area.hectares).toBe(Math.round(areaSquareMetres(block(0, 0)) / 100) / 100);
  });

  test('[ENT-10] is the paddocks and new areas less the exclusion zones, each taken once', async () => {
    const paddocks = [await addPaddock('One', block(0, 0)), await addPaddock('Two', block(1, 0))];
    const corner = await add('custom-feature', block(2, 0), {
      name: 'Corner',
      category: exampleAttributes.customFeature.category,
    });
    const swamp = await add('custom-feature', block(0.5, 0, 1, 1), {
      name: 'Swamp',
      category: exampleAttributes.customFeature.category,
    });
    const { area } = await tried({
      paddocks,
      fertiliser_application_new: [{ name: 'Corner', feature_map_layer: [corner] }],
      fertiliser_application_exclusion_zones: [
        { name: 'Swamp', feature_map_layer: [swamp] },
        { name: 'Swamp again', feature_map_layer: [swamp] },
      ],
    });
    const one = Math.round(areaSquareMetres(block(0, 0)) / 100) / 100;
    expect(area.parts.map(({ label }) => label)).toEqual(['One', 'Two', 'Corner', 'Swamp', 'Swamp again']);
    expect(area.parts.at(-1)?.hectares).toBe(0);
    expect(sumOf(area.parts.map(({ hectares }) => hectares))).toBe(area.hectares);
    expect(area.hectares).toBeCloseTo(2 * one, 1);
  });

  test('[ENT-10] leaves clear what lies around a point', async () => {
    const bore = await add(
      'custom-feature',
      { type: 'Point', coordinates: [172.301, -42.799] },
      { name: 'Bore', category: exampleAttributes.customFeature.category },
    );
    const zone = { name: 'Bore', reason: 'bore', feature_map_layer: [bore], setback: 50 };
    const { area } = await tried({ fertiliser_application_exclusion_zones: [zone] });
    // A circle of 50 m has 0.785 ha.
    expect(area.parts[1]?.hectares).toBeCloseTo(-0.78, 1);
  });

  test('survives what is half typed', async () => {
    const { area, places } = await tried({
      applicationDate: '20',
      paddocks: [7, null, 'x'],
      fertiliser_application_exclusion_zones: ['?', null, { setback: 'a' }],
      fertiliser_application_product: 'none yet',
    });
    expect(area.hectares).toBeGreaterThan(3);
    expect(places).toEqual([]);
  });
});

describe('a season', () => {
  test('runs from 1 July to 30 June and counts nitrogen as the worked example does', async () => {
    await chooseBoundary(farm);
    const paddock = await addPaddock('One', block(0, 0));
    const dressings = [
      ['2025-06-30', 46, 300],
      ['2025-08-20', 46, 80],
      ['2025-10-15', 18, 100],
      ['2026-02-25', 46, 120],
      ['2026-07-01', 46, 300],
    ] as const;
    for (const [applicationDate, nitrogen, application_rate] of dressings)
      await spread({
        applicationDate,
        paddocks: [paddock],
        fertiliser_application_product: [{ product: 'N', nitrogen, application_rate }],
      });
    const found = await season();
    expect(found.season).toMatchObject({ name: '2025/26', from: '2025-07-01', to: '2026-06-30' });
    expect(found.startYears).toEqual([2026, 2025, 2024]);
    expect(found.cap).toMatchObject({ kgPerHectareYear: 190, warnAtPercent: 80 });
    expect(found.paddocks).toMatchObject([{ name: 'One', highestKgPerHectare: 110, state: 'within' }]);
    expect(found.landholdings).toMatchObject([{ name: 'Whole farm', highestKgPerHectare: 110 }]);
  });

  test('adds up where dressings overlap, and only there', async () => {
    await chooseBoundary(farm);
    await addPaddock('Wide', block(0, 0, 2, 1));
    const rate = (application_rate: number) => ({
      fertiliser_application_product: [{ ...urea, application_rate }],
    });
    await spread(rate(250), block(0, 0));
    await spread(rate(250), block(1, 0));
    expect((await season()).paddocks).toMatchObject([{ highestKgPerHectare: 115, state: 'within' }]);
    await spread({ ...rate(200), overCapReason: 'Consent CRC204411' }, block(0, 0, 2, 1));
    expect((await season()).paddocks).toMatchObject([{ highestKgPerHectare: 207, state: 'over' }]);
  });

  test('[CALC-1] every total is the sum of its paddocks, and of its land units', async () => {
    await addPaddock('One', block(0, 0));
    await addPaddock('Two', block(1, 0));
    await add('lmu', block(0, 0, 1, 2), { ...exampleAttributes.lmu, name: 'Flats' });
    await spread({ area: 7.77 }, block(0, 0, 3, 1));
    await spread({ area: 3.33 }, block(0.3, 0.2));
    const { paddocks, landUnits, totals, applications } = await season();
    expect(paddocks.map(({ name }) => name)).toEqual(['One', 'Two', 'Outside any paddock']);
    for (const rows of [paddocks, landUnits, applications])
      expect({
        quantity: sumOf(rows.map(({ quantity }) => quantity)),
        price: sumOf(rows.map(({ price_total }) => price_total)),
        nitrogen: sumOf(rows.map(({ nutrientsKg }) => nutrientsKg.nitrogen)),
        hectares: sumOf(rows.map(({ spreadHectares }) => spreadHectares)),
      }).toEqual({
        quantity: totals.quantity,
        price: totals.price_total,
        nitrogen: totals.nutrientsKg.nitrogen,
        hectares: 11.1,
      });
  });

  test('[CALC-1] says of each sum whether all that it is of has a price', async () => {
    await addPaddock('One', block(0, 0));
    await addPaddock('Two', block(1, 0));
    await spread({ area: 1 }, block(0, 0));
    const { price_per_tonne: _left, ...unpriced } = urea;
    await spread({ area: 1, fertiliser_application_product: [unpriced] }, block(1, 0));
    const { paddocks, applications, totals } = await season();
    expect(paddocks.map(({ name, isPriced }) => [name, isPriced])).toEqual([
      ['One', true],
      ['Two', false],
    ]);
    expect(applications.map(({ isPriced }) => isPriced)).toEqual([true, false]);
    expect(totals).toMatchObject({ price_total: paddocks[0]?.price_total, isPriced: false });
  });

  test('leaves effluent, crops that are not grazed and removed applications out of the cap', async () => {
    const paddock = await addPaddock('One', block(0, 0));
    const where = { paddocks: [paddock] };
    await spread({ ...where, landUse: 'arable' });
    await spread({ ...where, fertiliser_application_product: [{ ...urea, isOrganic: true }] });
    await spread({ ...where, status: 'removed' });
    const { paddocks, applications } = await season();
    expect(applications).toHaveLength(2);
    expect(paddocks).toMatchObject([{ countedNitrogenKg: 0, highestKgPerHectare: 0, state: 'notCapped' }]);
  });

  describe('of a farm in pieces 16 m apart', () => {
    const pieces = [block(0, 0, 2, 2), block(2.1, 0, 2, 2)] as const;
    // One paddock of 100 kg N/ha on 3.6 of 14.5 ha of the first piece, and nothing on the second.
    const dress = async (application_rate: number): Promise<void> => {
      await chooseBoundary(...pieces);
      await addPaddock('Near', block(0, 0));
      await addPaddock('Over the road', block(2.1, 0));
      await spread({
        landUse: 'winterForageCrop',
        fertiliser_application_product: [{ ...urea, application_rate }],
        overCapReason: 'Trial',
      });
    };
    const say = async (betweenBlocks: string): Promise<void> => {
      const { info } = await server.database.db
        .selectFrom('plan')
        .select('info')
        .where('id', '=', planId)
        .executeTakeFirstOrThrow();
      await server.database.db
        .updateTable('plan')
        .set({ info: JSON.stringify({ ...(info as object), betweenBlocks }) })
        .where('id', '=', planId)
        .execute();
    };

    test('they count together where a person says that a road parts them', async () => {
      await say('roadRailRiver');
      await dress(500);
      expect((await season()).landholdings).toMatchObject([{ name: 'Whole farm', averageState: 'within' }]);
    });

    test('they count apart where land of others lies between', async () => {
      await say('neighbour');
      await dress(500);
      expect((await season()).landholdings).toMatchObject([
        { name: 'Landholding 1', averageState: 'over' },
        { name: 'Landholding 2', averageState: 'notCapped' },
      ]);
    });

    test('the average is not judged where nobody said and it makes a difference', async () => {
      await dress(500);
      const { landholdings, capSentences } = await season();
      expect(landholdings[0]?.averageState).toBe('notJudged');
      expect(capSentences.join(' ')).toContain('does not say which');
    });

    test('the average is judged where nobody said and it makes none', async () => {
      await dress(100);
      const { landholdings, capSentences } = await season();
      expect(landholdings[0]?.averageState).toBe('within');
      expect(capSentences.join(' ')).not.toContain('does not say which');
    });
  });

  test('judges no farm of less than 20 ha, and none without a boundary', async () => {
    await addPaddock('One', block(0, 0));
    await spread({ fertiliser_application_product: [{ ...urea, application_rate: 900 }] });
    const unbounded = await season();
    await chooseBoundary(block(0, 0, 5, 1));
    const small = await season();
    expect(unbounded.paddocks).toMatchObject([{ highestKgPerHectare: 414, state: 'notJudged' }]);
    expect(unbounded.capSentences[0]).toBe(
      'The boundary has not been chosen, so it is not known whether the cap applies (20 ha or more).',
    );
    expect(small.paddocks).toMatchObject([{ state: 'notJudged' }]);
    expect(small.capSentences[0]).toMatch(
      /^The cap is for farms of 20 ha or more\. This plan shows 18\.\d\d ha/,
    );
  });

  test('holds crops that are grazed before harvest in the average, and a paddock in forage crop whole', async () => {
    await chooseBoundary(farm);
    await addPaddock('One', block(0, 0));
    await addPaddock('Two', block(1, 0));
    const heavy = { fertiliser_application_product: [{ ...urea, application_rate: 500 }] };
    await spread({ ...heavy, landUse: 'arable', grazedBeforeHarvest: true });
    await spread({ landUse: 'winterForageCrop', ...heavy, overCapReason: 'Trial' }, block(1, 0));
    await spread({ ...heavy, overCapReason: 'Trial' }, block(1, 0));
    const { landholdings, paddocks } = await season();
    expect(paddocks.map(({ state }) => state)).toEqual(['notCapped', 'notCapped']);
    expect(landholdings).toMatchObject([{ averageState: 'over', highestKgPerHectare: 0 }]);
  });

  test('does not count paddocks that are only planned as grazed', async () => {
    await chooseBoundary(farm);
    await addPaddock('One', block(0, 0));
    await add('paddocks', block(2, 0), { name: 'Later', use: 'pasture', status: 'planned' });
    await spread();
    const { landholdings } = await season();
    expect(landholdings[0]?.grazedHectares).toBeCloseTo(areaSquareMetres(block(0, 0)) / 10_000, 1);
  });

  test('without anything is empty, and has no cap before there was one', async () => {
    const found = await season(2019);
    expect(found).toMatchObject({ cap: null, applications: [], paddocks: [], landholdings: [] });
    expect(found.capSentences).toEqual(['No rule on synthetic nitrogen is on file for this season.']);
  });
});

describe('an application over the cap', () => {
  const heavy = { fertiliser_application_product: [{ ...urea, application_rate: 500 }] };

  test('is saved with a reason only, which is kept and shown', async () => {
    await chooseBoundary(farm);
    const refused = await spread(heavy);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: [{ field: 'overCapReason' }] });
    const { status, body } = await spread({ ...heavy, overCapReason: 'Consent CRC204411' });
    expect(status).toBe(200);
    expect(body.properties['overCapReason']).toBe('Consent CRC204411');
    expect((await season()).applications).toMatchObject([{ overCapReason: 'Consent CRC204411' }]);
  });

  test('needs a reason in a list of changes too, at its row', async () => {
    await chooseBoundary(farm);
    const row = {
      _id: uuidv7(),
      featureType: 'fertilisers',
      geometry: block(0, 0),
      properties: valuesOf(heavy),
    };
    const { status, body } = await server.call(`/api/plan/${planId}/feature/batch`, {
      as: lead,
      body: { rows: [row] },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ field: 'rows.0.overCapReason' }] });
  });
});

describe('the area that is saved', () => {
  const twoPaddocks = async () => ({
    paddocks: [await addPaddock('One', block(0, 0)), await addPaddock('Two', block(1, 0))],
  });

  test('is that of all chosen paddocks where nobody typed one', async () => {
    const { body } = await spread({ ...(await twoPaddocks()), area: 3.62, areaIsTyped: false });
    const { area } = await tried({ paddocks: body.properties['paddocks'] });
    expect(body.properties).toMatchObject({ area: area.hectares, areaIsTyped: false });
    expect(body.figures.area).toBe(area.hectares);
  });

  test.each([
    { area: 28, status: 400, fields: [{ field: 'area' }] },
    // What a slope and passes that overlap may add.
    { area: 3.9, status: 200, fields: undefined },
  ])('is refused where $area ha were typed on 3.64 ha with $status', async ({ area, status, fields }) => {
    await chooseBoundary(farm);
    const reply = await spread({ area, areaIsTyped: true });
    expect(reply).toMatchObject({ status, body: fields ? { fields } : {} });
  });

  test('is refused on a change to more than its ground, and left as it was saved otherwise', async () => {
    const { body: made } = await spread({ area: 3 });
    const change = (properties: object) =>
      server.call<{ fields?: readonly unknown[] }>(fertiliserPath(`/${made._id}`), {
        as: lead,
        method: 'PUT',
        body: { properties: valuesOf(properties) },
      });
    expect((await change({ area: 28 })).body.fields).toMatchObject([{ field: 'area' }]);
    // Saved before areas were held against the ground.
    await server.database.db
      .updateTable('feature')
      .set({ attributes: JSON.stringify({ ...made.properties, area: 28 }) })
      .where('id', '=', made._id)
      .execute();
    expect((await change({ area: 28, areaIsTyped: true, name: 'Autumn' })).status).toBe(200);
  });

  test('stays as typed, and the row says so', async () => {
    const typed = await spread({ ...(await twoPaddocks()), area: 2.5, areaIsTyped: true });
    const unsaid = await spread({ ...(await twoPaddocks()), area: 2.5 });
    expect(typed.body.properties).toMatchObject({ area: 2.5, areaIsTyped: true });
    expect(unsaid.body.properties).toMatchObject({ area: 2.5, areaIsTyped: true });
  });

  test('is that of the map in a what-if of an area nobody typed', async () => {
    await chooseBoundary(farm);
    const where = await twoPaddocks();
    const [free, typed] = [
      await tried({ ...where, area: 1 }),
      await tried({ ...where, area: 1, areaIsTyped: true }),
    ];
    const averages = [free, typed].map(
      ({ places }) => places.find((it) => it.isLandholding)?.afterKgPerHectare,
    );
    expect(averages[0]).toBeCloseTo(46, 0);
    expect(averages[1]).toBeLessThan(10);
  });
});

test('a what-if says what each place would come to, and saves nothing', async () => {
  await chooseBoundary(farm);
  const paddock = await addPaddock('One', block(0, 0));
  await spread({ paddocks: [paddock], fertiliser_application_product: [{ ...urea, application_rate: 300 }] });
  const { places } = await tried({ paddocks: [paddock] }, null);
  expect(places[0]).toEqual({
    name: 'One',
    isLandholding: false,
    beforeKgPerHectare: 138,
    afterKgPerHectare: 184,
    state: 'near',
  });
  expect((await season()).applications).toHaveLength(1);
});

test('a what-if of a stored application does not count it twice', async () => {
  const paddock = await addPaddock('One', block(0, 0));
  const { body: stored } = await spread({ paddocks: [paddock] });
  const { body } = await server.call<FertiliserTrialReply>(fertiliserPath('/try'), {
    as: lead,
    body: { _id: stored._id, geometry: stored.geometry, properties: stored.properties },
  });
  expect(body.places[0]).toMatchObject({ beforeKgPerHectare: 0, afterKgPerHectare: 46 });
});

describe('the record for the council', () => {
  const csv = async (as: TestUser = lead) => {
    const answer = await server.call(fertiliserPath('/export?startYear=2025'), { as });
    return { ...answer, text: new TextDecoder().decode(answer.bytes) };
  };

  test('says what synthetic nitrogen was put where and when', async () => {
    const paddock = await addPaddock('One', block(0, 0));
    await spread({ paddocks: [paddock] });
    await spread({ name: 'Only planned', status: 'planned' });
    const { text, headers } = await csv();
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('nitrogen 2025-26.csv');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(
      'Whole farm,2025-08-20,Spring urea,One,Pasture grazed,Ground spreader,Urea,46,100,3.62,46,166.52',
    );
  });

  test('disarms what a spreadsheet would run', async () => {
    await addPaddock('=HYPERLINK("http://evil.example")', block(0, 0));
    await spread({ name: '+cmd', fertiliser_application_product: [{ ...urea, product: '@SUM(A1)' }] });
    const { text } = await csv();
    expect(text).toContain("'+cmd");
    expect(text).toContain("'@SUM(A1)");
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test('is for those who may download reports', async () => {
    const guest = await server.addUser({ role: 'accountUser' });
    await server.giveRole(planId, guest, 'guest');
    expect((await csv(guest)).status).toBe(403);
  });
});

describe('a spreader’s file', () => {
  interface Read {
    readonly lines: readonly SpreaderLine[];
    readonly counts: { readonly new: number; readonly known: number; readonly faulty: number };
  }
  const send = (text: string, rest = '', as = lead) =>
    server.call<Read>(fertiliserPath(`/import${rest}`), { as, body: { text } });
  test('is read with a fault for each line that cannot be used, and a preview saves nothing', async () => {
    await addPaddock('Front', block(0, 0));
    const text = [
      'Date;Paddock;Product;Rate (kg/ha);Area (ha)',
      '20/08/2025;front;Urea;80;3.5',
      '31/02/2025;Front;Urea;80;',
      '1/3/26;Back;Urea;80;',
      '2025-08-21;Front;Moon dust;80;',
      '2026-03-30;Front;DAP;100;',
      '21/8/25;Front;DAP;lots;',
    ].join('\n');
    const { status, body } = await send(text, '/preview');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.counts).toEqual({ new: 1, known: 0, faulty: 5 });
    expect(body.lines.map(({ faults }) => faults)).toEqual([
      [],
      ['“31/02/2025” is not a date such as 21/11/2026'],
      ['No paddock of this plan is called “Back”'],
      ['“Moon dust” is not in the library: add it to the plan’s own products'],
      ['The date is in the future'],
      ['“lots” is not a rate or quantity'],
    ]);
    expect((await season()).applications).toEqual([]);
  });

  test('is saved once, however often it is sent; two equal lines are two passes', async () => {
    await addPaddock('Front', block(0, 0));
    const line = '2025-08-20,Front,Urea,0.29,3.625';
    const text = `date,paddock,product,quantity t,area\n${line}\n${line}\n2025-08-21,Nowhere,Urea,1,1\n`;
    const first = await send(text);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body.counts).toEqual({ new: 2, known: 0, faulty: 1 });
    const { applications, paddocks } = await season();
    expect(applications).toHaveLength(2);
    expect(paddocks[0]).toMatchObject({ name: 'Front', highestKgPerHectare: 73.6 });
    expect((await send(text)).body.counts).toEqual({ new: 0, known: 2, faulty: 1 });
    expect((await season()).applications).toHaveLength(2);
  });

  test('has its figures read as everywhere else, with their unit or not', async () => {
    await addPaddock('Front', block(0, 0));
    const lines = ['1 000', '1,000 kg/ha', '1e3', '0,125', '-80'].map(
      (rate) => `20/08/2025;Front;Urea;${rate}`,
    );
    const { body } = await send(`Date;Paddock;Product;Rate\n${lines.join('\n')}`, '/preview');
    expect(body.lines.map(({ rate }) => rate)).toEqual([1000, 1000, 1000, null, null]);
  });

  test('needs its columns, each once', async () => {
    const { status, body } = await send('date,date,paddock,rate\n', '/preview');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: ['There are two columns for the date: keep one', 'The file has no column “product”'],
    });
  });

  test('is not for those who may only look', async () => {
    await server.giveRole(planId, viewer, 'viewer');
    expect((await send('date\n', '', viewer)).status).toBe(403);
  });

  test('knows the plan’s own products', async () => {
    await addPaddock('Front', block(0, 0));
    await useOwnProduct({ product: 'Chook litter', nitrogen: 3, isOrganic: true });
    await send('date,paddock,product,rate\n2025-08-20,Front,chook litter,2000\n');
    expect((await season()).paddocks[0]).toMatchObject({
      nutrientsKg: { nitrogen: expect.any(Number) as number },
      highestKgPerHectare: 0,
    });
  });
});
