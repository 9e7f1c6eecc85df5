import type { CapState, FeatureReply, FertiliserSeasonReply, SeasonPlace } from '@tussock/contract';
import {
  applicationFigures,
  kindByFeatureType,
  perHectare,
  productOf,
  ruleInForce,
  nitrogenCapRules,
  shareOut,
  sumOf,
  type ApplicationFigures,
  type NitrogenCapLimits,
  type NutrientFigures,
  type Rule,
  type Season,
  isRemoved,
} from '@tussock/domain';
import {
  areaSquareMetres,
  bounds,
  boundsMeet,
  toHectares,
  type GeosOperations,
  type PolygonalGeometry,
} from '@tussock/geometry';
import { highestRate } from './highest-rate.ts';
import { landholdingsOf, mostOf } from './landholdings.ts';
import { polygonalOf, type FertiliserPlan } from './read-fertiliser-plan.ts';
import { treatedGround } from './treated-ground.ts';

/** An application of the season with its ground and figures. */
export interface Spreading {
  readonly feature: FeatureReply;
  readonly name: string;
  readonly date: string;
  readonly landUse: string;
  readonly ground: PolygonalGeometry | null;
  readonly figures: ApplicationFigures;
  /** What was put down altogether: tonnes, dollars, kilograms. */
  readonly whole: Whole;
}

interface Whole {
  readonly quantity: number;
  readonly price_total: number;
  readonly nutrientsKg: NutrientFigures;
  /** Synthetic nitrogen on land that the cap is for. */
  readonly countedNitrogenKg: number;
}

type CapRule = Rule<NitrogenCapLimits> | null;

/** A place with its share of a spreading. */
interface Portion extends Whole {
  readonly spreading: Spreading;
  readonly spreadHectares: number;
}

/** Ground outside of any paddock or land unit of less than this is what drawing leaves along edges. */
const SMALLEST_OUTSIDE_M2 = 100;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const nameOf = (feature: FeatureReply): string => {
  const kind = kindByFeatureType(feature.featureType);
  return kind?.label(feature.properties) || (kind?.names.singular ?? '');
};

const mapNutrients = (figures: NutrientFigures, of: (value: number) => number): NutrientFigures => ({
  nitrogen: of(figures.nitrogen),
  phosphorus: of(figures.phosphorus),
  potassium: of(figures.potassium),
  sulphur: of(figures.sulphur),
  calcium: of(figures.calcium),
  magnesium: of(figures.magnesium),
  sodium: of(figures.sodium),
});

const isCapped = (landUse: string, rule: CapRule): boolean =>
  rule !== null && (rule.limits.landUses as readonly string[]).includes(landUse);

/** The rule on synthetic nitrogen for a season, as it stands on its last day. */
export const capOf = (plan: FertiliserPlan, season: Season): CapRule =>
  ruleInForce(nitrogenCapRules, { on: season.to, region: plan.info.region ?? null });

export const presentCap = (rule: CapRule): FertiliserSeasonReply['cap'] =>
  rule && {
    kgPerHectareYear: rule.limits.kgPerHectareYear,
    warnAtPercent: rule.limits.warnAtPercent,
    source: { ...rule.source },
  };

export function capState(kgPerHectare: number, rule: CapRule): CapState {
  if (rule === null || kgPerHectare === 0) return 'notCapped';
  const { kgPerHectareYear, warnAtPercent } = rule.limits;
  if (kgPerHectare > kgPerHectareYear) return 'over';
  return kgPerHectare * 100 >= kgPerHectareYear * warnAtPercent ? 'near' : 'within';
}

/** Applications with what they came to. Removed ones are left out; planned ones are counted, so that a plan can be judged. */
export function spreadingsOf(
  geos: GeosOperations,
  plan: FertiliserPlan,
  applications: readonly FeatureReply[],
  rule: CapRule,
): readonly Spreading[] {
  return applications.flatMap((feature) => {
    const { properties } = feature;
    if (isRemoved(properties)) return [];
    const figures = applicationFigures(properties);
    const landUse = text(properties['landUse']);
    const { totals, area } = figures;
    return [
      {
        feature,
        name: nameOf(feature),
        date: text(properties['applicationDate']),
        landUse,
        ground: treatedGround(geos, { drawn: polygonalOf(feature), properties }, plan.features).geometry,
        figures,
        whole: {
          quantity: totals.quantity,
          price_total: totals.price_total,
          nutrientsKg: mapNutrients(totals, (kgPerHectare) => productOf([kgPerHectare, area])),
          countedNitrogenKg: isCapped(landUse, rule) ? productOf([figures.countedNitrogenKgPerHa, area]) : 0,
        },
      },
    ];
  });
}

