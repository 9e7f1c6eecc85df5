import { startingMapping, type ReadingValues } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Caller, PlanAccess } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job-store.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import type { Services } from '../../services.ts';
import {
  createIntegration,
  findSensors,
  insertHistory,
  makePartitions,
  sensorIdsOf,
  type Ingest,
} from '../devices/index.ts';
import { addProbeJob } from './demonstration-store.ts';

type DemoPackage = typeof import('@tussock/demo');
type DemoProbe = DemoPackage['demoProbes'][number];
type Measurement = ReturnType<DemoPackage['measurementsOf']>[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back the readings of the demonstration go. */
const HISTORY_DAYS = 365;
/** Before this, all probes but one keep few readings a day: a year of all of them would make the first start slow. */
const FINE_DAYS = 14;
const COARSE_MS = 3 * HOUR_MS;
/** What is this young is sent as uplinks, as a network would; what is older is put in at once. */
const SENT_DAYS = 0.25;
const LARGEST_INSERT = 9000;

/** A farm of the demonstration whose probes send. */
export interface ProbedFarm {
  readonly planId: string;
  readonly integrationId: string;
  readonly farmName: string;
}

async function putIn(db: Database, sensorId: string, measurements: readonly Measurement[]): Promise<void> {
  for (let start = 0; start < measurements.length; start += LARGEST_INSERT)
    await insertHistory(
      db,
      sensorId,
      measurements
        .slice(start, start + LARGEST_INSERT)
        .map(({ at, payload }) => ({ at, values: payload satisfies ReadingValues })),
    );
}

interface Sending {
  readonly demo: DemoPackage;
  readonly db: Database;
  readonly ingest: Ingest;
  readonly now: Date;
}

interface OneProbe {
  readonly farm: ProbedFarm;
  readonly probe: DemoProbe;
  readonly lastAt: Date | null;
  /** Whether all its history is kept as fine as it measures. */
  readonly isFine: boolean;
}

/** Puts in what is too long ago to be sent, all at once. */
async function fillHistory(
  { demo, db, now }: Sending,
  { farm, probe, lastAt, isFine }: OneProbe,
  to: Date,
): Promise<void> {
  const from = lastAt ?? new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const fineFrom = isFine ? from : new Date(now.getTime() - FINE_DAYS * DAY_MS);
  const { planId, integrationId, farmName } = farm;
  const [sensorId] = await sensorIdsOf(db, [
    { planId, integrationId, deviceId: probe.id, devEui: null, heardAt: from },
  ]);
  if (!sensorId) return;
  const coarse = demo.measurementsOf(farmName, probe, { from, to: fineFrom, now, everyMs: COARSE_MS });
  const fine = demo.measurementsOf(farmName, probe, { from: fineFrom, to, now });
  await putIn(db, sensorId, [...coarse, ...fine]);
}

/** Sends what a probe has measured since it was last heard of. */
async function sendProbe(sending: Sending, one: OneProbe): Promise<void> {
  const { demo, ingest, now } = sending;
  const { farm, probe, lastAt } = one;
  const sender = await ingest.findSender(farm.integrationId);
  if (!sender) return;
  const newest = probe.trait === 'isSilent' ? demo.silentSince(now) : now;
  const sentFrom = new Date(newest.getTime() - SENT_DAYS * DAY_MS);
  if (lastAt === null || lastAt < sentFrom) await fillHistory(sending, one, sentFrom);
  const from = lastAt && lastAt > sentFrom ? lastAt : sentFrom;
  await Promise.all(
    demo.measurementsOf(farm.farmName, probe, { from, to: now, now }).map(({ at, payload }) =>
      ingest.take(sender, {
        deviceId: probe.id,
        devEui: null,
        receivedAt: at.toISOString(),
        decodedPayload: payload,
        normalisedPayload: undefined,
      }),
    ),
  );
}

/** Sends what the probes of the demonstration have measured since they were last heard of. */
export async function sendProbeReadings(
  { database, clock }: Services,
  ingest: Ingest,
  farms: readonly ProbedFarm[],
): Promise<void> {
  const demo = await import('@tussock/demo');
  const { db } = database;
  const now = clock.now();
  for (const farm of farms) {
    const heard = new Map((await findSensors(db, farm.planId)).map(({ deviceId, at }) => [deviceId, at]));
    for (const probe of [...demo.demoProbes, demo.strayProbe])
      await sendProbe(
        { demo, db, ingest, now },
        {
          farm,
          probe,
          lastAt: heard.get(probe.id) ?? null,
          isFine: farm === farms[0] && probe === demo.demoProbes[0],
        },
      );
  }
}

/** Gives a farm of the demonstration an integration. */
export async function connectProbes(
  services: Services,
  { caller, plan, farmName }: { caller: Caller; plan: PlanAccess; farmName: string },
): Promise<ProbedFarm> {
  const { integration } = await createIntegration(services, {
    caller,
    plan,
    op: ownOp('integration.create'),
    body: { _id: uuidv7(), name: 'Demonstration probes', mapping: startingMapping },
  });
  return { planId: plan.planId, integrationId: integration._id, farmName };
}

/** A year of readings for every farm, and the job that goes on sending. */
export async function fillProbes(
  services: Services,
  ingest: Ingest,
  farms: readonly ProbedFarm[],
): Promise<void> {
  const now = services.clock.now();
  await makePartitions(services.database.db, now, new Date(now.getTime() - HISTORY_DAYS * DAY_MS));
  await sendProbeReadings(services, ingest, farms);
  await addProbeJob(services.database.db, farms, now);
}

/** The job: sends what is new, and asks for itself again. */
export const runProbeJob =
  (services: Services, ingest: Ingest) =>
  async ({ payload }: Pick<Job, 'payload'>): Promise<void> => {
    const farms = payload as readonly ProbedFarm[]; // written by addProbeJob
    await sendProbeReadings(services, ingest, farms);
    await addProbeJob(services.database.db, farms, services.clock.now());
  };
