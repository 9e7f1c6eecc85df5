import { areaSquareMetres, sumHectares, type PolygonalGeometry } from '@tussock/geometry';
import { perHectare, sumOf } from '../decimals.ts';
import { ruleWords } from '../../wording/rule-words.ts';
import { capState, type CapState } from './cap-standing.ts';
import { isGrazed, paddockValues, polygonalOf, type FarmFeature } from './farm.ts';
import { landholdingsApart, landholdingsTogether, mostOf } from './landholdings.ts';
import { highestOn, type SeasonQuestion } from './reckon-places.ts';
import { foragePaddocks, SMALLEST_GROUND_M2, type Spreading } from './spreadings.ts';

/** Counted nitrogen of a contiguous landholding: on the hectare of pasture that got most, and over all grazed land. */
export interface Landholding {
  readonly name: string;
  readonly grazedHectares: number;
  readonly countedNitrogenKg: number;
  readonly averageKgPerHectare: number;
  readonly averageState: CapState;
  readonly highestKgPerHectare: number;
  readonly highestState: CapState;
  /** The worse of both. */
  readonly state: CapState;
}

interface Landholdings {
  readonly landholdings: Landholding[];
  /** What cannot be established about them. */
  readonly sentences: readonly string[];
}

const worstLast: readonly CapState[] = ['notCapped', 'within', 'near', 'notJudged', 'over'];
const worseOf = (a: CapState, b: CapState): CapState => (worstLast.indexOf(a) > worstLast.indexOf(b) ? a : b);

/** A paddock stands in the average where stock graze it, or where something that counts was put on it. */
function standsInAverage(
  { geos }: SeasonQuestion,
  paddock: FarmFeature,
  counted: readonly Spreading[],
): boolean {
  if (isGrazed(paddock)) return true;
  const place = polygonalOf(paddock);
  return (
    place !== null &&
    paddockValues(paddock).status !== 'planned' &&
    counted.some(({ ground }) => ground && geos.overlapAreaSquareMetres(place, ground) >= SMALLEST_GROUND_M2)
  );
}

function reckonIn(question: SeasonQuestion, holdings: readonly PolygonalGeometry[]): Landholding[] {
  const { geos, plan, standing, spreadings } = question;
  const counted = spreadings.filter(({ part }) => part !== null);
  const forage = foragePaddocks(geos, { spreadings, rule: standing.rule }, plan.paddocks);
  const holdingOf = (ground: PolygonalGeometry | null): number =>
    ground ? mostOf(geos, ground, holdings) : 0;
  const grazed = plan.paddocks
    .filter((paddock) => standsInAverage(question, paddock, counted))
    .map((paddock) => ({
      areaM2: areaSquareMetres(paddock.geometry),
      holding: holdingOf(polygonalOf(paddock)),
    }));
  const spread = counted.map((spreading) => ({ spreading, holding: holdingOf(spreading.ground) }));
  const numbers = holdings.length > 1 ? holdings.map((_, index) => index) : [0];
  return numbers.map((number) => {
    const mine = spread.filter(({ holding }) => holding === number).map(({ spreading }) => spreading);
    const paddocks = grazed.filter(({ holding }) => holding === number);
    const treated = mine.map(({ ground }) => (ground ? areaSquareMetres(ground) : 0));
    const grazedHectares = sumHectares(paddocks.map(({ areaM2 }) => areaM2)) || sumHectares(treated);
    const countedNitrogenKg = sumOf(mine.map(({ whole }) => whole.countedNitrogenKg));
    const averageKgPerHectare = perHectare(countedNitrogenKg, grazedHectares) ?? 0;
    const pasture = mine.filter(({ part }) => part === 'byHectare');
    const highestKgPerHectare = highestOn(geos, pasture, { within: null, without: forage });
    const averageState = capState(averageKgPerHectare, standing);
    const highestState = capState(highestKgPerHectare, standing);
    return {
      name: numbers.length === 1 ? 'Whole farm' : `Landholding ${number + 1}`,
      grazedHectares,
      countedNitrogenKg,
      averageKgPerHectare,
      averageState,
      highestKgPerHectare,
      highestState,
      state: worseOf(averageState, highestState),
    };
  });
}

/**
 * The landholdings of a farm in a season. Pieces of the boundary near to each other are one where a person said that a road, railway or
 * river parts them, and stand apart where it is land of others; where nobody said, the average is judged only if it comes out alike
 * either way.
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

/** The landholdings that a record is divided into: as judged, so far as that is known. */
export const landholdingGrounds = ({
  geos,
  plan,
}: Pick<SeasonQuestion, 'geos' | 'plan'>): readonly PolygonalGeometry[] =>
  plan.info.betweenBlocks === 'roadRailRiver'
    ? landholdingsTogether(geos, plan.blocks)
    : landholdingsApart(plan.blocks);
