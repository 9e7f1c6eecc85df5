import { setTimeout as wait } from 'node:timers/promises';
import { abilitiesOnPlan, dayInNewZealand, kindById, kinds } from '@tussock/domain';
import { simplifyTogether, toHectares } from '@tussock/geometry';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../platform/access/caller.ts';
import { changePlan, type PlanAct } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import { saveBoundary, titleParts } from '../cadastral/index.ts';
import type { Ingest } from '../devices/index.ts';
import { createFeaturesOnce, findFeatures } from '../features/index.ts';
import { createPlan, findOwner, savePlanInfo } from '../plans/index.ts';
import { createSoilTest } from '../soil-tests/index.ts';
import { fillActions } from './fill-actions.ts';
import { fillPapers } from './fill-papers.ts';
import { fillStock } from './fill-stock.ts';
import { connectProbes, fillProbes, type ProbedFarm } from './demonstration-probes.ts';
import {
  assignAccount,
  dropWaitingLetters,
  clearHalf,
  findKeysOfHalf,
  findStage,
  noteBegin,
  noteFilled,
  insertAccount,
  insertAdvisers,
  insertPerson,
} from './demonstration-store.ts';
import { ADVISERS_ACCOUNT, READY_MADE_PEOPLE, type DemonstrationPerson } from './ready-made-people.ts';

type DemoPackage = typeof import('@tussock/demo');
type DemoFarm = ReturnType<DemoPackage['pickFarms']>[number];

const DAY_MS = 86_400_000;

const [, staff, consultant] = READY_MADE_PEOPLE;

const callerOf = ({ id, email, name, globalRole }: DemonstrationPerson): Caller => ({
  userId: id,
  email,
  name,
  role: globalRole,
  accountId: id === consultant.id ? ADVISERS_ACCOUNT.id : null,
});

/** What somebody of the provider may do on a plan that they lead. */
function leadOf(planId: string) {
  const roles = ['lead'] as const;
  return { planId, roles, heldRoles: roles, abilities: abilitiesOnPlan(staff.globalRole, roles) };
}

/** A farm with all that is drawn on it. */
interface LaidOutFarm {
  readonly farm: DemoFarm;
  readonly drawn: ReturnType<DemoPackage['layOutFarm']>;
}

/** Draws the features of a farm, those of one kind by one change, as an import does: what they refer to is there before them. */
async function drawFeatures(
  services: Services,
  act: Omit<PlanAct, 'op'> & { readonly caller: Caller },
  features: readonly (LaidOutFarm['drawn'][number] & { readonly id: string })[],
): Promise<void> {
  for (const kindId of new Set(features.map((feature) => feature.kindId))) {
    const { featureType } = kindById(kindId).wording;
    const bodies = features
      .filter((feature) => feature.kindId === kindId)
      .map(({ id, geometry, attributes }) => ({
        _id: id,
        featureType,
        geometry,
        properties: { ...attributes },
      }));
    await changePlan(services, { ...act, op: ownOp('replica.write') }, (change) =>
      createFeaturesOnce(services, change, bodies),
    );
  }
}

/** Makes one farm through the same operations that people use, so that its log is true. */
async function makeFarm(
  services: Services,
  demo: DemoPackage,
  { farm, drawn: features }: LaidOutFarm,
): Promise<ProbedFarm> {
  const caller = callerOf(staff);
  const planId = uuidv7();
  const { info } = farm;
  await createPlan(services, { caller, op: ownOp('plan.create'), body: { ...info, _id: planId } });
  const plan = leadOf(planId);
  await savePlanInfo(services, { caller, plan, op: ownOp('plan.confirm'), info, isConfirming: true });

  const titles = await services.landSurvey.titlesById(farm.titleIds);
  const parts = titles.flatMap(titleParts);
  const drawn = simplifyTogether(parts.map(({ geometry }) => geometry));
  await saveBoundary(services, {
    caller,
    plan,
    op: ownOp('cadastral.update'),
    body: {
      type: 'FeatureCollection',
      features: parts.map(({ type, geometry, properties: { id, linzCadastralId } }, index) => ({
        type,
        geometry: drawn[index] ?? geometry,
        properties: { id, linzCadastralId },
      })),
      boundaryFeatures: [],
      fieldNames: [],
    },
  });
  const drawnWithId = features.map((feature) => ({ ...feature, id: feature.id ?? uuidv7() }));
  await drawFeatures(services, { caller, plan }, drawnWithId);
  const today = dayInNewZealand(services.clock.now());
  const transects = drawnWithId.filter(({ kindId }) => kindId === kinds.transect.id);
  for (const [place, { id }] of transects.entries())
    for (const { details, results } of demo.pastSoilTests(place, today))
      await createSoilTest(services, {
        caller,
        plan,
        op: ownOp('soilTest.create'),
        body: { _id: uuidv7(), transectId: id, details, results },
      });
  return connectProbes(services, { caller, plan, farmName: farm.propertyName });
}

