import {
  isRemoved,
  keepsStockFromWater,
  kinds,
  labelOfOption,
  type AttributesOf,
  type Option,
  nameOrder,
} from '@tussock/domain';
import { lengthMetres, type Position } from '@tussock/geometry';
import type { ReportFeature } from '../report-input.ts';

const { fields } = kinds.fenceline;
type FenceAttributes = Partial<AttributesOf<typeof fields>>;
export type FenceType = NonNullable<FenceAttributes['fenceType']>;

/** Fence in a report. Labels are null when not recorded; nothing is guessed. */
export interface FenceLine {
  readonly id: string;
  readonly name: string;
  readonly isPlanned: boolean;
  /** Month 'YYYY-MM' by which a planned fence is to be built. */
  readonly plannedBy: string | null;
  readonly typeKey: FenceType | null;
  readonly type: string | null;
  readonly purpose: string | null;
  readonly isForWater: boolean;
  readonly condition: string | null;
  readonly yearBuilt: number | null;
  /** Length in metres on the ellipsoid. */
  readonly lengthMetres: number;
  readonly costPerMetre: number | null;
  /** Recorded distance from water, in metres. */
  readonly setbackMetres: number | null;
  /** Whether it permanently keeps stock from water: it exists, and is neither movable nor temporary. */
  readonly countsAtWater: boolean;
  /** Whether it counts although its recorded stock is neither cattle nor deer. */
  readonly holdsSheepOnly: boolean;
  readonly lines: readonly (readonly Position[])[];
}

/** Stock types named in the national rules. */
const RULED_STOCK: ReadonlySet<string> = new Set(['dairyCattle', 'beefCattle', 'deer']);

/** Lists the existing and planned fences of a plan, sorted by name. */
export const fenceLines = (features: readonly ReportFeature[]): readonly FenceLine[] =>
  features
    .filter(({ kindId }) => kindId === kinds.fenceline.id)
    .flatMap(fenceOf)
    .sort((one, other) => nameOrder.compare(one.name, other.name) || one.id.localeCompare(other.id));

const labelIn = (options: readonly Option[], key: string | undefined): string | null =>
  key === undefined ? null : labelOfOption(options, key);

function fenceOf({ id, attributes, geometry, lengthMetres: measured }: ReportFeature): readonly FenceLine[] {
  // Attributes were checked against the declaration when they were stored; what was brought in may lack some.
  const fence = attributes as FenceAttributes;
  if (isRemoved(attributes)) return [];
  const isPlanned = fence.status === 'planned';
  const stock = fence.stockProof ?? [];
  return [
    {
      id,
      name: fence.name ?? '',
      isPlanned,
      plannedBy: fence.plannedDate ?? null,
      typeKey: fence.fenceType ?? null,
      type: labelIn(fields.fenceType.options, fence.fenceType),
      purpose: labelIn(fields.purpose.options, fence.purpose),
      isForWater: fence.purpose === 'waterwayOrWetland',
      condition: labelIn(fields.condition.options, fence.condition),
      yearBuilt: fence.yearBuilt ?? null,
      lengthMetres: measured ?? lengthMetres(geometry),
      costPerMetre: fence.costPerMetre ?? null,
      setbackMetres: fence.setback ?? null,
      countsAtWater: keepsStockFromWater(attributes),
      holdsSheepOnly: stock.length > 0 && !stock.some((one) => RULED_STOCK.has(one)),
      lines: linesOf(geometry),
    },
  ];
}

function linesOf(geometry: ReportFeature['geometry']): readonly (readonly Position[])[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}
