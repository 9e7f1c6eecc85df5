import {
  analyteByKey,
  bookWords,
  FENCE_RISK_WIDTH,
  fenceRisk,
  kinds,
  levelInLegend,
  levelLineColour,
  levelLooks,
  levelName,
  levelsUpwards,
  newestResults,
  NOT_RATED,
  riskWords,
  SOIL_BAND_WIDTH,
  soilLookOf,
  soilLooks,
  type AnalyteKey,
  type Level,
  type UnitRisk,
} from '@tussock/domain';
import type { MapTheme } from '../../map/farm-map.ts';
import type { Ground } from '../../map/ground.ts';
import type { LegendItem } from '../../map/legend.ts';
import type { PrintStyle } from '../../map/map-style.ts';
import type { BookPlan } from '../read-book.ts';

type Looks = Pick<MapTheme, 'lookOf' | 'looks'>;

const { maps: words } = bookWords;
const RISK_OPACITY = 0.85;
/** What transects are coloured by: the analyte that runs off, and that risk is read from. */
const SHOWN: AnalyteKey = 'olsenPhosphorus';

const item = (type: LegendItem['type'], label: string, style: PrintStyle): LegendItem => ({
  label,
  style,
  type,
  isPlanned: false,
});

/** A line that is drawn through, in a colour that says something. */
function lineStyle(kind: { readonly style: PrintStyle }, colour: string, width: number): PrintStyle {
  const { dash: _dashes, ...style } = kind.style;
  return { ...style, colour, width };
}

/** The rating with the highest score that remains on a unit; null where it is not rated. */
function highestRemaining({ ratings }: UnitRisk): { readonly level: Level; readonly score: number } | null {
  const rated = ratings.flatMap(({ residualLevel: level, residualScore: score }) =>
    level === null || score === null ? [] : [{ level, score }],
  );
  return rated.toSorted((one, other) => other.score - one.score)[0] ?? null;
}

const riskStyle = ({ colour }: { readonly colour: string }): PrintStyle => ({
  ...kinds.lmu.style,
  colour,
  fillOpacity: RISK_OPACITY,
  line: kinds.lmu.style.colour,
});

const fenceStyle = (level: Level): PrintStyle =>
  lineStyle(kinds.fenceline, levelLineColour(level), FENCE_RISK_WIDTH);

/** What of a farm its map of risk shows: of its fences those that are there for water. */
export const fencesAlongWater = (ground: Ground, today: string): Ground => ({
  ...ground,
  features: ground.features.filter(
    ({ kindId, attributes }) => kindId !== kinds.fenceline.id || fenceRisk(attributes, today) !== undefined,
  ),
});

/** Land units in the colours of their highest risk that remains, fences along water in those of theirs, and what the legend says of both. */
export function riskLooks({ risks, features, today }: BookPlan): Looks {
  const highest = new Map(risks.map((risk) => [risk.unit._id, highestRemaining(risk)]));
  const present = new Set([...highest.values()].map((one) => one?.level ?? null));
  const fences = new Map(
    features.flatMap(({ id, kindId, attributes }) => {
      const risk = kindId === kinds.fenceline.id ? fenceRisk(attributes, today) : undefined;
      return risk ? [[id, risk.level] as const] : [];
    }),
  );
  const ofFences = new Set(fences.values());
  return {
    lookOf: ({ id }) => {
      const fence = fences.get(id);
      if (fence) return { style: fenceStyle(fence), suffix: ` ${levelName(fence)}` };
      const found = highest.get(id);
      return {
        style: riskStyle(found ? levelLooks[found.level] : NOT_RATED),
        suffix: found ? ` ${found.score} ${levelName(found.level)}` : ` ${riskWords.notRated}`,
      };
    },
    looks: [
      ...levelsUpwards
        .filter((level) => present.has(level))
        .map((level) => item('area', levelInLegend(level), riskStyle(levelLooks[level]))),
      ...(present.has(null) ? [item('area', riskWords.notRated, riskStyle(NOT_RATED))] : []),
      ...levelsUpwards
        .filter((level) => ofFences.has(level))
        .map((level) => item('line', words.fence(levelName(level)), fenceStyle(level))),
    ],
  };
}

/** Transects in the colours of their newest Olsen P against its target; as their kind where none of them was tested for it. */
export function soilLooksOf({ features, tests }: BookPlan): Looks {
  const newest = newestResults(tests, SHOWN);
  const transects = features.filter(({ kindId }) => kindId === kinds.transect.id);
  if (!transects.some(({ id }) => newest.has(id))) return {};
  const found = new Map(
    transects.map(({ id, attributes }) => [id, soilLookOf(SHOWN, newest.get(id), attributes)]),
  );
  const present = new Set([...found.values()].map(({ label }) => label));
  const styleOf = (colour: string): PrintStyle => lineStyle(kinds.transect, colour, SOIL_BAND_WIDTH);
  return {
    lookOf: ({ id }) => {
      const look = found.get(id);
      return look && { style: styleOf(look.colour) };
    },
    looks: soilLooks(SHOWN)
      .filter(({ label }) => present.has(label))
      .map(({ label, colour }) =>
        item('line', words.band(analyteByKey(SHOWN).label, label), styleOf(colour)),
      ),
  };
}
