import { readingKeys, type ReadingKey, type ReadingRefusal, type ReadingValues } from '@tussock/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/open-database.ts';

/** Most sensors of a plan, so that a network with ever new ids cannot fill the table. */
export const MOST_SENSORS = 500;
/** Most rows of counted refusals of an integration. */
const MOST_REFUSALS = 500;

/** Column of a reading: its name in lower case. */
export const columnOf = (reading: ReadingKey): Lowercase<ReadingKey> =>
  reading.toLowerCase() as Lowercase<ReadingKey>; // lower case of a key is the lower case of that key

const list = (parts: readonly ReturnType<typeof sql>[]) => sql.join([...parts]);
const perReading = (part: (column: Lowercase<ReadingKey>) => ReturnType<typeof sql>) =>
  list(readingKeys.map((reading) => part(columnOf(reading))));
const columns = perReading((column) => sql.ref(column));

export interface SensorName {
  readonly planId: string;
  readonly integrationId: string;
  readonly deviceId: string;
  readonly devEui: string | null;
  readonly heardAt: Date;
}

const nameOf = ({ planId, deviceId }: { readonly planId: string; readonly deviceId: string }): string =>
  `${planId} ${deviceId}`;

async function findSensors(db: Database, names: readonly SensorName[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; planId: string; deviceId: string }>`
    select sensor.id, sensor.plan_id, sensor.device_id
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as heard ("planId" uuid, "deviceId" text)
    join sensor on sensor.plan_id = heard."planId" and sensor.device_id = heard."deviceId"`.execute(db);
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}

/** Inserts the new sensors, up to the limit of their plans. */
async function insertSensors(db: Database, names: readonly SensorName[]): Promise<void> {
  await sql`
    insert into sensor (plan_id, device_id, dev_eui, integration_id, first_heard_at)
    select "planId", "deviceId", "devEui", "integrationId", "heardAt"
    from (
      select heard.*, row_number() over (partition by "planId" order by "deviceId") as place
      from (
        select distinct on ("planId", "deviceId") *
        from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
          as one ("planId" uuid, "deviceId" text, "devEui" text, "integrationId" uuid, "heardAt" timestamptz)
        order by "planId", "deviceId") heard) placed
    where place + (select count(*) from sensor where sensor.plan_id = placed."planId") <= ${MOST_SENSORS}
    on conflict do nothing`.execute(db);
}

/** Finds the ids of sensors, creating new ones; undefined for those over the limit of a plan. */
export async function sensorIdsOf(
  db: Database,
  names: readonly SensorName[],
): Promise<readonly (string | undefined)[]> {
  let known = await findSensors(db, names);
  const missing = names.filter((name) => !known.has(nameOf(name)));
  if (missing.length > 0) {
    await insertSensors(db, missing);
    // Asked again in a statement of its own: another copy of the server may have added the same ones just now.
    known = await findSensors(db, names);
  }
  return names.map((name) => known.get(nameOf(name)));
}

export interface ReadingRow {
  readonly sensorId: string;
  readonly at: Date;
  readonly values: ReadingValues;
}

const plainRow = ({ sensorId, at, values }: ReadingRow, ord: number) => ({
  ord,
  sensor_id: sensorId,
  at,
  ...Object.fromEntries(Object.entries(values).map(([reading, value]) => [reading.toLowerCase(), value])),
});

/**
 * Stores readings and updates the latest values, in one statement: both, or neither. Stored values of a sensor at a time are kept, and missing ones
 * of that time added. Returns the times that gained a value as 'sensor id, milliseconds'.
 */
