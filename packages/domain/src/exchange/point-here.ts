import { isUuid } from '../codecs/is-uuid.ts';
import type { Field, Fields } from '../kind/field.ts';

type Values = Readonly<Record<string, unknown>>;

interface PointedHere {
  readonly values: Values;
  /** How many ids were left out. */
  readonly lost: number;
}

interface Pointing {
  readonly idHere: (id: string) => string | undefined;
  /** Whether a name of a feature that was not found is left out as an id is: a file that was written here has names in place of ids. */
  readonly leavesNames?: boolean;
}

/**
 * Values of a feature from elsewhere, pointing at what is here: each id of a feature or a file by the one that it has here, in rows of
 * lists as well. What is not here is left out, and counted; what is no id is handed on as it stands, for the check to refuse, unless
 * `leavesNames`.
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
