import { readingKeys } from '@tussock/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';
import { columnOf } from './uplink-store.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const columns = sql.join(readingKeys.map((reading) => sql.ref(columnOf(reading))));
/** SQL: an array of ids as one parameter, which both engines read alike. */
const idsOf = (ids: readonly string[]) => sql`any(${`{${ids.join(',')}}`}::uuid[])`;

/** Lists the sensors of a plan with their drawn device, or null. */
export const findSensors = (db: Database, planId: string) =>
  db
    .selectFrom('sensorDevice')
    .innerJoin('sensor', 'sensor.id', 'sensorDevice.sensorId')
    .innerJoin('deviceIntegration', 'deviceIntegration.id', 'sensor.integrationId')
    .leftJoin('deviceLatest', 'deviceLatest.sensorId', 'sensor.id')
    .selectAll('deviceLatest')
    .select([
      'sensor.id',
      'sensor.deviceId',
      'sensor.devEui',
      'sensor.firstHeardAt',
      'sensorDevice.featureId',
      'sensor.featureId as adoptedOnto',
      'deviceIntegration.name as integrationName',
    ])
    .where('sensorDevice.planId', '=', planId)
    .orderBy('sensor.firstHeardAt')
    .orderBy('sensor.deviceId')
    .execute();
export type SensorRow = Awaited<ReturnType<typeof findSensors>>[number];

export const findSensor = (db: Database, planId: string, id: string) =>
  db.selectFrom('sensor').selectAll().where('planId', '=', planId).where('id', '=', id).executeTakeFirst();

/** Assigns a sensor to a drawn device; null leaves it to the device's own id. */
export const giveSensor = (
  db: Pick<Database, 'updateTable'>,
  { planId, id, featureId }: { planId: string; id: string; featureId: string | null },
) => db.updateTable('sensor').set({ featureId }).where('planId', '=', planId).where('id', '=', id).execute();

/** Finds the sensors of a drawn device. */
export async function findSensorIds(
  db: Database,
  planId: string,
  featureId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sensorDevice')
    .select('sensorId')
    .where('planId', '=', planId)
    .where('featureId', '=', featureId)
    .execute();
  return rows.flatMap(({ sensorId }) => sensorId ?? []);
}

interface RecentRow {
  readonly sensorId: string;
  readonly [figure: string]: number | string | null;
}

/** Summary of each reading of some sensors in a span: count, lowest, highest, and milliseconds from the first to the last. */
export async function findRecent(
  db: Database,
  sensorIds: readonly string[],
  { from, to }: Span,
): Promise<readonly RecentRow[]> {
  if (sensorIds.length === 0) return [];
  const figures = sql.join(
    readingKeys.map((reading) => {
      const column = sql.ref(columnOf(reading));
      const name = columnOf(reading);
      return sql`
        count(${column})::int as ${sql.ref(`${name}_count`)}, min(${column}) as ${sql.ref(`${name}_low`)},
        max(${column}) as ${sql.ref(`${name}_high`)},
        (extract(epoch from max(at) filter (where ${column} is not null) - min(at) filter (where ${column} is not null)) * 1000)::float8
          as ${sql.ref(`${name}_span`)}`;
    }),
  );
  const { rows } = await sql<RecentRow>`
    select sensor_id, ${figures} from sensor_reading
    where sensor_id = ${idsOf(sensorIds)} and at between ${from} and ${to}
    group by sensor_id`.execute(db);
  return rows;
}

/** Times of the first and last reading of some sensors; undefined where there is none. */
export async function findBounds(
  db: Database,
  sensorIds: readonly string[],
): Promise<{ firstAt: Date; lastAt: Date } | undefined> {
  if (sensorIds.length === 0) return undefined;
  // One sensor at a time, so that each end is one step into the index of a partition.
  const { rows } = await sql<{ firstAt: Date | null; lastAt: Date | null }>`
    select min(ends.first) as first_at, max(ends.last) as last_at
    from unnest(${`{${sensorIds.join(',')}}`}::uuid[]) as one (id)
    cross join lateral (
      select (select at from sensor_reading where sensor_id = one.id order by at limit 1) as first,
        (select at from sensor_reading where sensor_id = one.id order by at desc limit 1) as last) ends`.execute(
    db,
  );
  const [row] = rows;
  return row?.firstAt && row.lastAt ? { firstAt: row.firstAt, lastAt: row.lastAt } : undefined;
}

