import type { GeosOperations, PolygonalGeometry } from '@tussock/geometry';
import { isCalendarDay } from '../../codecs/is-calendar-day.ts';
import { seasonOf, type Season } from '../season.ts';
import { capStanding, type CapStanding, type CapState } from './cap-standing.ts';
import { applicationValues, polygonalOf, type FarmFeature, type FertiliserPlan } from './farm.ts';
import { reckonLandholdings } from './reckon-landholdings.ts';
import { reckonPlaces } from './reckon-places.ts';
import { applicationsIn } from './reckon-season.ts';
import { spreadingsOf, type Spreading } from './spreadings.ts';
import { groundChoice, treatedGround, type TreatedGround } from './treated-ground.ts';

/** A place that an application changes, with the nitrogen on its hectare that gets most. */
interface TriedPlace {
  readonly name: string;
  readonly isLandholding: boolean;
  readonly beforeKgPerHectare: number;
  readonly afterKgPerHectare: number;
  readonly state: CapState;
}

/** What an application would come to. */
export interface TriedApplication {
  readonly ground: TreatedGround;
  readonly season: Season | null;
  readonly standing: CapStanding | null;
  readonly sentences: string[];
  readonly places: TriedPlace[];
  /** Whether it takes a place over the cap, so that a person has to say why it is saved. */
  readonly isOverCap: boolean;
}

/** The area follows the ground unless a person typed one. */
const withArea = (tried: FarmFeature, { hectares }: TreatedGround): FarmFeature =>
  applicationValues(tried.properties).areaIsTyped === true || hectares === 0
    ? tried
    : { ...tried, properties: { ...tried.properties, area: hectares } };

/** What an application not yet saved would come to, with the others of its season. Values may be half filled in. */
export function tryApplication(
  geos: GeosOperations,
  plan: FertiliserPlan,
  { tried, drawn }: { readonly tried: FarmFeature; readonly drawn: PolygonalGeometry | null },
): TriedApplication {
  const ground = treatedGround(geos, { drawn, properties: tried.properties }, plan.features);
  const { applicationDate: date } = applicationValues(tried.properties);
  if (typeof date !== 'string' || !isCalendarDay(date) || !ground.geometry)
    return { ground, season: null, standing: null, sentences: [], places: [], isOverCap: false };
  const season = seasonOf(date);
  return { ground, season, ...whatIf(geos, plan, { season, tried: withArea(tried, ground) }) };
}

/** The nitrogen of every place an application touches, without it and with it. */
function whatIf(
  geos: GeosOperations,
  plan: FertiliserPlan,
  { season, tried }: { readonly season: Season; readonly tried: FarmFeature },
): Pick<TriedApplication, 'standing' | 'sentences' | 'places' | 'isOverCap'> {
  const standing = capStanding(plan, season);
  const others = applicationsIn(plan, season).filter(({ _id }) => _id !== tried._id);
  const before = spreadingsOf(geos, plan, others, standing.rule);
  const own = spreadingsOf(geos, plan, [tried], standing.rule);
  const asked = (spreadings: readonly Spreading[]) => ({ geos, plan, standing, spreadings });
  const touched = new Set(reckonPlaces(asked(own), plan.paddocks, '').map(({ _id }) => _id));
  const paddocks = plan.paddocks.filter(({ _id }) => touched.has(_id));
  const reckon = (spreadings: readonly Spreading[]) => ({
    paddocks: reckonPlaces(asked(spreadings), paddocks, '').filter(({ _id }) => _id !== null),
    ...reckonLandholdings(asked(spreadings)),
  });
  const [without, within] = [reckon(before), reckon([...before, ...own])];
  const ofPaddocks = within.paddocks.map((place) => ({
    name: place.name,
    isLandholding: false,
    beforeKgPerHectare: without.paddocks.find(({ _id }) => _id === place._id)?.highestKgPerHectare ?? 0,
    afterKgPerHectare: place.highestKgPerHectare,
    state: place.state,
  }));
  const ofLandholdings = within.landholdings.flatMap((holding, index) => {
    const was = without.landholdings[index];
    return holding.averageKgPerHectare === was?.averageKgPerHectare
      ? []
      : [
          {
            name: `${holding.name}, average of grazed land`,
            isLandholding: true,
            beforeKgPerHectare: was?.averageKgPerHectare ?? 0,
            afterKgPerHectare: holding.averageKgPerHectare,
            state: holding.averageState,
          },
        ];
  });
  const places = [...ofPaddocks, ...ofLandholdings];
  const isPastureOver = within.landholdings.some(
    ({ highestKgPerHectare: now, highestState }, index) =>
      highestState === 'over' && now > (without.landholdings[index]?.highestKgPerHectare ?? 0),
  );
  const isOver = ({ state, beforeKgPerHectare, afterKgPerHectare }: TriedPlace): boolean =>
    state === 'over' && afterKgPerHectare > beforeKgPerHectare;
  return {
    standing,
    sentences: [...standing.sentences, ...within.sentences],
    places,
    isOverCap: isPastureOver || places.some(isOver),
  };
}

/** Whether an application has the ground that stands, and an area that was worked out when it was chosen. */
const keepsArea = (application: FarmFeature, standing: FarmFeature): boolean =>
  standing.properties['areaIsTyped'] === false &&
  application.properties['area'] === standing.properties['area'] &&
  groundChoice(application) === groundChoice(standing);

/** An application that is about to be saved: with the area of its ground unless another was typed, and whether it lacks its reason. One that stands keeps the area it was saved with for as long as nobody chooses other ground: it is a record. */
export function settleApplication(
  geos: GeosOperations,
  plan: FertiliserPlan,
  { application, standing }: { readonly application: FarmFeature; readonly standing: FarmFeature | null },
): { readonly attributes: FarmFeature['properties']; readonly lacksReason: boolean } {
  const drawn = polygonalOf(application);
  const { hectares } = treatedGround(geos, { drawn, properties: application.properties }, plan.features);
  const { area, areaIsTyped, overCapReason } = application.properties;
  // One who says nothing of it, as another program may, typed an area if it is not that of the ground.
  const isKept = standing !== null && areaIsTyped !== true && keepsArea(application, standing);
  const isTyped =
    !isKept && (hectares === 0 || (areaIsTyped === undefined ? area !== hectares : areaIsTyped === true));
  const attributes = {
    ...application.properties,
    area: isTyped || isKept ? area : hectares,
    areaIsTyped: isTyped,
  };
  // Tried with the very area that is saved.
  const tried = { ...application, properties: { ...attributes, areaIsTyped: isTyped || isKept } };
  const hasReason = typeof overCapReason === 'string' && overCapReason.trim() !== '';
  return {
    attributes,
    lacksReason: !hasReason && tryApplication(geos, plan, { tried, drawn }).isOverCap,
  };
}
