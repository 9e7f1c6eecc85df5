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

/** A fence as the report speaks of it. Labels are null where nothing is recorded: nothing is guessed. */
export interface FenceLine {
  readonly id: string;
  readonly name: string;
  readonly isPlanned: boolean;
  /** 'YYYY-MM' by which a planned one is to stand. */
  readonly plannedBy: string | null;
  readonly typeKey: FenceType | null;
  readonly type: string | null;
  readonly purpose: string | null;
  readonly isForWater: boolean;
  readonly condition: string | null;
  readonly yearBuilt: number | null;
  /** On the ellipsoid. */
  readonly lengthMetres: number;
  readonly costPerMetre: number | null;
  /** How far from water it was recorded to stand, in metres. */
  readonly setbackMetres: number | null;
  /** Whether it keeps stock from water for good: it is there, and neither moved about nor temporary. */
  readonly countsAtWater: boolean;
  /** It counts, though what it is said to hold is neither cattle nor deer. */
  readonly holdsSheepOnly: boolean;
  readonly lines: readonly (readonly Position[])[];
}

/** Stock that the national rules speak of. */
const RULED_STOCK: ReadonlySet<string> = new Set(['dairyCattle', 'beefCattle', 'deer']);

/** The fences of a plan that are there or planned, sorted by name as people count. */
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