/** A spreading shared out over places and what lies outside of them (the last), by the ground each has of it. */
export function portionsOf(
  geos: GeosOperations,
  spreading: Spreading,
  places: readonly (PolygonalGeometry | null)[],
): readonly Portion[] {
  const { ground, whole, figures } = spreading;
  const box = ground && bounds(ground);
  const weights = places.map((place) =>
    place && ground && box && boundsMeet(bounds(place), box)
      ? geos.overlapAreaSquareMetres(place, ground)
      : 0,
  );
  const inside = weights.reduce((sum, weight) => sum + weight, 0);
  const outside = (ground ? areaSquareMetres(ground) : 0) - inside;
  weights.push(inside === 0 || outside >= SMALLEST_OUTSIDE_M2 ? Math.max(outside, 1) : 0);
  const hectares = shareOut(figures.area, weights, 2);
  const shares = (total: number): readonly number[] => shareOut(total, hectares, 3);
  const [quantity, price, counted] = [whole.quantity, whole.price_total, whole.countedNitrogenKg].map(shares);
  const nutrientShares = Object.entries(whole.nutrientsKg).map(
    ([key, total]) => [key, shares(total)] as const,
  );
  return hectares.map((spreadHectares, index) => ({
    spreading,
    spreadHectares,
    quantity: quantity?.[index] ?? 0,
    price_total: price?.[index] ?? 0,
    countedNitrogenKg: counted?.[index] ?? 0,
    // Made from the same keys.
    nutrientsKg: Object.fromEntries(
      nutrientShares.map(([key, parts]) => [key, parts[index] ?? 0]),
    ) as unknown as NutrientFigures,
  }));
}

const sumPlaced = (parts: readonly (Omit<Whole, 'countedNitrogenKg'> & { spreadHectares: number })[]) => ({
  spreadHectares: sumOf(parts.map((it) => it.spreadHectares)),
  quantity: sumOf(parts.map((it) => it.quantity)),
  price_total: sumOf(parts.map((it) => it.price_total)),
  nutrientsKg: {
    nitrogen: sumOf(parts.map((it) => it.nutrientsKg.nitrogen)),
    phosphorus: sumOf(parts.map((it) => it.nutrientsKg.phosphorus)),
    potassium: sumOf(parts.map((it) => it.nutrientsKg.potassium)),
    sulphur: sumOf(parts.map((it) => it.nutrientsKg.sulphur)),
    calcium: sumOf(parts.map((it) => it.nutrientsKg.calcium)),
    magnesium: sumOf(parts.map((it) => it.nutrientsKg.magnesium)),
    sodium: sumOf(parts.map((it) => it.nutrientsKg.sodium)),
  },
});

/** The dressings of counted nitrogen among some spreadings, within a place or wherever they lie. */
function dressingsIn(
  geos: GeosOperations,
  spreadings: readonly Spreading[],
  within: PolygonalGeometry | null,
  isOurs: (spreading: Spreading) => boolean,
) {
  return spreadings.flatMap((spreading) => {
    const { ground, figures } = spreading;
    if (!ground || figures.countedNitrogenKgPerHa === 0 || !isOurs(spreading)) return [];
    const geometry =
      within === null
        ? ground
        : boundsMeet(bounds(within), bounds(ground))
          ? geos.intersection(within, ground)
          : null;
    return geometry ? [{ geometry, kgPerHectare: figures.countedNitrogenKgPerHa }] : [];
  });
}

interface PlacesQuestion {
  readonly geos: GeosOperations;
  readonly rule: CapRule;
  readonly spreadings: readonly Spreading[];
}

