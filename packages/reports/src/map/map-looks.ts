import {
  analyteByKey,
  bookWords,
  FENCE_RISK_WIDTH,
  fenceRisk,
  highestRemaining,
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
  type RiskShown,
  type TestOfTransect,
  type UnitRisk,
} from '@tussock/domain';
import type { ReportFeature } from '../report-input.ts';
import type { MapTheme } from './farm-map.ts';
import type { Ground } from './ground.ts';
import type { LegendItem } from './legend.ts';
import type { PrintStyle } from './map-style.ts';

/** Special styles of a map's features, with their legend items. */
export type Looks = Pick<MapTheme, 'lookOf' | 'looks'>;

const { maps: words } = bookWords;
const RISK_OPACITY = 0.85;
const item = (type: LegendItem['type'], label: string, style: PrintStyle): LegendItem => ({
  label,
  style,
  type,
  isPlanned: false,
});

/** Style of a solid line in a colour that carries meaning. */
function lineStyle(kind: { readonly style: PrintStyle }, colour: string, width: number): PrintStyle {
  const { dash: _dashes, ...style } = kind.style;
  return { ...style, colour, width };
}

const riskStyle = ({ colour }: { readonly colour: string }): PrintStyle => ({
  ...kinds.lmu.style,
  colour,
  fillOpacity: RISK_OPACITY,
  line: kinds.lmu.style.colour,
});

const fenceStyle = (level: Level): PrintStyle =>
  lineStyle(kinds.fenceline, levelLineColour(level), FENCE_RISK_WIDTH);

/** Limits a farm's features for the map of risk: of its fences only those that are there for water. */
export const fencesAlongWater = (ground: Ground, today: string): Ground => ({
  ...ground,
  features: ground.features.filter(
    ({ kindId, attributes }) => kindId !== kinds.fenceline.id || fenceRisk(attributes, today) !== undefined,
  ),
});

/** Combines several looks of one map: the first that styles a feature wins. */
export const joinLooks = (...all: readonly Looks[]): Looks => ({
  lookOf: (feature, kind) => {
    for (const { lookOf } of all) {
      const look = lookOf?.(feature, kind);
      if (look) return look;
    }
    return undefined;
  },
  looks: all.flatMap(({ looks = [] }) => looks),
});

/** Colours land units by a remaining risk, or by the highest of theirs, with the legend items. */
export function unitLooks(risks: readonly UnitRisk[], shown: RiskShown = 'highest'): Looks {
  const remaining = new Map(risks.map((risk) => [risk.unit._id, highestRemaining(risk, shown)]));
  const present = new Set([...remaining.values()].map((one) => one?.residualLevel ?? null));
  return {
    lookOf: ({ id }, kind) => {
      if (kind.id !== kinds.lmu.id) return undefined;
      const { residualLevel: level, residualScore: score } = remaining.get(id) ?? {};
      return {
        style: riskStyle(level ? levelLooks[level] : NOT_RATED),
        suffix: level ? ` ${score ?? ''} ${levelName(level)}` : ` ${riskWords.notRated}`,
      };
    },
    looks: [
      ...levelsUpwards
        .filter((level) => present.has(level))
        .map((level) => item('area', levelInLegend(level), riskStyle(levelLooks[level]))),
      ...(present.has(null) ? [item('area', riskWords.notRated, riskStyle(NOT_RATED))] : []),
    ],
  };
}

/** Colours fences along water by their risk on a day, 'YYYY-MM-DD', with the legend items. Other fences keep the style of their kind. */
export function fenceLooks(features: readonly ReportFeature[], today: string): Looks {
  const fences = new Map(
    features.flatMap(({ id, kindId, attributes }) => {
      const risk = kindId === kinds.fenceline.id ? fenceRisk(attributes, today) : undefined;
      return risk ? [[id, risk.level] as const] : [];
    }),
  );
  const present = new Set(fences.values());
  return {
    lookOf: ({ id }) => {
      const level = fences.get(id);
      return level && { style: fenceStyle(level), suffix: ` ${levelName(level)}` };
    },
    looks: levelsUpwards
      .filter((level) => present.has(level))
      .map((level) => item('line', words.fence(levelName(level)), fenceStyle(level))),
  };
}

/** Colours transects by their newest result against its target. Transects without such a test keep the style of their kind. */
export function soilLooksOf(
  {
    features,
    tests,
  }: { readonly features: readonly ReportFeature[]; readonly tests: readonly TestOfTransect[] },
  analyte: AnalyteKey,
): Looks {
  const newest = newestResults(tests, analyte);
  const transects = features.filter(({ kindId }) => kindId === kinds.transect.id);
  if (!transects.some(({ id }) => newest.has(id))) return {};
  const found = new Map(
    transects.map(({ id, attributes }) => [id, soilLookOf(analyte, newest.get(id), attributes)]),
  );
  const present = new Set([...found.values()].map(({ label }) => label));
  const styleOf = (colour: string): PrintStyle => lineStyle(kinds.transect, colour, SOIL_BAND_WIDTH);
  return {
    lookOf: ({ id }) => {
      const look = found.get(id);
      return look && { style: styleOf(look.colour) };
    },
    looks: soilLooks(analyte)
      .filter(({ label }) => present.has(label))
      .map(({ label, colour }) =>
        item('line', words.band(analyteByKey(analyte).label, label), styleOf(colour)),
      ),
  };
}
