import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import { upgradeAttributes } from '../derive/upgrade-attributes.ts';
import { allEntities, kindOfEntity } from './entities.ts';

/** Moves when what goes over the wire of a record is shaped in another way. */
export const RECORD_WIRE_VERSION = 1;

/** Between the mark of a schema and the versions that it names. */
const BETWEEN = '~';
/** What schemas named before they said it. */
const NAMED_BEFORE = 'effluentIrrigator2.fertiliser2.transect2';

/** The versions of kinds that have had others before, for a schema to carry: `paddock2.transect3`. */
const versionsNow = (): string =>
  allEntities
    .flatMap(({ id }) => {
      const version = kindOfEntity(id)?.version ?? 1;
      return version > 1 ? [`${id}${version}`] : [];
    })
    .sort()
    .join('.');

/** The name of the record's shape: a mark of all that is in it, and the versions of kinds, so that what was written by it can be upgraded. */
export const recordSchema = (mark: string): string => `${mark}${BETWEEN}${versionsNow()}`;

/** The version of a kind that something was written with; 1 where the schema names none. */
export function versionInSchema(schema: string, kindId: string): number {
  const versions = schema.includes(BETWEEN) ? (schema.split(BETWEEN)[1] ?? '') : NAMED_BEFORE;
  const named = versions.split('.').find((one) => one.replace(/\d+$/, '') === kindId);
  return named === undefined ? 1 : Number(named.slice(kindId.length));
}

/**
 * Values that were written as another version of their kind has them, as the present one does; undefined where that version is later than
 * the one known here. What an upgrade fills in for a whole thing is not filled in for a few of its values.
 */
export function upgradeValues(
  kind: AnyKind,
  values: Attributes,
  from: { readonly version: number; readonly isWhole: boolean },
): Attributes | undefined {
  if (from.version > kind.version) return undefined;
  const upgraded = upgradeAttributes(kind, values, from.version);
  if (from.isWhole) return upgraded;
  const filledIn = upgradeAttributes(kind, {}, from.version);
  return Object.fromEntries(
    Object.entries(upgraded).filter(([key, value]) => key in values || value !== filledIn[key]),
  );
}
