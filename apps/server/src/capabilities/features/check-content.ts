import { checkAttributes, checkDrawn, type AnyKind, type FieldRefusal } from '@tussock/domain';
import {
  areaSquareMetres,
  bounds,
  checkGeometry,
  lengthMetres,
  toHectares,
  toTenthsOfMetre,
  type Geometry,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import type { FeatureContent } from './feature-store.ts';

/** Area and length of record of a shape; null where the shape has none. */
export function measure(geometry: Geometry): { areaM2: number | null; lengthM: number | null } {
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  const isLine = geometry.type === 'LineString' || geometry.type === 'MultiLineString';
  return {
    areaM2: isArea ? areaSquareMetres(geometry) : null,
    lengthM: isLine ? lengthMetres(geometry) : null,
  };
}

/** A mended shape to offer in place of one that crosses itself; null when there is none worth offering. */
export function repairOf(
  { geos }: Pick<Services, 'geos'>,
  kind: AnyKind,
  geometry: unknown,
): Geometry | null {
  const type = (geometry as { type?: unknown } | null | undefined)?.type;
  if (type !== 'Polygon' && type !== 'MultiPolygon') return null;
  try {
    const repaired = geos.repair(geometry as PolygonalGeometry);
    const checked = checkGeometry(repaired, kind.shapes);
    return checked.ok ? checked.geometry : null;
  } catch {
    // What the engine cannot read it cannot mend: the refusal stands without an offer.
    return null;
  }
}

type ExaminedContent =
  | { readonly ok: true; readonly content: FeatureContent }
  | { readonly ok: false; readonly isShapeAtFault: boolean; readonly refusals: readonly FieldRefusal[] };

/** A shape and values as they were sent. `isDrawn`: what a kind does not need at once may be filled in later (decision 141). */
export interface SentContent {
  readonly geometry: unknown;
  readonly properties: unknown;
  readonly isDrawn?: boolean;
}

/** Judges a feature's shape and values against its kind. */
export function examineContent(kind: AnyKind, input: SentContent): ExaminedContent {
  const shape = checkGeometry(input.geometry, kind.shapes);
  if (!shape.ok)
    return {
      ok: false,
      isShapeAtFault: true,
      refusals: shape.reasons.map(({ message }) => ({ field: 'geometry', message })),
    };
  const { areaM2, lengthM } = measure(shape.geometry);
  const check = input.isDrawn ? checkDrawn : checkAttributes;
  const checked = check(kind, input.properties, {
    ...(areaM2 === null ? {} : { areaHectares: toHectares(areaM2) }),
    ...(lengthM === null ? {} : { lengthMetres: toTenthsOfMetre(lengthM) }),
  });
  if (!checked.ok) return { ok: false, isShapeAtFault: false, refusals: checked.refusals };
  return {
    ok: true,
    content: {
      kind: kind.id,
      kindVersion: kind.version,
      attributes: checked.attributes,
      geometry: shape.geometry,
      bounds: bounds(shape.geometry),
      areaM2,
      lengthM,
    },
  };
}

/**
 * Checks a feature's shape and values against its kind.
 *
 * @throws AppError badRequest with every fault, the field each belongs to, and a mended shape where one can be offered
 */
export function checkContent(
  services: Pick<Services, 'geos'>,
  kind: AnyKind,
  input: SentContent,
): FeatureContent {
  const examined = examineContent(kind, input);
  if (examined.ok) return examined.content;
  const repaired = examined.isShapeAtFault ? repairOf(services, kind, input.geometry) : null;
  throw new AppError('badRequest', {
    message: examined.refusals.map(({ message }) => message),
    fields: examined.refusals,
    ...(repaired ? { repaired } : {}),
  });
}
