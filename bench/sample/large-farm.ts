import { demoValley } from '@tussock/demo';
import { kinds } from '@tussock/domain';
import {
  areaHectares,
  areaSquareMetres,
  bounds,
  labelPoint,
  loadGeos,
  mapPositions,
  unionBounds,
  type PolygonalGeometry,
  polygonalFrom,
  polygonsOf,
} from '@tussock/geometry';
import type { ReportContent, ReportFeature } from '@tussock/reports';

const UNITS = 8;
const TANKS = 50;
const species = ['ryegrassWhiteClover', 'plantainClover', 'tallFescue', 'cocksfoot', undefined] as const;
const slopes = ['flat', 'rolling', 'easyHill'] as const;

/** Parcels of the demo valley; more than it has lie beyond it, one valley after another to the north. */
function parcelsOf(count: number): readonly PolygonalGeometry[] {
  const parcels: readonly PolygonalGeometry[] = demoValley().parcels.flatMap(
    ({ geometry }) => polygonalFrom(polygonsOf(geometry)) ?? [],
  );
  const box = unionBounds(parcels.map(bounds));
  const height = box ? box[3] - box[1] : 0;
  return Array.from({ length: count }, (_, index) => {
    const valley = Math.floor(index / parcels.length);
    const parcel = parcels[index % parcels.length];
    if (!parcel) throw new Error('the valley is empty');
    return mapPositions(parcel, ([longitude, latitude]) => [longitude, latitude + valley * height]);
  });
}

/** A plan as large as they come: parcels of the demo valley for paddocks, with fences, land units, tanks and a boundary. */
export async function largeFarm(paddockCount: number): Promise<ReportContent> {
  const geos = await loadGeos();
  const shapes = parcelsOf(paddockCount);
  const boundary = geos.mergePolygons(shapes);
  const paddocks = shapes.map((geometry, index): ReportFeature => {
    const isCrop = index % 12 === 0;
    return {
      id: `paddock-${index}`,
      kindId: kinds.paddock.id,
      geometry,
      attributes: {
        name: `${index % 3 === 0 ? 'Tōtara' : 'Paddock'} ${index + 1}`,
        status: index % 40 === 0 ? 'planned' : 'existing',
        slopeClass: slopes[index % slopes.length],
        ...(isCrop
          ? { use: 'pastureThenCrop', crop: 'kale', winterGrazing: true, maxSlope: index % 14 }
          : { use: 'pasture', pastureSpecies: species[index % species.length] }),
      },
      areaM2: areaSquareMetres(geometry),
      lengthMetres: null,
    };
  });
  const share = Math.ceil(shapes.length / UNITS);
  const units = Array.from({ length: UNITS }, (_, index) =>
    geos.mergePolygons(shapes.slice(index * share, (index + 1) * share)),
  )
    .filter((geometry) => geometry !== null)
    .map((geometry, index): ReportFeature => ({
      id: `unit-${index}`,
      kindId: kinds.lmu.id,
      geometry,
      attributes: { name: `Unit ${index + 1}`, status: 'existing' },
      areaM2: areaSquareMetres(geometry),
      lengthMetres: null,
    }));
  const fences = shapes.flatMap((shape, index): ReportFeature[] => {
    const ring = shape.type === 'Polygon' ? shape.coordinates[0] : shape.coordinates[0]?.[0];
    const side = ring?.slice(0, Math.ceil(ring.length / 2));
    if (!side || side.length < 2) return [];
    const geometry = { type: 'LineString', coordinates: side } as const;
    const attributes = { name: `Fence ${index}`, status: 'existing' };
    return [
      {
        id: `fence-${index}`,
        kindId: kinds.fenceline.id,
        geometry,
        attributes,
        areaM2: null,
        lengthMetres: 1,
      },
    ];
  });
  const tanks = shapes.slice(0, TANKS).map((shape, index): ReportFeature => ({
    id: `tank-${index}`,
    kindId: kinds.waterTank.id,
    geometry: { type: 'Point', coordinates: labelPoint(shape) },
    attributes: { name: `Tank ${index}`, status: 'existing' },
    areaM2: null,
    lengthMetres: null,
  }));
  return {
    plan: {
      propertyName: 'Te Awa Tōtara',
      ownerName: 'Aroha Tamatea',
      physicalAddress: '1 Tōtara Road',
      catchment: 'Upper Sampleburn',
      areaHectares: boundary && areaHectares(boundary),
      rev: 1,
    },
    boundary: boundary ? [boundary] : [],
    features: [...units, ...paddocks, ...fences, ...tanks],
    at: new Date('2026-11-21T00:00:00Z'),
  };
}
