import type { KindId } from '@tussock/domain';
import type { Geometry, PolygonalGeometry } from '@tussock/geometry';
import type { PrintGround } from './map/print-ground.ts';
import type { PrintLayer } from './map/print-layer.ts';
import type { PlanRow } from './record/plan-row.ts';

/** A feature as reports read it. Areas are square metres, unrounded, and lengths metres to 1, both of record. */
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
  /** The revision of the plan that the report shows. */
  readonly rev: number;
}

/** The nitrogen that paddocks got in a season. */
export interface PaddockNitrogen {
  readonly seasonName: string;
  /** Kilograms on a mapped hectare, by the id of the paddock; paddocks that are not named got none. */
  readonly kgPerHectare: Readonly<Record<string, number>>;
}

/** What every report is made from. */
export interface ReportContent {
  readonly plan: ReportPlan;
  /** The blocks of the boundary at full precision. */
  readonly boundary: readonly PolygonalGeometry[];
  /** What each of them is called, in their order; maps name no blocks where it is left out. */
  readonly blockNames?: readonly string[];
  readonly features: readonly ReportFeature[];
  /** Every row of the plan's record that is there, for what is neither the farm's details nor drawn. */
  readonly rows?: readonly PlanRow[];
  /** When the plan is shown: whatever holds on a day holds on this one. */
  readonly at: Date;
  /** When the report is made, where that is another time. */
  readonly printedAt?: Date;
  /** Left out where it was not reckoned. */
  readonly nitrogen?: PaddockNitrogen;
  /** Rivers and streams of the map; left out where they could not be read. */
  readonly streams?: PrintGround['streams'];
  /** Whose titles the boundary was made from; the land survey's own wording where it is left out. */
  readonly attribution?: string;
  /** The imported layers that were chosen, by their names. */
  readonly imported?: readonly PrintLayer[];
  /** What lies under the farm on its map; white paper where it is left out. */
  readonly beneath?: PrintGround;
}

/** A document ready to be typeset: a Typst template and the files it reads, by name. */
export interface TypesetDocument {
  readonly main: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}
