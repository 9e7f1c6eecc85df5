import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordRow } from '@tussock/contract';
import { demoValley, layOutFarm, paintPhoto, pickFarms, planActions } from '@tussock/demo';
import { dayInNewZealand, isOverdue, kindById, kinds, type ActionValues } from '@tussock/domain';
import { bounds, boundsMeet, type Geometry, type Position } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../../platform/configuration/configuration.ts';
import { diskStore } from '../../platform/files/disk-store.ts';
import type { Services } from '../../services.ts';
import { replicaOf } from '../../testing/replica-of.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { fillActions } from './fill-actions.ts';

const NOW = new Date('2026-11-20T00:05:00Z');
const TODAY = dayInNewZealand(NOW);

let server: TestServer;
let services: Services;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.at = NOW;
  folder = await mkdtemp(join(tmpdir(), 'tussock-demonstration-'));
  // What actions need of the outside world is the database, the clock, the disk and how much of it a plan may take.
  services = {
    database: server.database,
    clock: { now: () => new Date(server.clock.at) },
    files: diskStore({ folder, publicUrl: server.url, secret: 'a key of tests' }),
    configuration: readConfiguration({}),
  } as unknown as Services;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** As many features of each kind as actions are linked to. */
const LINKED: Readonly<Record<string, number>> = {
  [kinds.lmu.id]: 3,
  [kinds.paddock.id]: 4,
  [kinds.fenceline.id]: 6,
};
const linkedOf = (farm: Parameters<typeof layOutFarm>[0]) => {
  const drawn = layOutFarm(farm);
  return Object.entries(LINKED).flatMap(([kindId, most]) =>
    drawn.filter((feature) => feature.kindId === kindId).slice(0, most),
  );
};

/** The record of a plan that was filled as this farm's is. */
async function fill(farm: Parameters<typeof layOutFarm>[0]): Promise<readonly RecordRow[]> {
  const owner = await server.addUser({ role: 'accountUser', name: 'Owner' });
  const staff = await server.addUser({ role: 'providerStaff', name: 'Staff' });
  const planId = await server.addPlan({ lead: staff });
  await server.giveRole(planId, owner, 'owner');
  for (const { kindId, geometry, attributes } of linkedOf(farm)) {
    const { featureType } = kindById(kindId).wording;
    const body = { _id: uuidv7(), featureType, geometry, properties: { ...attributes } };
    await server.call(`/api/plan/${planId}/feature/create`, { as: staff, body });
  }
  const caller = { accountId: null, name: '' };
  await fillActions({
    services,
    planId,
    people: {
      owner: { ...caller, userId: owner.id, email: owner.email, role: 'accountUser' },
      staff: { ...caller, userId: staff.id, email: staff.email, role: 'providerStaff' },
    },
    plan: planActions(farm.character, TODAY),
    paintPhoto,
  });
  return [...(await replicaOf(server, staff, planId).load()).rows.values()];
}

/** A few metres, in degrees: who photographs a fence stands beside it. */
const BESIDE = 0.0001;
const isNear = ([longitude, latitude]: Position, shape: Geometry): boolean =>
  boundsMeet(bounds(shape), [longitude - BESIDE, latitude - BESIDE, longitude + BESIDE, latitude + BESIDE]);

describe.each(pickFarms(demoValley()))('$propertyName', (farm) => {
  let rows: readonly RecordRow[];
  beforeAll(async () => {
    rows = await fill(farm);
  });
  const of = (entity: string) => rows.filter((row) => row.entity === entity);
  const actions = () => of('action').map(({ values }) => values as unknown as ActionValues); // as the server wrote them
  const placed = () => of('evidence').map(({ values }) => String(values['place']));

  test('sections and outcomes are answered', () => {
    expect(of('subOutcome').length).toBeGreaterThan(10);
    expect(of('subOutcome').map(({ values }) => values['existing'])).toEqual(
      expect.arrayContaining(['yes', 'no']),
    );
  });

  test('there are actions that are proposed, agreed, under way, done, verified, and overdue', () => {
    const states = new Set(actions().map(({ state }) => state));
    expect(
      ['proposed', 'agreed', 'inProgress', 'done', 'verified'].filter((state) => !states.has(state as never)),
    ).toEqual([]);
    expect(actions().filter((values) => isOverdue(values, TODAY)).length).toBeGreaterThan(0);
  });

  test('photos of before and after stand beside each other', () => {
    const momentsOf = new Map<unknown, unknown[]>();
    for (const { values } of of('evidence'))
      momentsOf.set(values['actionId'], [...(momentsOf.get(values['actionId']) ?? []), values['moment']]);
    const pairs = [...momentsOf.values()].filter(
      (moments) => moments.includes('before') && moments.includes('after'),
    );
    expect(pairs.length).toBeGreaterThan(0);
  });

  test('no two photos were taken on one spot, and each where its action is', () => {
    expect(placed().length).toBeGreaterThan(3);
    expect(new Set(placed()).size).toBe(placed().length);
    const shapes = new Map(rows.map(({ id, values }) => [id, values['geometry'] as Geometry]));
    const placeOf = new Map(
      of('action').map(({ id, values }) => [
        id,
        (values['featureIds'] as readonly string[] | undefined)?.[0],
      ]),
    );
    const away = of('evidence').filter(({ values }) => {
      const shape = shapes.get(placeOf.get(String(values['actionId'])) ?? '');
      return !shape || !isNear(values['place'] as Position, shape); // as the server checked it
    });
    expect(away).toEqual([]);
  });
});
