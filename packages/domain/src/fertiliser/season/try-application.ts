import {
  isSameGeometry,
  type GroundOperations,
  type PolygonalGeometry,
  type PointGeometry,
} from '@tussock/geometry';
import type { Attributes } from '../../derive/any-kind.ts';
import { isCalendarDay } from '../../codecs/is-calendar-day.ts';
import { kinds } from '../../kinds/registry.ts';
import { seasonOf, type Season } from '../season.ts';
import { capResult, shownCap, type CapResult, type CapState } from './cap-result.ts';
import { applicationValues, type FarmFeature, type FertiliserPlan } from './farm.ts';
import { reckonLandholdings } from './reckon-landholdings.ts';
import { reckonPlaces } from './reckon-places.ts';
import { applicationsIn } from './reckon-season.ts';
import { spreadingsOf, type Spreading } from './spreadings.ts';
import { groundToSave, savedGround } from './saved-ground.ts';
import { groundChoice, hundredths, treatedGround, type TreatedGround } from './treated-ground.ts';

/** Place that an application changes, with the nitrogen on its hectare with the most. */
interface TriedPlace {
  readonly name: string;
  readonly isLandholding: boolean;
  readonly beforeKgPerHectare: number;
  readonly afterKgPerHectare: number;
  readonly state: CapState;
}

/** Figures of an application that is not saved yet. */
export interface TriedApplication {
  readonly ground: TreatedGround;
  readonly season: Season | null;
  readonly standing: CapResult | null;
  readonly sentences: string[];
  readonly places: TriedPlace[];
  /** Whether it takes a place over the cap, so that saving it needs a reason. */
  readonly isOverCap: boolean;
}

/** Puts an application on its ground, with the ground's area unless a person typed one. */
const onGround = (tried: FarmFeature, ground: PolygonalGeometry): FarmFeature => ({
  ...tried,
  geometry: ground,
  properties:
    applicationValues(tried.properties).areaIsTyped === true
      ? tried.properties
      : { ...tried.properties, area: hundredths(ground) / 100 },
});

/** Finds the stored application with an id; null for a new one. */
const standingOf = ({ applications }: FertiliserPlan, id: string): FarmFeature | null =>
  applications.find(({ _id }) => _id === id) ?? null;

/**
 * Computes what an unsaved application would change, together with the other applications of its season. Values may be half filled in. Its
 * `ground` is the current choice; nitrogen is placed on the ground it would be saved with.
 */
export function tryApplication(
  geos: GroundOperations,
  plan: FertiliserPlan,
  { tried, drawn }: { readonly tried: FarmFeature; readonly drawn: PolygonalGeometry | null },
): TriedApplication {
  const ground = treatedGround(geos, { drawn, properties: tried.properties }, plan.features);
  const standing = standingOf(plan, tried._id);
  // Of one that stands the shape need not be sent.
  const application = drawn || !standing ? tried : { ...tried, geometry: standing.geometry };
  const saved = groundToSave(geos, plan, { application, standing });
  return { ground, ...judge(geos, plan, saved && onGround(tried, saved)) };
}

/** Placeholder shape of an application without one: its ground comes from the chosen places. */
const NOWHERE: PointGeometry = { type: 'Point', coordinates: [0, 0] };

/** An application as it is in a form: stored under an id, or new; drawn, or on chosen places. */
interface InForm {
  readonly id: string;
  readonly drawn: PolygonalGeometry | null;
  readonly properties: Attributes;
}

/** Computes what an application in a form would change, as the form shows it. */
export function shownTrial(geos: GroundOperations, plan: FertiliserPlan, { id, drawn, properties }: InForm) {
  const { ground, standing, sentences, ...trial } = tryApplication(geos, plan, {
    drawn,
    tried: {
      _id: id,
      featureType: kinds.fertiliser.wording.featureType,
      geometry: drawn ?? NOWHERE,
      properties,
      areaHectares: null,
    },
  });
  const { hectares, parts, geometry } = ground;
  return {
    area: { hectares, parts: [...parts], geometry },
    cap: standing && shownCap(standing),
    capSentences: sentences,
    ...trial,
  };
}

/** Judges an application on its ground against the cap; null stands for one without ground. */
function judge(
  geos: GroundOperations,
  plan: FertiliserPlan,
  tried: FarmFeature | null,
): Omit<TriedApplication, 'ground'> {
  const date = tried && applicationValues(tried.properties).applicationDate;
  if (!tried || typeof date !== 'string' || !isCalendarDay(date))
    return { season: null, standing: null, sentences: [], places: [], isOverCap: false };
  const season = seasonOf(date);
  return { season, ...whatIf(geos, plan, { season, tried }) };
}

/** Compares the nitrogen of every place an application touches, without it and with it. */
function whatIf(
  geos: GroundOperations,
  plan: FertiliserPlan,
  { season, tried }: { readonly season: Season; readonly tried: FarmFeature },
): Pick<TriedApplication, 'standing' | 'sentences' | 'places' | 'isOverCap'> {
  const standing = capResult(plan, season);
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

/** Whether an application keeps the stored ground, and the area computed when that was chosen. */
const keepsArea = (application: FarmFeature, standing: FarmFeature): boolean =>
  standing.properties['areaIsTyped'] === false &&
  application.properties['area'] === standing.properties['area'] &&
  groundChoice(application) === groundChoice(standing);

/** Application ready to be saved, with the reason why it may be refused. */
interface SettledApplication {
  readonly attributes: FarmFeature['properties'];
  /** Ground of the application; null when it has none. */
  readonly ground: PolygonalGeometry | null;
  readonly lacksReason: boolean;
  /** Hectares of the ground, when the typed area is larger than that allows. */
  readonly largerThanHectares: number | null;
}

/** Maximum ratio of a typed area to that on the map, which allows for slopes and overlapping passes; our choice. */
const MOST_OF_GROUND = 1.1;

/** Checks whether an area is too large for a ground, both in hectares. */
export const isLargerThanGround = (area: number, groundHectares: number): boolean =>
  groundHectares > 0 && area > groundHectares * MOST_OF_GROUND;

/**
 * Prepares an application for saving: on its ground, with the ground's area unless another was typed. A stored application keeps its saved
 * ground and area until other ground is chosen, because it is a record.
 */
export function settleApplication(
  geos: GroundOperations,
  plan: FertiliserPlan,
  about: { readonly application: FarmFeature; readonly standing: FarmFeature | null },
): SettledApplication {
  const { application, standing } = about;
  const ground = groundToSave(geos, plan, about);
  const hectares = hundredths(ground) / 100;
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
  const hasReason = typeof overCapReason === 'string' && overCapReason.trim() !== '';
  const tried = ground && { ...application, geometry: ground, properties: attributes };
  const isSameArea =
    standing !== null &&
    area === standing.properties['area'] &&
    isSameGeometry(ground, savedGround(geos, standing, plan.features));
  return {
    attributes,
    ground,
    lacksReason: !hasReason && judge(geos, plan, tried).isOverCap,
    largerThanHectares:
      isTyped && !isSameArea && isLargerThanGround(Number(area), hectares) ? hectares : null,
  };
}