export async function insertReadings(
  db: Database,
  rows: readonly ReadingRow[],
): Promise<ReadonlySet<string>> {
  const { rows: kept } = await sql<{ sensorId: string; at: Date }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows.map(plainRow))}::jsonb)
        as one (ord int, sensor_id uuid, at timestamptz, ${perReading((column) => sql`${sql.ref(column)} real`)})),
    kept as (
      insert into sensor_reading (sensor_id, at, ${columns})
      select sensor_id, at, ${perReading(
        (column) =>
          sql`(array_agg(${sql.ref(column)} order by ord) filter (where ${sql.ref(column)} is not null))[1]`,
      )}
      from given group by sensor_id, at order by sensor_id, at
      on conflict (sensor_id, at) do update set ${perReading(
        (column) =>
          sql`${sql.ref(column)} = coalesce(${sql.ref(`sensor_reading.${column}`)}, ${sql.ref(`excluded.${column}`)})`,
      )}
      where ${sql.join(
        readingKeys.map((reading) => {
          const column = columnOf(reading);
          return sql`(${sql.ref(`sensor_reading.${column}`)} is null and ${sql.ref(`excluded.${column}`)} is not null)`;
        }),
        sql` or `,
      )}
      returning *),
    newest as (
      select sensor_id, max(at) as at, ${perReading(
        (column) => sql`
          (array_agg(${sql.ref(column)} order by at desc) filter (where ${sql.ref(column)} is not null))[1] as ${sql.ref(column)},
          max(at) filter (where ${sql.ref(column)} is not null) as ${sql.ref(`${column}_at`)}`,
      )}
      from kept group by sensor_id),
    moved as (
      insert into device_latest (sensor_id, at, ${perReading((column) => sql`${sql.ref(column)}, ${sql.ref(`${column}_at`)}`)})
      select sensor_id, at, ${perReading((column) => sql`${sql.ref(column)}, ${sql.ref(`${column}_at`)}`)}
      from newest order by sensor_id
      on conflict (sensor_id) do update set at = greatest(device_latest.at, excluded.at), ${perReading(
        (column) => {
          const [value, time] = [column, `${column}_at`];
          const isNewer = sql`${sql.ref(`excluded.${time}`)} > coalesce(${sql.ref(`device_latest.${time}`)}, '-infinity')`;
          return sql`
          ${sql.ref(value)} = case when ${isNewer} then ${sql.ref(`excluded.${value}`)} else ${sql.ref(`device_latest.${value}`)} end,
          ${sql.ref(time)} = greatest(${sql.ref(`device_latest.${time}`)}, ${sql.ref(`excluded.${time}`)})`;
        },
      )})
    select sensor_id, at from kept`.execute(db);
  return new Set(kept.map(({ sensorId, at }) => `${sensorId} ${at.getTime()}`));
}

export interface RefusalRow extends ReadingRefusal {
  readonly integrationId: string;
  readonly deviceId: string;
  readonly at: Date;
}

/** Counts refused values, by device, reason and key. */
export async function countRefusals(db: Database, rows: readonly RefusalRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into reading_refusal (integration_id, device_id, reason, subject, sample, count, last_at)
    select "integrationId", "deviceId", reason, subject, max(sample), count(*), max(at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one ("integrationId" uuid, "deviceId" text, reason text, subject text, sample text, at timestamptz)
    where (select count(*) from reading_refusal known where known.integration_id = one."integrationId") < ${MOST_REFUSALS}
      or exists (
        select 1 from reading_refusal known
        where known.integration_id = one."integrationId" and known.device_id = one."deviceId"
          and known.reason = one.reason and known.subject = one.subject)
    group by "integrationId", "deviceId", reason, subject
    order by "integrationId", "deviceId", reason, subject
    on conflict (integration_id, device_id, reason, subject) do update
      set count = reading_refusal.count + excluded.count, sample = excluded.sample, last_at = excluded.last_at`.execute(
    db,
  );
}

/**
 * Stores a long history of one sensor at once, in the order of time; known readings are kept. The latest values are not updated: send the last
 * readings as uplinks.
 */
export async function insertHistory(
  db: Database,
  sensorId: string,
  rows: readonly Pick<ReadingRow, 'at' | 'values'>[],
): Promise<void> {
  const arrayOf = (cells: readonly unknown[]) => `{${cells.join(',')}}`;
  const arrays = sql.join(
    readingKeys.map((reading) => sql`${arrayOf(rows.map(({ values }) => values[reading] ?? null))}::real[]`),
  );
  await sql`
    insert into sensor_reading (sensor_id, at, ${columns})
    select ${sensorId}::uuid, one.* from unnest(${arrayOf(rows.map(({ at }) => at.toISOString()))}::timestamptz[], ${arrays}) one
    on conflict do nothing`.execute(db);
}
