import type { KindId } from '@tussock/domain';
import type { Geometry, PolygonalGeometry } from '@tussock/geometry';
import type { PrintGround } from './map/print-ground.ts';
import type { PrintLayer } from './map/print-layer.ts';
import type { PlanRow } from './record/plan-row.ts';

/** Feature as reports read it. Areas are in square metres, unrounded, and lengths in metres to 1 decimal, both of record. */
export interface ReportFeature {
  readonly id: string;
  readonly kindId: KindId;
  readonly geometry: Geometry;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly areaM2: number | null;
  readonly lengthMetres: number | null;
}

export interface ReportPlan {
  readonly propertyName: string;
  readonly ownerName: string | null;
  readonly physicalAddress: string | null;
  readonly catchment: string | null;
  /** Key of the council's region, for rules that differ by it. */
  readonly region?: string | null;
  readonly areaHectares: number | null;
  /** Revision of the plan that the report shows. */
  readonly rev: number;
}

/** Nitrogen applied to paddocks in a season. */
export interface PaddockNitrogen {
  readonly seasonName: string;
  /** Kilograms per mapped hectare by paddock id; paddocks that are not listed got none. */
  readonly kgPerHectare: Readonly<Record<string, number>>;
}

/** Data from which every report is made. */
export interface ReportContent {
  readonly plan: ReportPlan;
  /** Blocks of the boundary at full precision. */
  readonly boundary: readonly PolygonalGeometry[];
  /** Names of the blocks, in their order; when undefined, maps do not name them. */
  readonly blockNames?: readonly string[];
  readonly features: readonly ReportFeature[];
  /** All rows of the plan's record, for data besides farm details and features. */
  readonly rows?: readonly PlanRow[];
  /** Day for which the plan is shown; rules and statuses are those of that day. */
  readonly at: Date;
  /** Time at which the report is made, when it differs from `at`. */
  readonly printedAt?: Date;
  /** Undefined when it was not computed. */
  readonly nitrogen?: PaddockNitrogen;
  /** Rivers and streams of the map; undefined when they could not be read. */
  readonly streams?: PrintGround['streams'];
  /** Attribution of the boundary's titles; the land survey's own wording when undefined. */
  readonly attribution?: string;
  /** Chosen imported layers, by name. */
  readonly imported?: readonly PrintLayer[];
  /** Contours and streams under the farm on its map; white paper when undefined. */
  readonly beneath?: PrintGround;
}

/** Document ready for typesetting: a Typst template and the files it reads, by name. */
export interface TypesetDocument {
  readonly main: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}
