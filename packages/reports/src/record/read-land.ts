import {
  boundaryStanding,
  boundaryWords,
  GEOMETRY,
  isKindId,
  isRemoved,
  type BoundaryStanding,
} from '@tussock/domain';
import type { Geometry, PolygonalGeometry } from '@tussock/geometry';
import type { ReportFeature } from '../report-input.ts';
import type { PlanRow } from './plan-row.ts';

/** A title of the boundary, as it is listed. */
export interface BoundaryTitle {
  readonly titleNumber: string;
  readonly appellation: string | null;
  readonly estate: string | null;
  readonly issueDate: string | null;
  readonly areaHectares: number;
}

export interface Boundary {
  readonly titles: readonly BoundaryTitle[];
  /** At full precision. */
  readonly blocks: readonly PolygonalGeometry[];
  readonly areaHectares: number | null;
  /** What each block is called, in their order. */
  readonly blockNames: readonly BoundaryBlock[];
  /** What it stands on, in words, where it stands on no titles. */
  readonly note: string | null;
  readonly standing: BoundaryStanding;
}

/** A block of the boundary, as it is listed. */
export interface BoundaryBlock {
  readonly name: string;
  readonly areaHectares: number;
}

/** A figure of a row; null for anything else. */
export const figureIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A feature of a row, with its figures of record; nothing for what is none or was removed. */
export function featureOf({ id, entity, values, made }: PlanRow): readonly ReportFeature[] {
  if (!isKindId(entity)) return [];
  const { [GEOMETRY]: geometry, ...attributes } = values;
  if (isRemoved(attributes)) return [];
  return [
    {
      id,
      kindId: entity,
      geometry: geometry as Geometry, // checked against its declaration when it was stored
      attributes,
      areaM2: figureIn(made['areaM2']),
      lengthMetres: figureIn(made['lengthMetres']),
    },
  ];
}

/** The boundary of a row; an empty one where there is no row. */
export function boundaryOf(row: PlanRow | undefined): Boundary {
  // The server makes both layers of a boundary in this very shape.
  const made = (row?.made ?? {}) as {
    readonly features?: readonly { readonly properties: BoundaryTitle }[];
    readonly boundaryFeatures?: readonly {
      readonly geometry: PolygonalGeometry;
      readonly properties: BoundaryBlock;
    }[];
    readonly areaHectares?: number | null;
  };
  const values = row?.values ?? {};
  const standing = boundaryStanding(values);
  return {
    titles: (made.features ?? []).map(({ properties }) => properties),
    blocks: (made.boundaryFeatures ?? []).map(({ geometry }) => geometry),
    areaHectares: made.areaHectares ?? null,
    blockNames: (made.boundaryFeatures ?? []).map(({ properties }) => properties),
    note: boundaryWords.standing(standing, values['outlineFrom'] === 'imported' ? 'imported' : 'drawn'),
    standing,
  };
}
