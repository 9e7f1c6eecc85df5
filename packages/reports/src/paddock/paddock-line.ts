import {
  isRemoved,
  kinds,
  rotationOf,
  seasonStarting,
  type AttributesOf,
  type Option,
  type RotationSeason,
  nameOrder,
} from '@tussock/domain';
import { isPolygonal, type PolygonalGeometry, type Position } from '@tussock/geometry';
import { middleOf } from '../map/middle-of.ts';
import type { ReportFeature } from '../report-input.ts';
import { paddockKeys } from './paddock-keys.ts';
import { squareMetresOf } from '../text/figures.ts';

const { fields } = kinds.paddock;
type PaddockAttributes = Partial<AttributesOf<typeof fields>>;
export type PaddockUse = NonNullable<PaddockAttributes['use']>;

/** Paddock in a report. Areas are in square metres, unrounded, because sums are rounded once (docs/design/ground-and-terrain.md). */
export interface PaddockLine {
  readonly id: string;
  /** Farm's own number for the paddock; null when it has none. */
  readonly number: string | null;
  /** Key: the number, or letters. The map shows it where the name does not fit. */
  readonly key: string;
  readonly name: string;
  readonly isPlanned: boolean;
  readonly use: PaddockUse;
  /** Labels; null when nothing is recorded or the use has none. */
  readonly species: string | null;
  readonly crop: string | null;
  readonly slope: string | null;
  readonly areaM2: number;
  /** Effective area as recorded, else the mapped area; zero for retired land. */
  readonly effectiveM2: number;
  readonly hasRecordedEffectiveArea: boolean;
  readonly hasIrrigator: boolean;
  readonly isWinterGrazed: boolean;
  readonly steepestDegrees: number | null;
  /** 'YYYY-MM-DD'. */
  readonly resownBy: string | null;
  /** Past seasons, newest first, each with a description of its cover. */
  readonly rotation: readonly { readonly season: string; readonly cover: string }[];
  readonly geometry: PolygonalGeometry;
  readonly middle: Position;
}

const usesWithPasture: readonly PaddockUse[] = ['pasture', 'pastureThenCrop'];
const usesWithCrop: readonly PaddockUse[] = ['crop', 'pastureThenCrop'];

export const hasPasture = ({ use }: Pick<PaddockLine, 'use'>): boolean => usesWithPasture.includes(use);
export const hasCrop = ({ use }: Pick<PaddockLine, 'use'>): boolean => usesWithCrop.includes(use);

/** Lists the existing and planned paddocks of a plan, sorted by name (Paddock 2 before Paddock 10). Removed ones are left out. */
export function paddockLines(features: readonly ReportFeature[]): readonly PaddockLine[] {
  const lines = features
    .filter(({ kindId }) => kindId === kinds.paddock.id)
    .flatMap((feature) => lineOf(feature) ?? [])
    .sort((a, b) => nameOrder.compare(a.name, b.name) || a.id.localeCompare(b.id));
  const keys = paddockKeys(lines.map(({ number }) => number));
  return lines.map((line, index) => ({ ...line, key: keys[index] ?? '' }));
}

function lineOf({
  id,
  attributes,
  geometry,
  areaM2: measured,
}: ReportFeature): Omit<PaddockLine, 'key'> | null {
  // Attributes were checked against the declaration when they were stored.
  const paddock = attributes as PaddockAttributes;
  if (isRemoved(attributes) || !isPolygonal(geometry)) return null;
  const use = paddock.use ?? 'pasture';
  const areaM2 = measured ?? 0;
  const effectiveArea = paddock.effectiveHa;
  return {
    id,
    number: paddock.paddockNumber?.trim() || null,
    name: paddock.name ?? '',
    isPlanned: paddock.status === 'planned',
    use,
    species: hasPasture({ use }) ? labelOf(fields.pastureSpecies.options, paddock.pastureSpecies) : null,
    crop: hasCrop({ use }) ? labelOf(fields.crop.options, paddock.crop) : null,
    slope: labelOf(fields.slopeClass.options, paddock.slopeClass),
    areaM2,
    effectiveM2:
      effectiveArea === undefined ? (use === 'retired' ? 0 : areaM2) : squareMetresOf(effectiveArea),
    hasRecordedEffectiveArea: effectiveArea !== undefined,
    hasIrrigator: (paddock.irrigatorIds ?? []).length > 0,
    // What is only planned is not grazed yet.
    isWinterGrazed: hasCrop({ use }) && paddock.winterGrazing === true && paddock.status !== 'planned',
    steepestDegrees: paddock.maxSlope ?? null,
    resownBy: paddock.resownBy ?? null,
    rotation: rotationOf(attributes).map(seasonOfRotation),
    geometry,
    middle: middleOf(geometry),
  };
}

/** Formats a season of the rotation: 'Crop: Kale'. */
function seasonOfRotation({ fromJuly, use, pastureSpecies, crop }: RotationSeason) {
  const said = [
    labelOf(fields.pastureSpecies.options, pastureSpecies),
    labelOf(fields.crop.options, crop),
  ].filter((label) => label !== null);
  const of = said.length > 0 ? `: ${said.join(', then ')}` : '';
  return { season: seasonStarting(fromJuly).name, cover: `${labelOf(fields.use.options, use) ?? use}${of}` };
}

function labelOf(options: readonly Option[], key: string | undefined): string | null {
  if (key === undefined) return null;
  return options.find((option) => option.key === key)?.label ?? key;
}

/** All uses of a paddock, in the order of the form. */
export const paddockUses: readonly { readonly key: PaddockUse; readonly label: string }[] =
  fields.use.options;
