import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import { upgradeAttributes } from '../derive/upgrade-attributes.ts';
import { allEntities, kindOfEntity } from './entities.ts';

/** Wire version of the record; increases when the shape of its messages changes. */
export const RECORD_WIRE_VERSION = 1;

/** Separates the mark of a schema from the versions that it names. */
const BETWEEN = '~';
/** Versions assumed for old schemas that did not name any. */
const NAMED_BEFORE = 'effluentIrrigator2.fertiliser2.transect2';

/** Lists the kinds with a version above the first, as text for a schema: `paddock2.transect3`. */
const versionsNow = (): string =>
  allEntities
    .flatMap(({ id }) => {
      const version = kindOfEntity(id)?.version ?? 1;
      return version > 1 ? [`${id}${version}`] : [];
    })
    .sort()
    .join('.');

/** Names the record's schema: a mark of its contents, and the versions of kinds, so that values written under it can be upgraded. */
export const recordSchema = (mark: string): string => `${mark}${BETWEEN}${versionsNow()}`;

/** Finds the version of a kind in a schema; 1 where the schema names none. */
export function versionInSchema(schema: string, kindId: string): number {
  const versions = schema.includes(BETWEEN) ? (schema.split(BETWEEN)[1] ?? '') : NAMED_BEFORE;
  const named = versions.split('.').find((one) => one.replace(/\d+$/, '') === kindId);
  return named === undefined ? 1 : Number(named.slice(kindId.length));
}

/**
 * Upgrades values written under another version of their kind to the present one; undefined when that version is later than the one known
 * here. Defaults that an upgrade adds to a whole thing are not added to a part of its values.
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