/** Answers the sections of a farm's plan and writes down its actions. */
async function fillFarm(
  services: Services,
  demo: DemoPackage,
  { farm, drawn, planId }: LaidOutFarm & { readonly planId: string | undefined },
): Promise<void> {
  const owner = planId === undefined ? null : await findOwner(services.database.db, planId);
  if (planId === undefined || !owner) return;
  await fillActions({
    services,
    planId,
    people: {
      owner: { userId: owner.id, email: owner.email, name: owner.name, role: 'accountUser', accountId: null },
      staff: callerOf(staff),
    },
    plan: demo.planActions(farm.character, dayInNewZealand(services.clock.now())),
    paintPhoto: demo.paintPhoto,
  });
  const today = dayInNewZealand(services.clock.now());
  const units = await findFeatures(services.database.db, planId, [kinds.lmu.id]);
  const stock = demo.stockYears(farm, {
    units: units.map(({ id, areaM2 }) => ({ id, hectares: toHectares(areaM2 ?? 0) })),
    today,
  });
  await fillStock(services, { planId, caller: callerOf(staff) }, stock);
  const photo = demo.paintPhoto(7);
  const papers = demo.farmPapers(farm, { drawn, today, photo });
  const caller = callerOf(staff);
  const ids = await fillPapers(services, { planId, caller }, papers);
  const registers = demo.farmRegisters(farm, { today, idOf: (name) => ids.get(name) });
  await savePlanInfo(services, {
    caller,
    plan: leadOf(planId),
    op: ownOp('plan.update'),
    info: { ...farm.info, ...demo.farmPlace(farm, today), ...registers },
    isConfirming: false,
  });
}

/** Any number that nothing else locks by. */
const DEMONSTRATION_LOCK = 7423;
/** How often a copy looks whether another has filled the database. */
const LOOK_EVERY_MS = 500;

/**
 * Fills an empty database with the ready-made people and three farms of the demonstration valley; does nothing to a filled one. Of several
 * copies one fills and the others wait. What a start that was killed left behind is removed first.
 */
export async function loadDemonstration(services: Services, ingest: Ingest): Promise<void> {
  const { database, clock, files } = services;
  const { db } = database;
  for (;;) {
    if ((await findStage(db)) === 'filled') return;
    // A lost lock is no fault of the filling; the row says whether it came to its end.
    const lock = await database.holdLock(DEMONSTRATION_LOCK, () => undefined);
    if (!lock) {
      await wait(LOOK_EVERY_MS);
      continue;
    }
    try {
      const stage = await findStage(db);
      if (stage === 'filled') return;
      if (stage === 'begun') {
        await files.remove(await findKeysOfHalf(db));
        await clearHalf(db);
      }
      await noteBegin(db);
      await fill(services, ingest);
      await noteFilled(db, clock.now());
      return;
    } finally {
      await lock.release();
    }
  }
}

async function fill(services: Services, ingest: Ingest): Promise<void> {
  const { db } = services.database;
  await insertAccount(db, { ...ADVISERS_ACCOUNT, adminEmail: consultant.email });
  for (const person of READY_MADE_PEOPLE)
    await insertPerson(db, person, person.id === consultant.id ? ADVISERS_ACCOUNT.id : null);
  const demo = await import('@tussock/demo');
  const at = services.clock.now().getTime();
  await insertAdvisers(
    db,
    demo.demoAdvisers().map((adviser, index) => ({
      ...adviser,
      id: uuidv7(),
      accountId: ADVISERS_ACCOUNT.id,
      // Joined one a day before now, so that the newest has an answer.
      createdAt: new Date(at - (index + 1) * DAY_MS),
    })),
  );
  const farms = demo.pickFarms(demo.demoValley()).map((farm) => ({ farm, drawn: demo.layOutFarm(farm) }));
  const made: ProbedFarm[] = [];
  for (const farm of farms) made.push(await makeFarm(services, demo, farm));
  if (made[0]) await assignAccount(db, made[0].planId, ADVISERS_ACCOUNT.id);
  for (const [index, farm] of farms.entries())
    await fillFarm(services, demo, { ...farm, planId: made[index]?.planId });
  await fillProbes(services, ingest, made);
  await dropWaitingLetters(db);
}
