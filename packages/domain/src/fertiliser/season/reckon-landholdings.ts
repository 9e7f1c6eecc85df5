import {
  areaSquareMetres,
  sumHectares,
  type GroundOperations,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { isRemoved } from '../../derive/is-removed.ts';
import { sumOf } from '../decimals.ts';
import { ruleWords } from '../../wording/rule-words.ts';
import { capState, type CapState } from './cap-result.ts';
import { isGrazed, paddockValues, polygonalOf, type FarmFeature } from './farm.ts';
import { landholdingsApart, landholdingsTogether, mostOf } from './landholdings.ts';
import { averageOver, cut, highestOn, type DressedGround, type SeasonQuestion } from './reckon-places.ts';
import { foragePaddocks, portionsOf, SMALLEST_GROUND_M2, type Spreading } from './spreadings.ts';

/** Counted nitrogen of a contiguous landholding: on the hectare of pasture with the most, and on average over all grazed land. */
export interface Landholding {
  readonly name: string;
  readonly grazedHectares: number;
  readonly countedNitrogenKg: number;
  readonly averageKgPerHectare: number;
  readonly averageState: CapState;
  readonly highestKgPerHectare: number;
  readonly highestState: CapState;
  /** Worse of the two states. */
  readonly state: CapState;
}

const M2_PER_HECTARE = 10_000;

interface Landholdings {
  readonly landholdings: Landholding[];
  /** Sentences on what could not be established about the landholdings. */
  readonly sentences: readonly string[];
}

const worstLast: readonly CapState[] = ['notCapped', 'within', 'near', 'notJudged', 'over'];
const worseOf = (a: CapState, b: CapState): CapState => (worstLast.indexOf(a) > worstLast.indexOf(b) ? a : b);

/** Checks whether a paddock counts in the average: when stock graze it, or when counted nitrogen was applied to it. */
function standsInAverage(
  { geos }: SeasonQuestion,
  paddock: FarmFeature,
  counted: readonly Spreading[],
): boolean {
  if (isGrazed(paddock)) return true;
  const place = polygonalOf(paddock);
  return (
    place !== null &&
    !isRemoved(paddock.properties) &&
    paddockValues(paddock).status !== 'planned' &&
    counted.some(({ ground }) => ground && geos.overlapAreaSquareMetres(place, ground) >= SMALLEST_GROUND_M2)
  );
}

/** Part of an application on a landholding, with its counted nitrogen. */
interface HoldingShare {
  readonly spreading: Spreading;
  readonly countedNitrogenKg: number;
}

/**
 * Divides an application among landholdings by the ground in each. Ground outside all of them goes to the landholding with the most.
 * Undefined for a landholding that has no part of it.
 */
function sharesOf(
  geos: GroundOperations,
  spreading: Spreading,
  holdings: readonly PolygonalGeometry[],
): readonly (HoldingShare | undefined)[] {
  const { ground, whole } = spreading;
  if (!ground || holdings.length < 2) return [{ spreading, countedNitrogenKg: whole.countedNitrogenKg }];
  const most = mostOf(geos, ground, holdings);
  const portions = portionsOf(geos, spreading, holdings);
  const outside = portions.at(-1)?.countedNitrogenKg ?? 0;
  return holdings.map((holding, index) => {
    const { spreadHectares = 0, countedNitrogenKg = 0 } = portions[index] ?? {};
    if (index !== most)
      return spreadHectares === 0
        ? undefined
        : { spreading: { ...spreading, ground: geos.intersection(holding, ground) }, countedNitrogenKg };
    const others = holdings.filter((other, at) => at !== most && (portions[at]?.spreadHectares ?? 0) > 0);
    const rest = others.reduce<PolygonalGeometry | null>(
      (left, other) => (left ? geos.difference(left, other) : left),
      ground,
    );
    return {
      spreading: { ...spreading, ground: rest },
      countedNitrogenKg: sumOf([countedNitrogenKg, outside]),
    };
  });
}

/**
 * Area in square metres of applications outside some paddocks, counted once for each application. An application without ground has its
 * typed area.
 */
function dressedOutside(
  geos: GroundOperations,
  spreadings: readonly Spreading[],
  paddocks: readonly PolygonalGeometry[],
): number {
  const outside = spreadings.flatMap(
    ({ ground }) => (ground && cut(geos, ground, { within: null, without: paddocks })) ?? [],
  );
  const together = outside.reduce<PolygonalGeometry | null>(
    (sum, ground) => (sum ? geos.union(sum, ground) : ground),
    null,
  );
  const groundless = spreadings.filter(({ ground }) => ground === null);
  return groundless.reduce(
    (sum, { figures }) => sum + figures.area * M2_PER_HECTARE,
    together ? areaSquareMetres(together) : 0,
  );
}

const dressedGround = ({ countedKgPerHectare, ground, figures }: Spreading): DressedGround => ({
  countedKgPerHectare,
  groundM2: ground ? areaSquareMetres(ground) : figures.area * M2_PER_HECTARE,
});

function reckonIn(question: SeasonQuestion, holdings: readonly PolygonalGeometry[]): Landholding[] {
  const { geos, plan, standing, spreadings } = question;
  const counted = spreadings.filter(({ part }) => part !== null);
  const forage = foragePaddocks(geos, { spreadings, rule: standing.rule }, plan.paddocks);
  const grazed = plan.paddocks
    .filter((paddock) => standsInAverage(question, paddock, counted))
    .map((paddock) => {
      const place = polygonalOf(paddock);
      return {
        place,
        areaM2: areaSquareMetres(paddock.geometry),
        holding: place ? mostOf(geos, place, holdings) : 0,
      };
    });
  const shares = counted.map((spreading) => sharesOf(geos, spreading, holdings));
  const grounds = grazed.flatMap(({ place }) => place ?? []);
  const numbers = holdings.length > 1 ? holdings.map((_, index) => index) : [0];
  return numbers.map((number) => {
    const mine = shares.flatMap((of) => of[number] ?? []);
    const here = mine.map(({ spreading }) => spreading);
    const paddocks = grazed.filter(({ holding }) => holding === number);
    // Pasture that was dressed counts with its hectares as with its kilograms, whether it lies in a paddock or not.
    const parts = [...paddocks.map(({ areaM2 }) => areaM2), dressedOutside(geos, here, grounds)];
    const averageKgPerHectare = averageOver(
      here.map(dressedGround),
      parts.reduce((sum, areaM2) => sum + areaM2, 0),
    );
    const pasture = here.filter(({ part }) => part === 'byHectare');
    const highestKgPerHectare = highestOn(geos, pasture, { within: null, without: forage });
    const averageState = capState(averageKgPerHectare, standing);
    const highestState = capState(highestKgPerHectare, standing);
    return {
      name: numbers.length === 1 ? 'Whole farm' : `Landholding ${number + 1}`,
      grazedHectares: sumHectares(parts),
      countedNitrogenKg: sumOf(mine.map((share) => share.countedNitrogenKg)),
      averageKgPerHectare,
      averageState,
      highestKgPerHectare,
      highestState,
      state: worseOf(averageState, highestState),
    };
  });
}

/**
 * Computes the landholdings of a farm in a season. Blocks near each other are one landholding when a person said that a road, railway or
 * river parts them, and separate ones when it is land of others. When nobody said, the average is judged only if both readings give the
 * same state.
 */
export function reckonLandholdings(question: SeasonQuestion): Landholdings {
  const { geos, plan, standing } = question;
  if (standing.rule === null) return { landholdings: [], sentences: [] };
  const apart = landholdingsApart(plan.blocks);
  const together = landholdingsTogether(geos, plan.blocks);
  if (plan.info.betweenBlocks === 'roadRailRiver')
    return { landholdings: reckonIn(question, together), sentences: [] };
  const landholdings = reckonIn(question, apart);
  if (plan.info.betweenBlocks === 'neighbour' || together.length === apart.length)
    return { landholdings, sentences: [] };
  const joined = reckonIn(question, together);
  const doubted = landholdings.map((holding, index): Landholding => {
    const piece = apart[index];
    const whole = joined[piece ? mostOf(geos, piece, together) : 0];
    const isAlike = whole?.averageState === holding.averageState;
    if (!whole || isAlike || holding.averageState === 'notCapped') return holding;
    return { ...holding, averageState: 'notJudged', state: worseOf('notJudged', holding.highestState) };
  });
  const isDoubted = doubted.some(
    ({ averageState }, index) => averageState !== landholdings[index]?.averageState,
  );
  return { landholdings: doubted, sentences: isDoubted ? [ruleWords.blocksUnknown] : [] };
}

/** Landholdings by which a record is divided: as judged, as far as that is known. */
export const landholdingGrounds = ({
  geos,
  plan,
}: Pick<SeasonQuestion, 'geos' | 'plan'>): readonly PolygonalGeometry[] =>
  plan.info.betweenBlocks === 'roadRailRiver'
    ? landholdingsTogether(geos, plan.blocks)
    : landholdingsApart(plan.blocks);
