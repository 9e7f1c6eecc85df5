import type { listSoilTests, ReplyOf, SoilTestReply } from '@tussock/contract';
import { MOST_TESTS_AT_ONCE } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

type Listed = ReplyOf<typeof listSoilTests>;

let server: TestServer;
let lead: TestUser;
let viewer: TestUser;
let planId: string;
let transectId: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-11-20T20:00:00Z');
  lead = await server.addUser({ role: 'providerStaff' });
  viewer = await server.addUser({ role: 'providerStaff' });
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
  await server.giveRole(planId, viewer, 'viewer');
  transectId = await addTransect(planId, 'Flats T1');
});
afterAll(() => server.close());

const path = (act: string, plan = planId): string => `/api/plan/${plan}/soil-test/${act}`;

async function addFeature(
  plan: string,
  featureType: string,
  geometry: object,
  properties: object,
): Promise<string> {
  const { status, body } = await server.call<{ _id: string }>(`/api/plan/${plan}/feature/create`, {
    as: lead,
    body: { _id: uuidv7(), featureType, geometry, properties },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body._id;
}

const addTransect = (plan: string, name: string): Promise<string> =>
  addFeature(
    plan,
    'transect',
    {
      type: 'LineString',
      coordinates: [
        [172.3, -42.8],
        [172.301, -42.8],
      ],
    },
    { ...exampleAttributes.transect, name },
  );

const content = (more: { details?: object; results?: object; transectId?: string } = {}) => ({
  transectId,
  details: { sampledOn: '2026-06-18', sampleDepth: 75 },
  results: { ph: { value: 5.8 }, olsenPhosphorus: { value: 17 } },
  ...more,
});
const sample = (number: string, more: { details?: object; results?: object; transectId?: string } = {}) => ({
  ...content(more),
  details: {
    sampledOn: '2026-06-18',
    laboratoryJobNumber: 'J1',
    laboratoryNumber: number,
    ...more.details,
  },
});

const create = (body: object, as = lead) =>
  server.call<SoilTestReply>(path('create'), { as, body: { _id: uuidv7(), ...body } });
const list = async (as = viewer): Promise<Listed> => (await server.call<Listed>(path('all'), { as })).body;
const send = (rows: readonly object[], more: { aliases?: object[]; headers?: Record<string, string> } = {}) =>
  server.call<{ new: number; replaced: number; left: number }>(path('import'), {
    as: lead,
    body: { rows, aliases: more.aliases ?? [] },
    ...(more.headers ? { headers: more.headers } : {}),
  });
const revOf = async (): Promise<number> =>
  (
    await server.database.db
      .selectFrom('plan')
      .select('rev')
      .where('id', '=', planId)
      .executeTakeFirstOrThrow()
  ).rev;

describe('[ENT-11] a soil test', () => {
  test('is not added without a session, a right or a transect of the plan', async () => {
    expect((await server.call(path('create'), { body: { _id: uuidv7(), ...content() } })).status).toBe(401);
    expect((await create(content(), viewer)).status).toBe(403);
    const otherPlan = await server.addPlan({ lead, propertyName: 'Other' });
    const foreign = await addTransect(otherPlan, 'Foreign');
    const refused = await create(content({ transectId: foreign }));
    expect(refused.status).toBe(400);
    expect(refused.body.message).toEqual(['The transect must be chosen from this plan']);
    expect(refused.body.fields).toEqual([expect.objectContaining({ field: 'transectId' })]);
    expect((await list()).results).toEqual([]);
  });

  test('is not added to a feature that is no transect', async () => {
    const trough = await addFeature(
      planId,
      'troughs',
      { type: 'Point', coordinates: [172.3, -42.8] },
      exampleAttributes.trough,
    );
    expect((await create(content({ transectId: trough }))).status).toBe(400);
  });

  test.each([
    ['a day to come', { details: { sampledOn: '2026-11-22' } }, 'sampledOn'],
    ['no day', { details: {} }, 'sampledOn'],
    ['no result', { results: {} }, 'ph'],
    ['what no soil can hold', { results: { ph: { value: 15 } } }, 'ph'],
    ['less than nothing', { results: { olsenPhosphorus: { value: -1 } } }, 'olsenPhosphorus'],
    ['a field that there is not', { details: { sampledOn: '2026-06-18', colour: 'brown' } }, 'colour'],
    ['a document of nowhere', { details: { sampledOn: '2026-06-18', documents: [uuidv7()] } }, 'documents'],
  ])('[VAL-1] with %s is refused beside the field', async (_what, more, field) => {
    const { status, body: refusal } = await create(content(more));
    expect(status).toBe(400);
    expect(refusal.fields?.map((it) => it.field)).toEqual([field]);
    expect(refusal.message).toHaveLength(1);
  });

  test('of today in New Zealand is taken, when it is still yesterday elsewhere', async () => {
    expect((await create(content({ details: { sampledOn: '2026-11-21' } }))).status).toBe(200);
  });

  test('[VAL-1] keeps the exact value of the laboratory, also between the slider’s steps, beyond its end and with a limit', async () => {
    const results = {
      ph: { value: 5.85 },
      olsenPhosphorus: { value: 17 },
      potassium: { value: 212 },
      sulphateSulphur: { value: 1, limit: 'below' },
    };
    const { status, body } = await create(content({ results }));
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await list()).results).toMatchObject([{ _id: body._id, transectId, version: 1, results }]);
  });

  test('stands beside others of its transect, the newest first, and each is in the log', async () => {
    await create(content({ details: { sampledOn: '2023-06-18' } }));
    await create(content());
    await create(content({ details: { sampledOn: '2020-06-18' } }));
    const { results, everyYears, today } = await list();
    expect(results.map(({ details }) => details['sampledOn'])).toEqual([
      '2026-06-18',
      '2023-06-18',
      '2020-06-18',
    ]);
    expect([everyYears, today]).toEqual([3, '2026-11-21']);
    const history = await server.call<{ results: { summary: string; op: string }[] }>(
      `/api/plan/${planId}/history`,
      { as: lead },
    );
    expect(history.body.results[0]).toMatchObject({ op: 'create', summary: 'Soil test: 18 Jun 2020' });
  });

  test('of a sample that another test is of is refused', async () => {
    await create(sample('1'));
    const { status, body } = await create(sample('1'));
    expect(status).toBe(400);
    expect(body.fields?.map(({ field }) => field)).toEqual(['laboratoryNumber']);
  });

  test('is changed and moved, and an older version is answered with what stands', async () => {
    const { body: made } = await create(content());
    const other = await addTransect(planId, 'Flats T2');
    const changed = content({ transectId: other, results: { ph: { value: 6.1 } } });
    const first = await server.call<SoilTestReply>(path(`update/${made._id}`), {
      as: lead,
      method: 'PUT',
      body: changed,
      headers: { 'if-match': '"1"' },
    });
    expect(first.body).toMatchObject({ version: 2, transectId: other, results: { ph: { value: 6.1 } } });
    const stale = await server.call<{ current: SoilTestReply }>(path(`update/${made._id}`), {
      as: lead,
      method: 'PUT',
      body: changed,
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toMatchObject({ version: 2, transectId: other });
  });

  test('is not moved to a transect of another plan', async () => {
    const added = await create(sample('19'));
    const foreign = await addTransect(await server.addPlan({ lead }), 'Foreign');
    const moved = await server.call(path(`update/${added.body._id}`), {
      as: lead,
      method: 'PUT',
      body: content({ transectId: foreign }),
    });
    expect(moved).toMatchObject({ status: 400, body: { fields: [{ field: 'transectId' }] } });
  });

  test('of another plan is not found', async () => {
    const { body: made } = await create(content());
    const otherPlan = await server.addPlan({ lead, propertyName: 'Other' });
    const there = await addTransect(otherPlan, 'There');
    const update = await server.call(path(`update/${made._id}`, otherPlan), {
      as: lead,
      method: 'PUT',
      body: content({ transectId: there }),
    });
    const remove = await server.call(path(`delete/${made._id}`, otherPlan), { as: lead, method: 'DELETE' });
    expect([update.status, remove.status]).toEqual([404, 404]);
    expect((await list()).results).toHaveLength(1);
  });

  test('is deleted, and so is out of the list; so are those of a transect that is', async () => {
    const { body: made } = await create(content());
    await create(content({ details: { sampledOn: '2023-06-18' } }));
    expect((await server.call(path(`delete/${made._id}`), { as: lead, method: 'DELETE' })).status).toBe(200);
    expect((await list()).results).toHaveLength(1);
    await server.call(`/api/plan/${planId}/feature/delete/${transectId}?featureType=transect`, {
      as: lead,
      method: 'DELETE',
    });
    expect((await list()).results).toEqual([]);
  });

  test('is added once, however often its write is sent', async () => {
    const body = { _id: uuidv7(), ...content() };
    const headers = { 'idempotency-key': uuidv7() };
    const before = await revOf();
    const first = await server.call(path('create'), { as: lead, body, headers });
    const second = await server.call(path('create'), { as: lead, body, headers });
    expect(second.body).toEqual(first.body);
    expect(await revOf()).toBe(before + 1);
  });
});

describe('[ENT-12] an import of samples', () => {
  describe('as many as a file may have', () => {
    const many = (faulty: number | null) =>
      Array.from({ length: MOST_TESTS_AT_ONCE }, (_one, index) =>
        sample(String(index), index === faulty ? { results: { ph: { value: 99 } } } : {}),
      );

    test('are none where the last has a fault', async () => {
      const { status, body } = await send(many(MOST_TESTS_AT_ONCE - 1));
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: [{ field: `rows.${MOST_TESTS_AT_ONCE - 1}.ph` }] });
      expect((await list()).results).toHaveLength(0);
    });

    test('are refused where there is one more', async () => {
      expect((await send([...many(null), sample('one more')])).status).toBe(400);
    });

    test('are all in one change', async () => {
      const before = await revOf();
      const { status, body } = await send(many(null));
      expect([status, body]).toEqual([200, { new: MOST_TESTS_AT_ONCE, replaced: 0, left: 0 }]);
      expect(await revOf()).toBe(before + 1);
    }, 60_000);
  });

  test('adds them in one step of the plan, and changes nothing when it is repeated', async () => {
    const before = await revOf();
    const rows = [sample('1'), sample('2'), sample('3', { results: { ph: { value: 6 } } })];
    expect((await send(rows)).body).toEqual({ new: 3, replaced: 0, left: 0 });
    expect(await revOf()).toBe(before + 1);
    const stored = (await list()).results;
    expect((await send([...rows].reverse())).body).toEqual({ new: 0, replaced: 0, left: 3 });
    expect((await list()).results).toEqual(stored);
    expect(await revOf()).toBe(before + 1);
  });

  test('replaces an interim result by the final one, and keeps the place and the notes it was given', async () => {
    await send([sample('1', { details: { interim: true }, results: { ph: { value: 5.5 } } })]);
    const [interim] = (await list()).results;
    const other = await addTransect(planId, 'Flats T2');
    await server.call(path(`update/${interim?._id}`), {
      as: lead,
      method: 'PUT',
      body: { transectId: other, details: { ...interim?.details, notes: 'Wet' }, results: interim?.results },
    });
    expect((await send([sample('1')])).body).toEqual({ new: 0, replaced: 1, left: 0 });
    const [final] = (await list()).results;
    expect(final).toMatchObject({
      _id: interim?._id,
      transectId: other,
      version: 3,
      details: { notes: 'Wet' },
      results: { ph: { value: 5.8 } },
    });
    expect(final?.details['interim']).toBeUndefined();
  });

  test('never puts an interim result in the place of a final one, nor what a person mended', async () => {
    await send([sample('1')]);
    const later = { interim: true, fileCreationDate: '2026-07-01' };
    expect((await send([sample('1', { details: later, results: { ph: { value: 9 } } })])).body.left).toBe(1);
    expect((await send([sample('1', { results: { ph: { value: 9 } } })])).body.left).toBe(1);
    expect((await list()).results).toMatchObject([{ version: 1, results: { ph: { value: 5.8 } } }]);
  });

  test('knows a sample by its numbers whatever their capitals', async () => {
    await send([sample('a1')]);
    expect((await send([sample('A1 ')])).body).toEqual({ new: 0, replaced: 0, left: 1 });
  });

  test('takes the numbers of a test whose transect is gone, and so does one that is typed in', async () => {
    await send([sample('1'), sample('2')]);
    await server.call(`/api/plan/${planId}/feature/delete/${transectId}?featureType=transect`, {
      as: lead,
      method: 'DELETE',
    });
    const other = await addTransect(planId, 'Flats T2');
    expect((await send([sample('1', { transectId: other })])).body).toEqual({ new: 1, replaced: 0, left: 0 });
    expect((await create(sample('2', { transectId: other }))).status).toBe(200);
    expect((await list()).results.map((it) => it.transectId)).toEqual([other, other]);
  });

  test('remembers what a person said a name stands for, and forgets what it stood for before', async () => {
    const other = await addTransect(planId, 'Flats T2');
    await send([sample('1')], { aliases: [{ sampleName: ' Pā  Block ', transectId }] });
    expect((await list()).aliases).toEqual([{ sampleName: 'pa block', transectId }]);
    await send([sample('2')], { aliases: [{ sampleName: 'PA BLOCK', transectId: other }] });
    expect((await list()).aliases).toEqual([{ sampleName: 'pa block', transectId: other }]);
  });

  test('takes all rows or none, and names the row', async () => {
    const otherPlan = await server.addPlan({ lead, propertyName: 'Other' });
    const foreign = await addTransect(otherPlan, 'Foreign');
    const faulty = await send([
      sample('1'),
      sample('2', { results: { ph: { value: 15 } } }),
      { ...content() },
      sample('1'),
    ]);
    expect(faulty.status).toBe(400);
    expect(faulty.body.fields?.map(({ field }) => field)).toEqual([
      'rows.1.ph',
      'rows.2.laboratoryNumber',
      'rows.3.laboratoryNumber',
    ]);
    const lost = await send([sample('1'), sample('2', { transectId: foreign })]);
    expect(lost.body.fields?.map(({ field }) => field)).toEqual(['rows.1.transectId']);
    const alias = await send([sample('1')], { aliases: [{ sampleName: 'X', transectId: foreign }] });
    expect(alias.status).toBe(400);
    expect(await list()).toMatchObject({ results: [], aliases: [] });
  });
});

