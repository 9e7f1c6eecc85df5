import { isUuid } from '../codecs/is-uuid.ts';
import type { Field, Fields } from '../kind/field.ts';

type Values = Readonly<Record<string, unknown>>;

interface PointedHere {
  readonly values: Values;
  /** Number of references that were dropped. */
  readonly lost: number;
}

interface Pointing {
  readonly idHere: (id: string) => string | undefined;
  /** True to drop unknown feature names like unknown ids: files written by this product have names instead of ids. */
  readonly leavesNames?: boolean;
}

/**
 * Translates references in an imported feature's values: each id of a feature or file becomes the local one, in rows of lists as well.
 * Unknown ids are dropped and counted. Text that is no id is returned unchanged, for the check to refuse, unless `leavesNames`.
 */
export function pointHere(
  fields: Fields,
  values: Values,
  { idHere, leavesNames = false }: Pointing,
): PointedHere {
  let lost = 0;
  const pointed = (field: Field | undefined, value: unknown): unknown => {
    if (!field || !Array.isArray(value)) return value;
    if (field.type === 'list')
      return value.map(
        (row: unknown) =>
          typeof row === 'object' && row !== null ? pointedIn(field.row, row as Values) : row, // an object, as was asked before
      );
    if (field.type !== 'featureRef' && field.type !== 'photos' && field.type !== 'documents') return value;
    return value.flatMap((id: unknown) => {
      const isName = typeof id === 'string' && !isUuid(id) && field.type === 'featureRef';
      if (isName && leavesNames) {
        lost += 1;
        return [];
      }
      if (typeof id !== 'string' || !isUuid(id)) return [id];
      const here = idHere(id.toLowerCase());
      if (here === undefined) lost += 1;
      return here === undefined ? [] : [here];
    });
  };
  const pointedIn = (within: Fields, some: Values): Values =>
    Object.fromEntries(Object.entries(some).map(([key, value]) => [key, pointed(within[key], value)]));
  return { values: pointedIn(fields, values), lost };
}
