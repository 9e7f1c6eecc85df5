import { isRemoved, kinds } from '@tussock/domain';
import {
  bounds,
  containsPoint,
  isPolygonal,
  type Bounds,
  type PolygonalGeometry,
  type Position,
} from '@tussock/geometry';
import type { ReportFeature } from '../report-input.ts';

/** Points along one side of the grid over a paddock whose middle lies in no unit. */
const GRID_SIDE = 9;

interface Unit {
  readonly name: string;
  readonly geometry: PolygonalGeometry;
  readonly box: Bounds;
}

/**
 * Creates a function that finds the land management unit of a paddock: the unit that contains its middle (map/middle-of.ts), else the unit
 * that contains most points of a 9 × 9 grid over the paddock, none when no point is in a unit. Of equals, the first drawn. Removed units
 * are left out.
 */
export function landUnitFinder(
  features: readonly ReportFeature[],
): (paddock: { readonly geometry: PolygonalGeometry; readonly middle: Position }) => string | null {
  const units = features
    .filter(({ kindId, attributes }) => kindId === kinds.lmu.id && !isRemoved(attributes))
    .flatMap(({ geometry, attributes }): Unit[] =>
      isPolygonal(geometry) ? [{ name: nameOf(attributes), geometry, box: bounds(geometry) }] : [],
    );
  return ({ geometry, middle }) => {
    if (units.length === 0) return null;
    return (units.find((unit) => holds(unit, middle)) ?? unitOfMostPoints(units, geometry))?.name ?? null;
  };
}

const nameOf = (attributes: ReportFeature['attributes']): string => {
  const name = attributes['name'];
  return typeof name === 'string' ? name : '';
};

const holds = ({ box: [west, south, east, north], geometry }: Unit, position: Position): boolean =>
  position[0] >= west &&
  position[0] <= east &&
  position[1] >= south &&
  position[1] <= north &&
  containsPoint(geometry, position);

function unitOfMostPoints(units: readonly Unit[], paddock: PolygonalGeometry): Unit | null {
  const points = gridOver(bounds(paddock)).filter((point) => containsPoint(paddock, point));
  let best: { unit: Unit; count: number } | null = null;
  for (const unit of units) {
    const count = points.filter((point) => holds(unit, point)).length;
    if (count > (best?.count ?? 0)) best = { unit, count };
  }
  return best?.unit ?? null;
}

function gridOver([west, south, east, north]: Bounds): readonly Position[] {
  const steps = Array.from({ length: GRID_SIDE }, (_, index) => (index + 0.5) / GRID_SIDE);
  return steps.flatMap((across) =>
    steps.map((up): Position => [west + (east - west) * across, south + (north - south) * up]),
  );
}
