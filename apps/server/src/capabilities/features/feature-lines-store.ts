import { GEOMETRY } from '@tussock/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { recordLine, type RecordLine } from '../../platform/ledger/record-reader.ts';
import { featureEntity, figuresOf } from './feature-entity.ts';
import { findOutdatedFeatures, isOutdated, momentAsJson } from './feature-store.ts';

/** SQL: the values of a feature as JSON, without the closing brace: its attributes are stored as an object of their own. */
const values = sql`
  '{"${sql.raw(GEOMETRY)}":' || geojson::text ||
  case when attributes = '{}' then '' else ',' || substr(attributes::text, 2, length(attributes::text) - 2) end`;

/**
 * SQL: the line of a feature in the record, after its stored area and length. The displayed figures are computed from these in the same place as all
 * others, so that they are rounded alike. A tab separates the parts, since JSON escapes tabs.
 */
const figuresAndLine = sql`
  coalesce(area_m2::text, '') || chr(9) || coalesce(length_m::text, '') || chr(9) ||
  '{"id":"' || id || '","entity":"' || kind || '","version":' || version || ',"kindVersion":' || kind_version ||
  ',"values":' || ${values} || '},"made":{"createdAt":' || ${momentAsJson('createdAt')} || ',"updatedAt":' || ${momentAsJson('updatedAt')} || ','`;

/** Position of the id in a line. */
const ID_AT = '{"id":"'.length;
const ID_LENGTH = 36;

const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null);

function lineFrom(piece: string): RecordLine {
  const [areaM2, lengthM, line = ''] = piece.split('\t');
  const figures = figuresOf({ areaM2: numberOrNull(areaM2), lengthM: numberOrNull(lengthM) });
  return {
    id: line.slice(ID_AT, ID_AT + ID_LENGTH),
    text: `${line}${JSON.stringify(figures).slice(1)}}`,
  };
}

/**
 * Reads all features of a plan as lines of its record, equal to `featureEntity.recorded`. The database writes each in one piece, as a farm of fifty
 * thousand takes twice as long part by part; only the few rows of an older kind version are converted here.
 */
export async function findFeatureLines(trx: Transaction<DB>, planId: string): Promise<readonly RecordLine[]> {
  const { rows } = await sql<{ piece: string }>`
    select ${figuresAndLine} as piece
    from feature
    where plan_id = ${planId} and deleted_at is null and not ${isOutdated}`.execute(trx);
  const outdated = await findOutdatedFeatures(trx, planId);
  return [
    ...rows.map(({ piece }) => lineFrom(piece)),
    ...outdated.map((row) => recordLine(featureEntity, row)),
  ];
}
