import { bookWords, kindById, kinds, titleAttribution, type AnalyteKey, type AnyKind } from '@tussock/domain';
import { figure, method, narrow, say, wide } from '../../document/blocks.ts';
import type { Block, Section } from '../../document/plan-document.ts';
import { farmMap, type FarmMap } from '../../map/farm-map.ts';
import type { Ground } from '../../map/ground.ts';
import { fillsItsPage, sharePage, type PageOfMap } from '../../map/share-page.ts';
import { mapBlocks, NOTHING_TO_DRAW } from '../../map/map-section.ts';
import { PADDOCK_NOUN } from '../../paddock/paddock-noun.ts';
import { sumUpPaddocks } from '../../paddock/sum-up.ts';
import { hundredthsOf, showCount, showHectares } from '../../text/figures.ts';
import { onlySpread, spreadGroundOf, spreadLooks } from '../../map/spread-looks.ts';
import type { ReportFeature } from '../../report-input.ts';
import type { BookContent, BookSettings } from '../book-content.ts';
import type { BookPlan } from '../read-book.ts';
import {
  fenceLooks,
  fencesAlongWater,
  joinLooks,
  soilLooksOf,
  unitLooks,
  type Looks,
} from '../../map/map-looks.ts';

const { maps: words } = bookWords;
/** Heights in points: of a map that fills its page, and the minimum of one with a key below. */
const WHOLE_HEIGHT = 600;
const LEAST_HEIGHT = 440;
/** Sheet of a fold-out: A3, which folds into the A4 of the others. */
const FOLD_OUT: PageOfMap = { papers: ['a3'], fillsPage: true };
/** Layout of the paddock key: columns, and points per row. */
const KEY_ACROSS = 4;
const KEY_ROW = 14;

type Group = AnyKind['filter']['group'];
interface Theme {
  readonly id: string;
  readonly title: string;
  readonly shows: (kind: AnyKind) => boolean;
  /** Kinds a map is about; without a feature of one of these it would show the boundary alone. */
  readonly isAbout: (kind: AnyKind) => boolean;
  /** Whether a farm without such features has it all the same, for what is recorded of others. */
  readonly isAlsoFor?: (features: readonly ReportFeature[]) => boolean;
  /** Whether it is on a sheet that folds out. */
  readonly isFoldOut?: boolean;
  /** Whether it is to lie on the photograph. */
  readonly wantsPhoto?: boolean;
}

const ofGroups =
  (...groups: readonly Group[]) =>
  (kind: AnyKind): boolean =>
    groups.includes(kind.filter.group);
const isKind =
  (...ids: readonly string[]) =>
  (kind: AnyKind): boolean =>
    ids.includes(kind.id);
const either =
  (...asks: readonly ((kind: AnyKind) => boolean)[]) =>
  (kind: AnyKind): boolean =>
    asks.some((ask) => ask(kind));

const KEYED_MAP = 'map-water';
const RISK_MAP = 'map-risk';
const NUTRIENT_MAP = 'map-nutrients';
const SPREAD_MAP = 'map-spreading';

const isUnit = isKind(kinds.lmu.id);
const isPaddock = isKind(kinds.paddock.id);
const isWater = ofGroups('Water', 'Irrigation');
const isNature = either(isUnit, isKind(kinds.csa.id), ofGroups('Nature and pests'));
const isNutrient = ofGroups('Nutrients');
const isBuilt = ofGroups('Structures', 'Monitoring', 'Other');

const themes: readonly Theme[] = [
  {
    id: KEYED_MAP,
    title: words.water,
    shows: either(isPaddock, isWater),
    isAbout: either(isPaddock, isWater),
  },
  { id: 'map-land-units', title: words.landUnits, shows: isNature, isAbout: isNature },
  { id: 'map-luc', title: words.luc, shows: isKind(kinds.luc.id), isAbout: isKind(kinds.luc.id) },
  { id: RISK_MAP, title: words.risk, shows: either(isUnit, isKind(kinds.fenceline.id)), isAbout: isUnit },
  {
    id: SPREAD_MAP,
    title: words.spreading,
    shows: () => true,
    isAbout: isKind(kinds.effluentIrrigator.id),
    isAlsoFor: (features) => {
      const { effluent, keptOut } = spreadGroundOf(features);
      return effluent.size + keptOut.size > 0;
    },
  },
  { id: NUTRIENT_MAP, title: words.nutrients, shows: either(isPaddock, isNutrient), isAbout: isNutrient },
  { id: 'map-structures', title: words.structures, shows: either(isPaddock, isBuilt), isAbout: isBuilt },
];

/** Analyte that colours the transects: phosphorus, which runs off and enters the risk ratings. */
const SOIL_SHOWN: AnalyteKey = 'olsenPhosphorus';

const byNumber = new Intl.Collator('en-NZ', { numeric: true });

/** Key of paddock numbers, in their order, with names and areas. */
function paddockKey({ paddocks, areaHectares }: BookPlan): readonly Block[] {
  const sums = sumUpPaddocks(paddocks);
  const sum =
    areaHectares === null
      ? []
      : [words.sum(`${showHectares(sums.areaHundredths)} ha`, `${showHectares(areaHectares * 100)} ha`)];
  return [
    {
      type: 'table',
      label: words.key,
      across: KEY_ACROSS,
      columns: [narrow(words.keyNumber, 9), wide(words.keyName), figure(bookWords.farm.hectares, 13)],
      rows: paddocks
        .toSorted((one, other) => byNumber.compare(one.key, other.key))
        .map(({ key, name, areaM2 }) => [key, name, showHectares(hundredthsOf(areaM2))]),
    },
    ...method([[words.ownNumbers(showCount(sums.count, PADDOCK_NOUN)), ...sum].join(' ')]),
  ];
}

