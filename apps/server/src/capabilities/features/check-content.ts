import { checkAttributes, checkDrawn, type AnyKind, type FieldRefusal } from '@tussock/domain';
import {
  bounds,
  checkGeometry,
  toHectares,
  toTenthsOfMetre,
  type Geometry,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import type { FeatureContent } from './feature-store.ts';
import { examineShape, examineShapeInTurn } from './examine-shape.ts';
import { repairShape } from './shape-jobs.ts';

/** Finds a repaired shape to offer in place of one that crosses itself; null when none is worth offering. */
export async function repairOf(
  { geometry }: Pick<Services, 'geometry'>,
  planId: string,
  { kind, drawn }: { readonly kind: AnyKind; readonly drawn: unknown },
): Promise<Geometry | null> {
  const type = (drawn as { type?: unknown } | null | undefined)?.type; // whatever it is, its type may be absent
  if (type !== 'Polygon' && type !== 'MultiPolygon') return null;
  // What cannot be read, or is too much to be mended, stays refused without an offer.
  const repaired = await geometry.run(repairShape, drawn as PolygonalGeometry, planId).catch(() => null);
  const checked = checkGeometry(repaired, kind.shapes);
  return checked.ok ? checked.geometry : null;
}

type ExaminedContent =
  | { readonly ok: true; readonly content: FeatureContent }
  | { readonly ok: false; readonly isShapeAtFault: boolean; readonly refusals: readonly FieldRefusal[] };

/** A shape and values as they were sent. `isDrawn`: values that the kind does not need at once may be filled in later (docs/design/kinds.md). */
export interface SentContent {
  readonly geometry: unknown;
  readonly properties: unknown;
  readonly isDrawn?: boolean;
}

/** Validates a feature's shape and values against its kind. */
export function examineContent(
  kind: AnyKind,
  input: SentContent,
  shape = examineShape(kind, input.geometry),
): ExaminedContent {
  if (!shape.ok)
    return {
      ok: false,
      isShapeAtFault: true,
      refusals: shape.reasons.map(({ message }) => ({ field: 'geometry', message })),
    };
  const { areaM2, lengthM } = shape;
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
 * @throws AppError badRequest with every problem, its field, and a repaired shape where one can be offered
 */
export async function checkContent(
  services: Pick<Services, 'geometry'>,
  { planId, kind }: { readonly planId: string; readonly kind: AnyKind },
  input: SentContent,
): Promise<FeatureContent> {
  const shape = await examineShapeInTurn(services, planId, { kind, geometry: input.geometry });
  const examined = examineContent(kind, input, shape);
  if (examined.ok) return examined.content;
  const repaired = examined.isShapeAtFault
    ? await repairOf(services, planId, { kind, drawn: input.geometry })
    : null;
  throw new AppError('badRequest', {
    message: examined.refusals.map(({ message }) => message),
    fields: examined.refusals,
    ...(repaired ? { repaired } : {}),
  });
}
