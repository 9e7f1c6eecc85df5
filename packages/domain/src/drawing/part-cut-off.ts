import { isPolygonal, type Geometry } from '@tussock/geometry';
import { nameField } from '../fields/common-fields.ts';
import { GEOMETRY } from '../kind/geometry-key.ts';
import type { DrawingPart, DrawnThing } from './operation.ts';
import { valuesFollowing } from '../derive/values-from-shape.ts';
import { valuesOverArea } from './neighbours.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Appends a number to a name and shortens it to the maximum length, without splitting a character. */
function numbered(stem: string, number: number): string {
  const behind = ` ${number}`;
  const room = nameField.maxLength - behind.length;
  return (
    stem
      .slice(0, room)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + behind
  );
}

/** Next unused name: "Creek" becomes "Creek 2", "Creek 2" becomes "Creek 3". */
export function nextName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, figure] = /^(.*?)(?: (\d{1,4}))?$/.exec(name) ?? [];
  let next = Number(figure ?? 1) + 1;
  while (taken.has(numbered(stem, next))) next += 1;
  return numbered(stem, next);
}

/** Names in use among features of the kind. */
export const namesTaken = (
  things: readonly Pick<DrawnThing, 'kind' | 'attributes'>[],
  { kind }: Pick<DrawnThing, 'kind'>,
): Set<string> =>
  new Set(
    things.flatMap((thing) => {
      const name = thing.attributes['name'];
      return thing.kind.id === kind.id && isText(name) ? name : [];
    }),
  );

/**
 * Builds the record part for a piece that was cut off or split: it gets all values of the whole, except its name, its files, which show the
 * whole, and figures that depend on its shape.
 */
export function partCutOff(
  whole: Pick<DrawnThing, 'kind' | 'attributes' | 'geometry'>,
  { id, name, geometry }: { readonly id: string; readonly name: string; readonly geometry: Geometry },
): DrawingPart {
  const kept = Object.entries(whole.attributes).filter(([key]) => {
    const type = whole.kind.fields[key]?.type;
    return type !== 'photos' && type !== 'documents' && key !== whole.kind.uniqueBy;
  });
  const shapes = { before: whole.geometry, after: geometry };
  const own = { ...Object.fromEntries(kept), ...valuesFollowing(whole.kind, whole.attributes, shapes) };
  const over = isPolygonal(geometry) ? valuesOverArea(whole.kind, own, geometry) : {};
  const attributes = Object.fromEntries(Object.entries(own).filter(([key]) => !Object.hasOwn(over, key)));
  return {
    entity: whole.kind.id,
    entityId: id,
    op: 'create',
    set: { ...attributes, name, [GEOMETRY]: geometry },
  };
}
