import { kinds } from '@tussock/domain';
import { areaSquareMetres, type PolygonGeometry } from '@tussock/geometry';
import type { ReportContent, ReportFeature } from '../report-input.ts';

/** South-west corner of a made-up farm; one step is about 81 m by 111 m. */
const [WEST, SOUTH, STEP] = [172.4, -42.8, 0.001];

/** A square of the farm's grid, counted from its south-west corner. */
export function squareAt(column: number, row: number, side = 1): PolygonGeometry {
  const [west, south] = [WEST + column * STEP, SOUTH + row * STEP];
  const [east, north] = [west + side * STEP, south + side * STEP];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

/** A paddock as the plan would hand it over; areas of record unless given. */
export function paddockFeature(
  attributes: Readonly<Record<string, unknown>> & { readonly name?: string },
  { geometry = squareAt(0, 0), hectares }: { geometry?: PolygonGeometry; hectares?: number } = {},
): ReportFeature {
  return {
    id: attributes.name ?? 'unnamed',
    kindId: kinds.paddock.id,
    geometry,
    attributes: { name: 'Front', status: 'existing', use: 'pasture', ...attributes },
    areaM2: hectares === undefined ? areaSquareMetres(geometry) : hectares * 10_000,
    lengthMetres: null,
  };
}

export function landUnitFeature(name: string, geometry: PolygonGeometry): ReportFeature {
  return {
    id: name,
    kindId: kinds.lmu.id,
    geometry,
    attributes: { name, status: 'existing' },
    areaM2: areaSquareMetres(geometry),
    lengthMetres: null,
  };
}

/** A plan with nothing in it yet, or what is given. */
export function reportContent(content: Partial<ReportContent> = {}): ReportContent {
  return {
    plan: {
      propertyName: 'Tōtara Flat',
      ownerName: 'Aroha Tamatea',
      physicalAddress: '1 Tōtara Road',
      catchment: null,
      areaHectares: null,
      rev: 7,
    },
    boundary: [],
    features: [],
    at: new Date('2026-11-21T00:00:00Z'),
    ...content,
  };
}
