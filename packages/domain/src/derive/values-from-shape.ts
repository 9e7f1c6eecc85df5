import { lengthMetres, type Geometry } from '@tussock/geometry';
import type { AnyKind, Attributes } from './any-kind.ts';

/** What a feature of a kind says of itself by how it is drawn. */
export const valuesFromShape = (kind: AnyKind, shape: Geometry, attributes: Attributes = {}): Attributes =>
  kind.fromShape?.(shape, attributes) ?? {};

/** Values that were those of the shape, and are others now that it is; what somebody typed otherwise is not among them. */
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

/** What is said of a run by its line and its width, where the kind has fields for it and they can hold it. */
export function valuesOfRun(kind: AnyKind, line: Geometry, widthMetres: number): Attributes {
  const { width, length } = kind.runs ?? {};
  return { ...fitting(kind, width, widthMetres), ...fitting(kind, length, lengthMetres(line)) };
}

/** A figure to the step of its field; left out where the field cannot hold it. */
function fitting({ fields }: AnyKind, key: string | undefined, figure: number): Attributes {
  const field = key === undefined ? undefined : fields[key];
  if (key === undefined || (field?.type !== 'number' && field?.type !== 'integer')) return {};
  const value = Number((Math.round(figure / field.step) * field.step).toFixed(6));
  return value >= field.min && value <= field.max ? { [key]: value } : {};
}