export interface ThinnedText {
  /** JSON lists of numbers, equally long. */
  readonly at: string;
  readonly count: string;
  readonly measured: number;
  /** JSON of the mean, lowest and highest of each measured reading, by column. */
  readonly [column: string]: string | number | null;
}

/**
 * Reads a span in buckets of equal length, with the lowest and highest of each; the database writes the JSON text. A bucket with one reading has that
 * reading's time, others their middle. Empty buckets are left out.
 */
export async function findThinned(
  db: Database,
  sensorIds: readonly string[],
  { from, to, bucketSeconds }: Span & { readonly bucketSeconds: number },
): Promise<ThinnedText | undefined> {
  const names = readingKeys.map(columnOf);
  const inner = sql.join(
    names.map((name) => {
      const column = sql.ref(name);
      return sql`
        round(avg(${column})::numeric, 3) as ${sql.ref(`${name}_mean`)},
        min(${column}) as ${sql.ref(`${name}_low`)}, max(${column}) as ${sql.ref(`${name}_high`)}`;
    }),
  );
  const outer = sql.join(
    names.map((name) => {
      const figure = (part: string) => sql`json_agg(${sql.ref(`${name}_${part}`)} order by at)`;
      return sql`
        case when count(${sql.ref(`${name}_low`)}) > 0
          then json_build_object('mean', ${figure('mean')}, 'low', ${figure('low')}, 'high', ${figure('high')})::text end
          as ${sql.ref(name)}`;
    }),
  );
  const { rows } = await sql<ThinnedText>`
    select coalesce(json_agg(at order by at)::text, '[]') as at, coalesce(json_agg(count order by at)::text, '[]') as count,
      coalesce(sum(count), 0)::int as measured, ${outer}
    from (
      select count(*)::int as count,
        round(extract(epoch from case when count(*) = 1 then min(at)
          else least(bucket + make_interval(secs => ${bucketSeconds / 2}), ${to}::timestamptz) end) * 1000)::bigint as at,
        ${inner}
      from (
        select date_bin(make_interval(secs => ${bucketSeconds}), at, ${from}::timestamptz) as bucket, at, ${columns}
        from sensor_reading
        where sensor_id = ${idsOf(sensorIds)} and at between ${from} and ${to}) measured
      group by bucket) thinned`.execute(db);
  return rows[0];
}

export interface ExportRow {
  readonly sensorId: string;
  readonly deviceId: string;
  readonly at: Date;
  /** New Zealand time with its offset, 'YYYY-MM-DDTHH:MM:SS+13:00': in April one hour occurs twice without it. */
  readonly localAt: string;
  readonly [column: string]: unknown;
}

/** Reads a page of readings in the order of time, those after `after`. */
export async function findReadings(
  db: Database,
  sensorIds: readonly string[],
  { from, to, after, limit }: Span & { readonly after: ExportRow | undefined; readonly limit: number },
): Promise<readonly ExportRow[]> {
  const onwards = after ? sql`and (at, sensor_id) > (${after.at}, ${after.sensorId}::uuid)` : sql``;
  const { rows } = await sql<ExportRow>`
    select sensor_id, sensor.device_id, at,
      to_char(at at time zone 'Pacific/Auckland', 'YYYY-MM-DD"T"HH24:MI:SS')
        || to_char((at at time zone 'Pacific/Auckland') - (at at time zone 'UTC'), '"+"HH24:MI') as local_at, ${columns}
    from sensor_reading join sensor on sensor.id = sensor_reading.sensor_id
    where sensor_id = ${idsOf(sensorIds)} and at between ${after?.at ?? from} and ${to} ${onwards}
    order by at, sensor_id limit ${limit}`.execute(db);
  return rows;
}