/** Height of a map above its key for a number of paddocks; null when too little is left, and the key gets a page of its own. */
function heightAbove(keyed: number): number | null {
  const left = WHOLE_HEIGHT - (Math.ceil(keyed / KEY_ACROSS) + 2) * KEY_ROW;
  return left < LEAST_HEIGHT ? null : left;
}

/** Themes that the farm has features for; at least the first one for a farm with only a boundary. */
function themesOf(ground: Ground): readonly Theme[] {
  const there = [...new Set(ground.features.map(({ kindId }) => kindId))].map(kindById);
  return themes.filter(
    (theme, index) => index === 0 || there.some(theme.isAbout) || theme.isAlsoFor?.(ground.features),
  );
}

/** Colours of a map by theme: ratings on the map of risk, test results on that of nutrients. */
function looksOf(id: string, plan: BookPlan): Looks {
  if (id === RISK_MAP) return joinLooks(unitLooks(plan.risks), fenceLooks(plan.features, plan.today));
  if (id === SPREAD_MAP) return spreadLooks(spreadGroundOf(plan.features));
  return id === NUTRIENT_MAP ? soilLooksOf(plan, SOIL_SHOWN) : {};
}

/** Features of a map by theme: on the map of risk fences along water, on that of spreading what is spread on or kept clear of. */
function groundFor(id: string, ground: Ground, { today, features }: BookPlan): Ground {
  if (id === RISK_MAP) return fencesAlongWater(ground, today);
  return id === SPREAD_MAP ? onlySpread(ground, spreadGroundOf(features)) : ground;
}

interface MapOfBook {
  readonly section: Section;
  /** Whether the key of its paddocks has no room below it. */
  readonly lacksKey: boolean;
  /** Whether another map has room on its page. */
  readonly isHalf: boolean;
}

/** What lies under a map: under that of the farm the photograph where there is one, which shows the hills itself. */
function underOf(
  { photo, beneath }: BookContent,
  { isFarmMap, wantsPhoto }: { readonly isFarmMap: boolean; readonly wantsPhoto: boolean },
) {
  if (!isFarmMap || !photo)
    return { photo: undefined, beneath, photoAttribution: wantsPhoto ? words.noPhoto : undefined };
  return {
    photo,
    beneath: beneath && { ...beneath, heights: null },
    photoAttribution: photo.attribution,
  };
}

/** Map of the book, with the key of paddocks below it where there is room. */
function mapOf(
  plan: BookPlan,
  ground: Ground,
  { id, title, shows, isFoldOut = false, wantsPhoto = false }: Theme,
): MapOfBook {
  const { paddocks, content, blocks, info } = plan;
  const { photo, photoAttribution, beneath } = underOf(content, { isFarmMap: id === KEYED_MAP, wantsPhoto });
  const hasKey = id === KEYED_MAP && paddocks.length > 0;
  const above = hasKey && !isFoldOut ? heightAbove(paddocks.length) : null;
  // The first map names the blocks; on the others their names would lie over those of what the map is about.
  const named = hasKey ? ground : { ...ground, blockNames: [] };
  const make = (page: PageOfMap): FarmMap | null =>
    farmMap(groundFor(id, named, plan), {
      paddocks,
      beneath,
      photo,
      shows,
      hasKey: !isFoldOut,
      ...page,
      ...looksOf(id, plan),
    });
  const own: PageOfMap = isFoldOut ? FOLD_OUT : { uprightHeight: above ?? WHOLE_HEIGHT };
  const map = id === KEYED_MAP ? make(own) : sharePage(make, own);
  const attribution = blocks.length > 0 ? (content.attribution ?? titleAttribution.survey) : null;
  const about = { attribution, beneath, photoAttribution, propertyName: info.propertyName ?? bookWords.name };
  const isKeyBelow = above !== null && map?.isLandscape === false;
  const section: Section = {
    id,
    title,
    level: 1,
    blocks: [...mapBlocks(map, about), ...(isKeyBelow ? paddockKey(plan) : [])],
  };
  return { section, lacksKey: hasKey && !isKeyBelow, isHalf: map !== null && !fillsItsPage(map) };
}

/** Maps page by page: two halves share one. */
function onPages(maps: readonly MapOfBook[]): readonly Section[] {
  let hasRoom = false;
  return maps.map(({ section, isHalf }) => {
    const shares = isHalf && hasRoom;
    hasRoom = isHalf && !shares;
    return shares ? section : { ...section, isNewPage: true };
  });
}

/** Sections with one map per theme that the farm has features for, each on its own page. */
export function mapSections(
  plan: BookPlan,
  ground: Ground | null,
  { hasFoldOut = false, ground: on }: BookSettings = {},
): readonly Section[] {
  if (ground === null)
    return [{ id: 'maps', title: bookWords.parts.maps, level: 1, blocks: say(NOTHING_TO_DRAW) }];
  const shown = themesOf(ground);
  const maps = shown.map((theme, index) =>
    mapOf(plan, ground, {
      ...theme,
      title: words.numbered(theme.title, index + 1, shown.length),
      isFoldOut: hasFoldOut && theme.id === KEYED_MAP,
      wantsPhoto: on === 'photo' && theme.id === KEYED_MAP,
    }),
  );
  return [
    ...onPages(maps),
    // A key that has no room below its map follows the last one, where other chapters go on below it.
    ...(maps.some(({ lacksKey }) => lacksKey)
      ? [{ id: 'map-key', title: words.key, level: 2, blocks: paddockKey(plan) } as const]
      : []),
  ];
}
