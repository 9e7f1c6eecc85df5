import type { Field } from '../kind/field.ts';
import { kindByFeatureType } from './any-kind.ts';

interface Referring {
  readonly _id: string;
  readonly featureType: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * Lists the features that refer to another in one of their reference fields, including fields in rows of a list; in the order of
 * `features`.
 */
export const referencesTo = <Feature extends Referring>(
  { _id }: Pick<Referring, '_id'>,
  features: readonly Feature[],
): readonly Feature[] =>
  features.filter((feature) => {
    const kind = kindByFeatureType(feature.featureType);
    return (
      feature._id !== _id &&
      kind !== undefined &&
      Object.entries(kind.fields).some(([key, field]) => names(field, feature.properties[key], _id))
    );
  });

function names(field: Field, value: unknown, id: string): boolean {
  if (!Array.isArray(value)) return false;
  if (field.type === 'featureRef') return value.includes(id);
  if (field.type !== 'list') return false;
  return value.some((row: unknown) =>
    Object.entries(field.row).some(
      ([key, inRow]) =>
        typeof row === 'object' && row !== null && names(inRow, (row as Record<string, unknown>)[key], id), // an object, as was asked before
    ),
  );
}
