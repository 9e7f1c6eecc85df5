import { lengthMetres, type Geometry } from '@tussock/geometry';
import type { AnyKind, Attributes } from './any-kind.ts';

/** Computes the attributes of a feature that follow from its drawn shape. */
export const valuesFromShape = (kind: AnyKind, shape: Geometry, attributes: Attributes = {}): Attributes =>
  kind.fromShape?.(shape, attributes) ?? {};

/**
 * Computes the attributes that change because the shape changed from `before` to `after`. Values that a person typed differently are left
 * out.
 */
export function valuesFollowing(
  kind: AnyKind,
  attributes: Attributes,
  { before, after }: { readonly before: Geometry; readonly after: Geometry },
): Attributes {
  const [was, is] = [valuesFromShape(kind, before, attributes), valuesFromShape(kind, after, attributes)];
  return Object.fromEntries(
    Object.entries(is).filter(([key, value]) => attributes[key] === was[key] && value !== attributes[key]),
  );
}

/**
 * Computes the attributes of a run, a line with a width, where the kind has fields for its length and width and they can hold the values.
 */
export function valuesOfRun(kind: AnyKind, line: Geometry, widthMetres: number): Attributes {
  const { width, length } = kind.runs ?? {};
  return { ...fitting(kind, width, widthMetres), ...fitting(kind, length, lengthMetres(line)) };
}

/** Rounds a figure to the step of its field; empty when the field cannot hold it. */
function fitting({ fields }: AnyKind, key: string | undefined, figure: number): Attributes {
  const field = key === undefined ? undefined : fields[key];
  if (key === undefined || (field?.type !== 'number' && field?.type !== 'integer')) return {};
  const { step = 1 } = field;
  const value = Number((Math.round(figure / step) * step).toFixed(6));
  return value >= field.min && value <= field.max ? { [key]: value } : {};
}
