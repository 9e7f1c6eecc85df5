import {
  kindById,
  kinds,
  isKindId,
  GEOMETRY,
  existingPaddocks,
  reckonSeason,
  seasonOf,
  type FertiliserPlan,
} from '@tussock/domain';
import type { Geometry, GroundOperations } from '@tussock/geometry';
import type { PaddockNitrogen } from '../report-input.ts';
import { calendarDate } from '../text/figures.ts';
import type { PlanRow } from './plan-row.ts';
import { boundaryOf, figureIn } from './read-land.ts';

type FarmFeature = FertiliserPlan['applications'][number];

function farmFeatureOf({ id, entity, values, made }: PlanRow): readonly FarmFeature[] {
  if (!isKindId(entity)) return [];
  const { [GEOMETRY]: geometry, ...properties } = values;
  return [
    {
      _id: id,
      featureType: kindById(entity).wording.featureType,
      geometry: geometry as Geometry, // checked against its declaration when it was stored
      properties,
      areaHectares: figureIn(made['areaHectares']),
    },
  ];
}

/** What figures of fertiliser are made from, of rows of a plan's record. */
export function fertiliserPlanOf(geos: GroundOperations, rows: readonly PlanRow[]): FertiliserPlan {
  const ordered = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const features = ordered.flatMap(farmFeatureOf);
  const ofKind = ({ wording }: { readonly wording: { readonly featureType: string } }) =>
    features.filter(({ featureType }) => featureType === wording.featureType);
  return {
    info: rows.find(({ entity }) => entity === 'plan')?.values ?? {},
    features: new Map(features.map((feature) => [feature._id, feature])),
    applications: ofKind(kinds.fertiliser),
    paddocks: existingPaddocks(geos, ofKind(kinds.paddock)),
    landUnits: existingPaddocks(geos, ofKind(kinds.lmu)),
    blocks: boundaryOf(rows.find(({ entity }) => entity === 'boundary')).blocks,
  };
}

/** The nitrogen that each paddock got in the season of a day, from the record alone. */
export function nitrogenOf(geos: GroundOperations, rows: readonly PlanRow[], at: Date): PaddockNitrogen {
  const season = seasonOf(calendarDate(at));
  return nitrogenOfSeason({ season, ...reckonSeason(geos, fertiliserPlanOf(geos, rows), season) });
}

/** The same of a season that was reckoned elsewhere. */
export const nitrogenOfSeason = ({
  season,
  paddocks,
}: {
  readonly season: { readonly name: string };
  readonly paddocks: readonly {
    readonly _id: string | null;
    readonly areaHectares: number | null;
    readonly nutrientsKg: { readonly nitrogen: number };
  }[];
}): PaddockNitrogen => ({
  seasonName: season.name,
  kgPerHectare: Object.fromEntries(
    paddocks.flatMap(({ _id, areaHectares, nutrientsKg }) =>
      _id === null || !areaHectares ? [] : [[_id, nutrientsKg.nitrogen / areaHectares]],
    ),
  ),
});

/** The season of a day in which nothing was spread. */
export const noNitrogen = (at: Date): PaddockNitrogen => ({
  seasonName: seasonOf(calendarDate(at)).name,
  kgPerHectare: {},
});