describe('the table of tests', () => {
  test('reads as the laboratory’s columns, and no cell of it runs as a formula', async () => {
    const risky = await addTransect(planId, '=HYPERLINK("http://bad.example")');
    await send([
      sample('1', {
        transectId: risky,
        details: { sampleName: '+1', interim: true },
        results: { ph: { value: 5.8 }, sulphateSulphur: { value: 1, limit: 'below' } },
      }),
    ]);
    const file = await server.call(path('export'), { as: viewer });
    expect(file.status).toBe(200);
    const [head, row] = new TextDecoder().decode(file.bytes).trim().split('\r\n');
    expect(head).toContain(
      'Laboratory Job Number,Laboratory Number,Interim,Date Registered,File Creation Date',
    );
    expect(head).toContain(
      'pH,Olsen Phosphorus,Potassium MAF QT,Calcium MAF QT,Magnesium MAF QT,Sulfate Sulfur',
    );
    expect(row).toContain(`"'=HYPERLINK(""http://bad.example"")",J1,1,Yes`);
    expect(row).toContain("'+1");
    expect(row).toMatch(/2026-06-18,5\.8,,,,,<1$/);
  });
});

test('the years between two tests are the plan’s own where it says so', async () => {
  const { body: plan } = await server.call<{ info: object; version: number }>(`/api/plan/${planId}`, {
    as: lead,
  });
  const saved = await server.call(`/api/plan/${planId}/update`, {
    as: lead,
    method: 'PUT',
    body: { ...plan.info, soilTestEveryYears: 2 },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await list()).everyYears).toBe(2);
});
