import {
  areaSquareMetres,
  isPolygonal,
  lengthMetres,
  toHectares,
  toTenthsOfMetre,
  type Geometry,
} from '@tussock/geometry';

/** Figures of a shape as the server measures it: square metres exactly, hectares to 2 decimals, metres to 1. Null for what it has not. */
export interface MeasuredShape {
  readonly areaM2: number | null;
  readonly areaHectares: number | null;
  readonly lengthMetres: number | null;
}

/** Measures a shape on the ellipsoid by the code that measures the record: what is shown before the server has answered is what it says. */
export function measureShape(shape: Geometry): MeasuredShape {
  if (isPolygonal(shape)) {
    const areaM2 = areaSquareMetres(shape);
    return { areaM2, areaHectares: toHectares(areaM2), lengthMetres: null };
  }
  if (shape.type === 'Point') return { areaM2: null, areaHectares: null, lengthMetres: null };
  return { areaM2: null, areaHectares: null, lengthMetres: toTenthsOfMetre(lengthMetres(shape)) };
}
