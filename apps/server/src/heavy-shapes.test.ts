import { boundaryIdOf, kinds, refusals } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replicaOf } from './testing/replica-of.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/start-test-server.ts';

let server: TestServer;
let lead: TestUser;
let planId: string;
beforeAll(async () => {
  server = await startTestServer({ taskKinds: {} });
  lead = await server.addUser({ role: 'providerStaff' });
  planId = await server.addPlan({ lead });
});
afterAll(() => server.close());

const [WEST, SOUTH, REACH] = [172.1, -43.6, 0.02];
type Corner = readonly [number, number];
const areaOf = (corners: readonly Corner[]) => ({
  type: 'Polygon',
  coordinates: [[...corners, ...corners.slice(0, 1)].map(([x, y]) => [WEST + x, SOUTH + y])],
});
const around = (turn: number, reach = REACH): Corner => [
  reach * Math.cos(turn * 2 * Math.PI),
  reach * Math.sin(turn * 2 * Math.PI),
];

/** Joins each of its points to the one furthest away: it crosses itself at every edge, points × (points − 3) ÷ 2 times. */
const star = (points: number) =>
  areaOf(Array.from({ length: points }, (_, i) => around((i * (points - 1)) / 2 / points)));
const jagged = areaOf(
  Array.from({ length: 9900 }, (_, i) => around(i / 9900, REACH * (0.6 + ((i * 7919) % 9900) / 24_750))),
);
/** Narrow teeth side by side, upright or level: the two cross in 4.8 million places. */
const comb = (turned: boolean) => {
  const teeth = Array.from({ length: 2200 }, (_, i): readonly Corner[] => {
    const at = (i * REACH) / 2200;
    return i % 2 === 0 ? [[at, 0], [at, REACH]] : [[at, REACH], [at, 0]]; // prettier-ignore
  });
  const corners: readonly Corner[] = [...teeth.flat(), [REACH * 1.1, -0.001], [0, -0.001]];
  return areaOf(turned ? corners.map(([x, y]): Corner => [y, x]) : corners);
};

const featureType = kinds.paddock.wording.featureType;
const paddock = () => ({ ...exampleAttributes.paddock, name: uuidv7().slice(-12) });
const call = (path: string, body: object) => server.call(`/api/${path}`, { as: lead, body });

const calls = {
  'feature.check': (geometry: object) => call(`plan/${planId}/feature/check`, { featureType, geometry }),
  'feature.create': (geometry: object) =>
    call(`plan/${planId}/feature/create`, { featureType, geometry, properties: paddock() }),
  'feature.batch': (geometry: object) =>
    call(`plan/${planId}/feature/batch`, {
      rows: [{ _id: uuidv7(), featureType, geometry, properties: paddock() }],
    }),
  'fertiliser.create': (geometry: object) =>
    call(`plans/${planId}/fertiliser`, { geometry, properties: exampleAttributes.fertiliser }),
  'fertiliser.try': (geometry: object) =>
    call(`plans/${planId}/fertiliser/try`, { geometry, properties: exampleAttributes.fertiliser }),
  'terrain.slope': (geometry: object) => call(`plans/${planId}/terrain/slope`, { geometry }),
};
const write = (entity: string, entityId: string, set: Readonly<Record<string, unknown>>) =>
  replicaOf(server, lead, planId).write([
    { entity, entityId, op: entity === 'boundary' ? 'update' : 'create', set },
  ]);
const writes = {
  feature: (geometry: object) => write(kinds.paddock.id, uuidv7(), { geometry, ...paddock() }),
  outline: (geometry: object) =>
    write('boundary', boundaryIdOf(planId), { outline: geometry, outlineFrom: 'drawn' }),
};

type Call = keyof typeof calls;
const takeShapes: readonly Call[] = [
  'feature.create',
  'feature.batch',
  'fertiliser.create',
  'fertiliser.try',
  'terrain.slope',
];

test.each(takeShapes)('%s refuses an outline that crosses itself a million times', async (id) => {
  expect(await calls[id](star(1499))).toMatchObject({
    status: 400,
    body: { message: [expect.stringContaining('crosses or touches itself') as unknown] },
  });
});

test.each(['feature', 'outline'] as const)(
  'a write of a record refuses such an outline as %s',
  async (id) => {
    expect(await writes[id](star(1499))).toMatchObject({ status: 400 });
  },
);

test.each([
  { times: 860, points: 43, repaired: expect.objectContaining({ type: 'Polygon' }) as unknown },
  { times: 1224, points: 51, repaired: null },
])('a check of an outline that crosses itself $times times offers a repair or none', async (shape) => {
  expect((await calls['feature.check'](star(shape.points))).body).toMatchObject({
    reasons: [{ reason: 'selfCrossing' }],
    repaired: shape.repaired,
  });
});

test.each<Call>(['feature.check', 'feature.create', 'feature.batch', 'terrain.slope'])(
  '%s takes an honest outline of 9,900 corners',
  async (id) => {
    expect((await calls[id](jagged)).status).toBe(200);
  },
);

test('two shapes that cross in millions of places are given up with a sentence, and calls are answered meanwhile', async () => {
  await calls['feature.create'](comb(false));
  const answered: string[] = [];
  const note = (name: string) => () => void answered.push(name);
  const heavy = calls['feature.check'](comb(true));
  const noted = heavy.then(note('check'));
  const livez = server.call('/livez').then(note('livez'));
  await Promise.all([noted, livez]);
  expect(answered).toEqual(['livez', 'check']);
  expect(await heavy).toMatchObject({ status: 400, body: { message: [refusals.shapesTooHeavy] } });
});
