import type { readPlanRisk, ReplyOf, RecordRow } from '@tussock/contract';
import { demoValley, layOutFarm, pastSoilTests, pickFarms } from '@tussock/demo';
import {
  GEOMETRY,
  kindById,
  kinds,
  riskRuleSets,
  riskOfLand,
  type LandFeature,
  type UnitRisk,
} from '@tussock/domain';
import { enterNextEditions, exampleAttributes } from '@tussock/testkit';
import type { Values } from '@tussock/sync';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

type Risk = ReplyOf<typeof readPlanRisk>;

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = new Date('2026-11-22T00:00:00Z');
  lead = await server.addUser({ role: 'providerStaff' });
});
beforeEach(async () => {
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

const riskOf = async (as: TestUser | null = lead) =>
  server.call<Risk>(`/api/plans/${planId}/risk`, as ? { as } : {});

async function send(path: string, body: object): Promise<void> {
  const { status, body: answer } = await server.call(`/api/plan/${planId}/${path}`, { as: lead, body });
  expect(status, JSON.stringify(answer)).toBe(200);
}

const triangle = {
  type: 'Polygon',
  coordinates: [
    [
      [172.3, -42.8],
      [172.31, -42.8],
      [172.31, -42.79],
      [172.3, -42.8],
    ],
  ],
};
const landUnit = (risks: readonly object[]) => ({
  _id: uuidv7(),
  featureType: kinds.lmu.wording.featureType,
  geometry: triangle,
  properties: { ...exampleAttributes.lmu, risks },
});

describe('the risk of a plan', () => {
  test('is told to nobody without a session', async () => {
    expect((await riskOf(null)).status).toBe(401);
  });

  test('is refused to who has no role on the plan', async () => {
    expect((await riskOf(await server.addUser({ role: 'providerStaff' }))).status).toBe(403);
  });

  test('of a plan without land units is empty, with the version of the rules', async () => {
    const { version, source, notice } = riskRuleSets.newest();
    expect((await riskOf()).body).toEqual({
      rules: { version, source, notice },
      results: [],
    });
  });

  test('[RT-17] a level of the planner’s own without a reason is refused beside it', async () => {
    const answer = await server.call(`/api/plan/${planId}/feature/create`, {
      as: lead,
      body: landUnit([{ riskType: 'erosion', planLevel: 'high' }]),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: [{ field: 'risks.0.reason', message: 'Reason is required with level in this plan' }],
    });
  });

  test('[RT-17] what is stored lowers the level, and each point says where it was read', async () => {
    await send('feature/create', landUnit([{ riskType: 'erosion', mitigations: ['soilConservation'] }]));
    const [unit] = (await riskOf()).body.results;
    const erosion = unit?.ratings.find(({ riskType }) => riskType === 'erosion');
    expect(erosion?.reduction).toBe(2);
    expect(erosion?.residualScore).toBe((erosion?.startScore ?? 0) - 2);
    expect(erosion?.points[0]).toEqual({ label: 'Slope: flat', source: 'From the land unit', points: 0 });
  });
});

describe('two people and one land unit', () => {
  const unitOf = async (id: string) => (await replicaOf(server, lead, planId).load()).rows.get(id);
  const change = (id: string, set: Values, base: Values) =>
    replicaOf(server, lead, planId).write([{ entity: 'lmu', entityId: id, op: 'update', set, base }]);

  test('each puts a mitigation on the same risk: it is one risk with both', async () => {
    const unit = landUnit([{ riskType: 'erosion', mitigations: ['soilConservation'] }]);
    await send('feature/create', unit);
    const before = (await unitOf(unit._id))?.values['risks'] as readonly object[];
    const withRunoff = (mitigation: string) => ({
      risks: [{ riskType: 'runoffContamination', mitigations: [mitigation] }, ...before],
    });
    expect(await change(unit._id, withRunoff('stockExclusion'), { risks: before })).toMatchObject({
      status: 200,
    });
    expect(await change(unit._id, withRunoff('diversionOfRunoff'), { risks: before })).toMatchObject({
      status: 200,
    });
    expect((await unitOf(unit._id))?.values['risks']).toEqual([
      { riskType: 'runoffContamination', mitigations: ['stockExclusion', 'diversionOfRunoff'] },
      ...before,
    ]);
  });

  test('a unit whose chosen paddock has gone since is still changed, and takes no other that is not there', async () => {
    const paddock = {
      _id: uuidv7(),
      featureType: kinds.paddock.wording.featureType,
      geometry: triangle,
      properties: exampleAttributes.paddock,
    };
    await send('feature/create', paddock);
    const unit = landUnit([]);
    await send('feature/create', { ...unit, properties: { ...unit.properties, paddockIds: [paddock._id] } });
    const gone = await server.call(`/api/plan/${planId}/feature/delete/${paddock._id}?featureType=paddocks`, {
      as: lead,
      method: 'DELETE',
    });
    expect(gone.status).toBe(200);
    const standing = (await unitOf(unit._id))?.values ?? {};
    expect(await change(unit._id, { name: 'Flats' }, { name: standing['name'] })).toMatchObject({
      status: 200,
    });
    const paddockIds = [paddock._id, uuidv7()];
    expect(await change(unit._id, { paddockIds }, { paddockIds: standing['paddockIds'] })).toMatchObject({
      status: 400,
    });
  });
});

describe('a plan that was written before the newest rules', () => {
  const details = {
    propertyName: 'Tōtara Flat',
    contactName: 'Aroha',
    email: 'a@b.example',
    physicalAddress: '1 Road',
  };
  const move = async (set: Values) => {
    const record = replicaOf(server, lead, planId);
    const standing = (await record.load()).rows.get(planId);
    const versions = standing?.values ?? {};
    const base = Object.fromEntries(Object.keys(set).map((key) => [key, versions[key] ?? null]));
    const part = { entity: 'plan', entityId: planId, op: 'update' as const, set, base };
    return record.write([{ ...part, baseVersion: standing?.version ?? 0 }]);
  };
  const erosionNow = async () => {
    const { rules, results } = (await riskOf()).body;
    return [rules.version, results[0]?.ratings.find(({ riskType }) => riskType === 'erosion')?.inherentScore];
  };

  let leave: () => void;
  let old: string;
  beforeEach(async () => {
    old = riskRuleSets.newest().version;
    const made = await server.call<{ _id: string }>('/api/plan/create', { as: lead, body: details });
    planId = made.body._id;
    await send('feature/create', landUnit([]));
    leave = enterNextEditions();
  });
  afterEach(() => leave());

  test('is rated by those it was begun with, until it is moved on', async () => {
    const [, before] = await erosionNow();
    expect(await erosionNow()).toEqual([old, before]);
    const moved = await move({ rulesVersion: '99.0', catalogueVersion: '99.0' });
    expect(moved, JSON.stringify(moved)).toMatchObject({ status: 200 });
    const [version, after] = await erosionNow();
    expect(version).toBe('99.0');
    expect(after).toBe((before as number) + 6); // both are numbers: the unit is rated
  });

  test('[ENT-1] is asked what its catalogue asks, in plan info too', async () => {
    const sectionsOf = async () => {
      const plan = await server.call<{ outcomes: object }>(`/api/plan/${planId}`, { as: lead });
      return Object.keys(plan.body.outcomes).length;
    };
    const before = await sectionsOf();
    await move({ catalogueVersion: '99.0' });
    expect(await sectionsOf()).toBe(before - 1);
  });

  test('is not moved to a version that nobody knows', async () => {
    const refused = await move({ rulesVersion: '0.1' });
    expect(JSON.stringify(refused)).toContain('There is no such version');
  });

  test('stays where it is when its details are written as a whole', async () => {
    await move({ rulesVersion: '99.0' });
    const put = await server.call(`/api/plan/${planId}/update`, { as: lead, method: 'PUT', body: details });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    expect((await erosionNow())[0]).toBe('99.0');
  });
});

/** A row of the record as a browser reads it. */
const featureOfRow = ({ id, entity, values, made }: RecordRow): LandFeature => {
  const { [GEOMETRY]: geometry, ...properties } = values;
  return {
    _id: id,
    featureType: kindById(entity as typeof kinds.lmu.id).wording.featureType,
    geometry: geometry as LandFeature['geometry'],
    properties,
    areaHectares: (made['areaHectares'] as number | null | undefined) ?? null,
  };
};

/** What it comes to, whoever works it out. */
const figuresOf = ({
  ratings,
}: {
  readonly ratings: UnitRisk['ratings'] | Risk['results'][number]['ratings'];
}) =>
  ratings.map(({ startScore, residualScore, residualLevel }) => [startScore, residualScore, residualLevel]);

const read: ReadonlySet<string> = new Set([kinds.lmu.id, kinds.luc.id, kinds.csa.id, kinds.transect.id]);

describe.each(pickFarms(demoValley()).map((farm) => ({ farm, name: farm.propertyName })))(
  'the land of $name',
  ({ farm }) => {
    test('is rated by the server as the record in a browser has it', async () => {
      const drawn = layOutFarm(farm)
        .filter(({ kindId }) => read.has(kindId))
        .map(({ kindId, geometry, attributes }) => ({
          _id: uuidv7(),
          featureType: kindById(kindId).wording.featureType,
          geometry,
          properties: attributes,
        }));
      await send('feature/batch', { rows: drawn });
      const transects = drawn.filter(({ featureType }) => featureType === kinds.transect.wording.featureType);
      const tests = transects.flatMap(({ _id }, nth) =>
        pastSoilTests(nth, '2026-11-22').map((content) => ({ _id: uuidv7(), transectId: _id, ...content })),
      );
      for (const one of tests) await send('soil-test/create', one);

      const rows = [...(await replicaOf(server, lead, planId).load()).rows.values()];
      const inBrowser = riskOfLand(
        rows.filter(({ entity }) => read.has(entity)).map(featureOfRow),
        tests,
        riskRuleSets.newest(),
      );
      const atServer = (await riskOf()).body.results;
      expect(atServer.length).toBeGreaterThanOrEqual(3);
      expect(new Map(atServer.map((unit) => [unit._id, figuresOf(unit)]))).toEqual(
        new Map(inBrowser.map((risk) => [risk.unit._id, figuresOf(risk)])),
      );
    });
  },
);
