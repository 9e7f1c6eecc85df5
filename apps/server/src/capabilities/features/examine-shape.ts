import { kinds, type AnyKind, type KindId } from '@tussock/domain';
import {
  areaSquareMetres,
  checkGeometry,
  lengthMetres,
  type Geometry,
  type GeometryCheck,
} from '@tussock/geometry';
import type { GeometryJob } from '../../platform/geometry/geometry-job.ts';
import type { Services } from '../../services.ts';

/** Measures area and length of a shape for the record; null where the shape has none. */
export function measure(geometry: Geometry): { areaM2: number | null; lengthM: number | null } {
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  const isLine = geometry.type === 'LineString' || geometry.type === 'MultiLineString';
  return {
    areaM2: isArea ? areaSquareMetres(geometry) : null,
    lengthM: isLine ? lengthMetres(geometry) : null,
  };
}

/** Result of examining a shape: its problems, or the shape with its figures. */
export type ExaminedShape =
  | Extract<GeometryCheck, { readonly ok: false }>
  | (Extract<GeometryCheck, { readonly ok: true }> & ReturnType<typeof measure>);

/** Validates a shape for a kind, and measures it. */
export function examineShape(kind: AnyKind, geometry: unknown): ExaminedShape {
  const checked = checkGeometry(geometry, kind.shapes);
  return checked.ok ? { ...checked, ...measure(checked.geometry) } : checked;
}

export const examineShapeJob: GeometryJob<
  { readonly kind: KindId; readonly geometry: unknown },
  ExaminedShape
> = {
  name: 'examineShape',
  work: (_geos, { kind, geometry }) => examineShape(kinds[kind], geometry),
};

/** Most corners examined on the main thread: twenty thousand corners take a tenth of a second or more, in which nobody is answered. */
const MOST_CORNERS_AT_ONCE = 1000;

/** Counts the corners of untrusted coordinates, up to that number. */
function countCorners(coordinates: unknown, counted = 0): number {
  if (!Array.isArray(coordinates) || counted > MOST_CORNERS_AT_ONCE) return counted;
  const lists: readonly unknown[] = coordinates;
  if (!Array.isArray(lists[0])) return counted + 1;
  let sum = counted;
  for (const list of lists) sum = countCorners(list, sum);
  return sum;
}

/** Like `examineShape`; a large shape goes to a worker thread, so that other calls are answered meanwhile. */
export async function examineShapeInTurn(
  { geometry: threads }: Pick<Services, 'geometry'>,
  planId: string,
  { kind, geometry }: { readonly kind: AnyKind; readonly geometry: unknown },
): Promise<ExaminedShape> {
  const coordinates = (geometry as { coordinates?: unknown } | null | undefined)?.coordinates; // whatever it is, they may be absent
  return countCorners(coordinates) > MOST_CORNERS_AT_ONCE
    ? threads.run(examineShapeJob, { kind: kind.id, geometry }, planId)
    : examineShape(kind, geometry);
}
