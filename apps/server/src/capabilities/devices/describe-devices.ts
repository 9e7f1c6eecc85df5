import type { DeviceState, UnknownDevice } from '@tussock/contract';
import {
  flagLimits,
  flagsOf,
  isRemoved,
  kinds,
  readingKeys,
  type ReadingKey,
  type RecentReading,
  type SensorState,
  valuesOf,
} from '@tussock/domain';
import type { Database } from '../../platform/database/open-database.ts';
import type { Services } from '../../services.ts';
import { findFeatures, presentFeature } from '../features/index.ts';
import { findRecent, findSensors, type SensorRow } from './reading-store.ts';
import { columnOf } from './uplink-store.ts';

const HOUR_MS = 3_600_000;

type Latest = SensorState['latest'];

/** The newest value of each reading among the sensors of one device. */
function latestOf(sensors: readonly SensorRow[]): Latest {
  const found: Partial<Record<ReadingKey, { value: number; at: Date }>> = {};
  for (const sensor of sensors)
    for (const reading of readingKeys) {
      const column = columnOf(reading);
      const [value, at] = [sensor[column], sensor[`${column}At`]];
      if (value === null || at === null) continue;
      const known = found[reading];
      if (!known || at > known.at) found[reading] = { value, at };
    }
  return found;
}

const inList = (latest: Latest) =>
  readingKeys.flatMap((reading) => {
    const it = latest[reading];
    return it ? { reading, value: it.value, at: it.at.toISOString() } : [];
  });

const newestOf = (sensors: readonly SensorRow[]): Date | null =>
  sensors.reduce<Date | null>((newest, { at }) => (at && (!newest || at > newest) ? at : newest), null);

type Recent = Awaited<ReturnType<typeof findRecent>>[number];

/** Recent activity of each reading, from the sensor with the most of it. */
function recentOf(rows: readonly Recent[]): Partial<Record<ReadingKey, RecentReading>> {
  const found: Partial<Record<ReadingKey, RecentReading>> = {};
  for (const row of rows)
    for (const reading of readingKeys) {
      const column = columnOf(reading);
      const count = Number(row[`${column}Count`]);
      if (count <= (found[reading]?.count ?? 0)) continue;
      const [low, high, spanMs] = [row[`${column}Low`], row[`${column}High`], row[`${column}Span`]].map(
        Number,
      );
      found[reading] = { count, low: low ?? 0, high: high ?? 0, spanMs: spanMs ?? 0 };
    }
  return found;
}

function bySensorDevice(sensors: readonly SensorRow[]): ReadonlyMap<string, readonly SensorRow[]> {
  const found = new Map<string, SensorRow[]>();
  for (const sensor of sensors) {
    if (sensor.featureId === null) continue;
    const list = found.get(sensor.featureId) ?? [];
    list.push(sensor);
    found.set(sensor.featureId, list);
  }
  return found;
}

/** Lists the drawn devices of a plan with their latest readings and their warnings. */
export async function listDevices(
  { database, clock }: Services,
  planId: string,
): Promise<{ results: DeviceState[] }> {
  const { db } = database;
  const now = clock.now();
  const [features, sensors] = await Promise.all([
    findFeatures(db, planId, [kinds.device.id]),
    findSensors(db, planId),
  ]);
  const byDevice = bySensorDevice(sensors);
  const recent = await findRecent(
    db,
    sensors.flatMap(({ id, featureId }) => (featureId === null ? [] : id)),
    { from: new Date(now.getTime() - flagLimits.flatHours * HOUR_MS), to: now },
  );
  return {
    results: features.map(presentFeature).map(({ _id, properties }): DeviceState => {
      const own = byDevice.get(_id) ?? [];
      const ids = new Set(own.map(({ id }) => id));
      const [at, latest] = [newestOf(own), latestOf(own)];
      const values = valuesOf(kinds.device, properties);
      const { fieldCapacity, refillPoint } = values;
      const flags = flagsOf({
        now,
        at,
        latest,
        recent: recentOf(recent.filter(({ sensorId }) => ids.has(sensorId))),
        fieldCapacity,
        refillPoint,
      });
      return {
        featureId: _id,
        id: values.id ?? '',
        name: values.name ?? '',
        deviceType: values.deviceType ?? '',
        at: at?.toISOString() ?? null,
        isLate: at !== null && now.getTime() - at.getTime() > flagLimits.lateHours * HOUR_MS,
        readings: inList(latest),
        // What is no longer there is silent for good, and nobody has to look at it.
        flags: isRemoved(properties) ? [] : [...flags],
        fieldCapacity: fieldCapacity ?? null,
        refillPoint: refillPoint ?? null,
        heardAs: own.map(({ id, deviceId, adoptedOnto }) => ({
          sensorId: id,
          deviceId,
          isAdopted: adoptedOnto !== null,
        })),
      };
    }),
  };
}

/** Lists the sensors that have sent readings and have no drawn device. */
export async function listUnknownDevices(db: Database, planId: string): Promise<UnknownDevice[]> {
  const sensors = await findSensors(db, planId);
  return sensors
    .filter(({ featureId }) => featureId === null)
    .map((sensor) => ({
      sensorId: sensor.id,
      deviceId: sensor.deviceId,
      devEui: sensor.devEui,
      integrationName: sensor.integrationName,
      firstHeardAt: sensor.firstHeardAt.toISOString(),
      at: sensor.at?.toISOString() ?? null,
      readings: inList(latestOf([sensor])),
    }));
}
