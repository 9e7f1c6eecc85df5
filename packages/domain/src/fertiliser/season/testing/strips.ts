import {
  areaSquareMetres,
  sumHectares,
  type MultiPolygonGeometry,
  type PolygonalGeometry,
  type PolygonGeometry,
} from '@tussock/geometry';
import { kinds } from '../../../kinds/registry.ts';
import type { FarmFeature, FertiliserPlan } from '../farm.ts';

/** Strip a hundredth of a degree high, at 42.8° S: 81.8 m by 1,110.7 m for each thousandth of its width, 9.1 ha. */
export const strip = (west: number, width: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, -42.8],
      [west + width, -42.8],
      [west + width, -42.79],
      [west, -42.79],
      [west, -42.8],
    ],
  ],
});
export const hectaresOf = (...areas: readonly PolygonalGeometry[]): number =>
  sumHectares(areas.map(areaSquareMetres));

const feature = (
  name: string,
  kind: { readonly wording: { readonly featureType: string } },
  geometry: PolygonalGeometry,
  properties: Readonly<Record<string, unknown>>,
): FarmFeature => ({
  _id: name.toLowerCase(),
  featureType: kind.wording.featureType,
  geometry,
  properties: { name, status: 'existing', ...properties },
  areaHectares: hectaresOf(geometry),
});
export const paddock = (name: string, geometry: PolygonGeometry) =>
  feature(name, kinds.paddock, geometry, { use: 'pasture' });
/** Outlines of paddocks as one shape. */
const outlineOf = (paddocks: readonly FarmFeature[]): PolygonalGeometry => {
  const outlines = paddocks.map(({ geometry }) => geometry as PolygonGeometry);
  const [only] = outlines;
  const all: MultiPolygonGeometry = {
    type: 'MultiPolygon',
    coordinates: outlines.map(({ coordinates }) => coordinates),
  };
  return only && outlines.length === 1 ? only : all;
};
/**
 * Application of a rate in kilograms of nitrogen per hectare, on paddocks or on a drawn shape with an area in hectares; that ground is its
 * shape.
 */
export const spread = (
  name: string,
  kilograms: number,
  where: { readonly paddocks?: readonly FarmFeature[]; readonly drawn?: PolygonGeometry },
  landUse = 'pastureGrazed',
) => {
  const { paddocks = [], drawn } = where;
  const ground = drawn ? [drawn] : paddocks.map(({ geometry }) => geometry as PolygonGeometry);
  return feature(name, kinds.fertiliser, drawn ?? outlineOf(paddocks), {
    applicationDate: '2025-09-01',
    landUse,
    area: hectaresOf(...ground),
    paddocks: paddocks.map(({ _id }) => _id),
    fertiliser_application_product: [{ product: 'N', nitrogen: 50, application_rate: kilograms * 2 }],
  });
};

/** Plan with paddocks and applications, whose blocks are parted by land of others. */
export const planOf = (
  blocks: readonly PolygonGeometry[],
  paddocks: readonly FarmFeature[],
  applications: readonly FarmFeature[],
): FertiliserPlan => ({
  info: { betweenBlocks: 'neighbour' },
  features: new Map([...paddocks, ...applications].map((one) => [one._id, one])),
  applications,
  paddocks,
  landUnits: [],
  blocks,
});