/** What each of some places got; ground outside of them stands last, where there is any. */
export function reckonPlaces(
  { geos, rule, spreadings }: PlacesQuestion,
  places: readonly FeatureReply[],
  outsideName: string,
): readonly SeasonPlace[] {
  const grounds = places.map(polygonalOf);
  const portions = spreadings.map((spreading) => portionsOf(geos, spreading, grounds));
  const of = (index: number): readonly Portion[] =>
    portions.flatMap((all) => all[index] ?? []).filter(({ spreadHectares }) => spreadHectares > 0);
  const named = places.map((place, index) => ({ place, index, mine: of(index) }));
  const rows = named
    .filter(({ mine }) => mine.length > 0)
    .map(({ place, index, mine }): SeasonPlace => {
      const counted = sumOf(mine.map(({ countedNitrogenKg }) => countedNitrogenKg));
      const near = mine.map(({ spreading }) => spreading);
      const ground = grounds[index] ?? null;
      const highest = (isOurs: (spreading: Spreading) => boolean): number =>
        highestRate(geos, dressingsIn(geos, near, ground, isOurs));
      const pasture = highest(({ landUse }) => landUse === rule?.limits.landUses[0]);
      return {
        _id: place._id,
        name: nameOf(place),
        areaHectares: place.areaHectares,
        ...sumPlaced(mine),
        countedNitrogenKg: counted,
        averageKgPerHectare:
          place.areaHectares === null ? null : (perHectare(counted, place.areaHectares) ?? null),
        highestKgPerHectare: highest(({ landUse }) => isCapped(landUse, rule)),
        state: capState(pasture, rule),
      };
    });
  const outside = of(places.length);
  if (outside.length === 0) return rows;
  return [
    ...rows,
    {
      _id: null,
      name: outsideName,
      areaHectares: null,
      ...sumPlaced(outside),
      countedNitrogenKg: sumOf(outside.map(({ countedNitrogenKg }) => countedNitrogenKg)),
      averageKgPerHectare: null,
      highestKgPerHectare: 0,
      state: 'notCapped',
    },
  ];
}

const GRAZED_CROP_USES: ReadonlySet<unknown> = new Set(['grazedInSitu', 'grazingAndCutting']);

/** Whether stock graze a paddock: pasture, and crops that are grazed where they stand. */
const isGrazed = ({ properties }: FeatureReply): boolean =>
  !isRemoved(properties) &&
  (properties['use'] === 'pasture' ||
    properties['use'] === 'pastureThenCrop' ||
    properties['winterGrazing'] === true ||
    (properties['use'] === 'crop' && GRAZED_CROP_USES.has(properties['cropUse'])));

/** Counted nitrogen of each contiguous landholding: on the hectare of pasture that got most, and over all grazed land. */
export function reckonLandholdings(
  { geos, rule, spreadings }: PlacesQuestion,
  plan: FertiliserPlan,
): FertiliserSeasonReply['landholdings'] {
  if (rule === null) return [];
  const capped = spreadings.filter(({ landUse }) => isCapped(landUse, rule));
  const holdings = landholdingsOf(geos, plan.blocks);
  const holdingOf = (ground: PolygonalGeometry | null): number =>
    ground ? mostOf(geos, ground, holdings) : 0;
  const grazed = plan.paddocks
    .filter(isGrazed)
    .map((paddock) => ({ hectares: paddock.areaHectares ?? 0, holding: holdingOf(polygonalOf(paddock)) }));
  const spread = capped.map((spreading) => ({ spreading, holding: holdingOf(spreading.ground) }));
  const numbers = holdings.length > 1 ? holdings.map((_, index) => index) : [0];
  return numbers.map((number) => {
    const mine = spread.filter(({ holding }) => holding === number).map(({ spreading }) => spreading);
    const paddockHectares = sumOf(
      grazed.filter(({ holding }) => holding === number).map(({ hectares }) => hectares),
    );
    const grazedHectares =
      paddockHectares > 0
        ? paddockHectares
        : toHectares(mine.reduce((sum, { ground }) => sum + (ground ? areaSquareMetres(ground) : 0), 0));
    const countedNitrogenKg = sumOf(mine.map(({ whole }) => whole.countedNitrogenKg));
    const averageKgPerHectare = perHectare(countedNitrogenKg, grazedHectares) ?? 0;
    const highestKgPerHectare = highestRate(
      geos,
      dressingsIn(geos, mine, null, ({ landUse }) => landUse === rule.limits.landUses[0]),
    );
    return {
      name: numbers.length === 1 ? 'Whole farm' : `Landholding ${number + 1}`,
      grazedHectares,
      countedNitrogenKg,
      averageKgPerHectare,
      averageState: capState(averageKgPerHectare, rule),
      highestKgPerHectare,
      highestState: capState(highestKgPerHectare, rule),
      state: capState(Math.max(averageKgPerHectare, highestKgPerHectare), rule),
    };
  });
}

/** What all spreadings come to. */
export const reckonTotals = (spreadings: readonly Spreading[]): FertiliserSeasonReply['totals'] =>
  sumPlaced(spreadings.map(({ whole, figures }) => ({ ...whole, spreadHectares: figures.area })));
