import { bookWords, isThere, kinds, logEntries } from '@tussock/domain';
import { paper } from '../look/paper.ts';
import type { ReportFeature } from '../report-input.ts';
import type { Ground } from './ground.ts';
import type { LegendItem } from './legend.ts';
import type { Looks } from './map-looks.ts';
import type { PrintStyle } from './map-style.ts';

const { maps: words } = bookWords;

/** Ground on which effluent was spread, and ground that is kept out of spreading, by the ids of its features. */
export interface SpreadGround {
  readonly effluent: ReadonlySet<string>;
  /** Widest margin in metres that is kept clear around each. */
  readonly keptOut: ReadonlyMap<string, number>;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idsIn = (value: unknown): readonly string[] =>
  listOf(value).filter((id): id is string => typeof id === 'string');

/** Fields of an exclusion zone that refer to ground. */
const GROUND_KEYS = ['feature_map_layer', 'csas', 'ecosystems', 'dams'] as const;

/** Zones of one application: what they refer to, each with the margin around it. */
function zonesOf({ attributes }: ReportFeature): readonly (readonly [id: string, metres: number])[] {
  return listOf(attributes['fertiliser_application_exclusion_zones']).flatMap((row) => {
    const zone = row as Readonly<Record<string, unknown>>; // a row of the declared list
    const metres = typeof zone['setback'] === 'number' ? zone['setback'] : 0;
    return GROUND_KEYS.flatMap((key) => idsIn(zone[key]).map((id) => [id, metres] as const));
  });
}

/** Finds where effluent was spread, from the logs of effluent systems, and what applications of fertiliser keep clear of. */
export function spreadGroundOf(features: readonly ReportFeature[]): SpreadGround {
  const existing = features.filter(({ attributes }) => isThere(attributes));
  const entries = logEntries(
    existing.map(({ id, kindId, attributes }) => ({ id, entity: kindId, values: attributes })),
  );
  const keptOut = new Map<string, number>();
  for (const [id, metres] of existing.filter(({ kindId }) => kindId === kinds.fertiliser.id).flatMap(zonesOf))
    keptOut.set(id, Math.max(metres, keptOut.get(id) ?? 0));
  return {
    effluent: new Set(
      entries
        .filter(({ event }) => event === 'spreading')
        .flatMap(({ values }) => idsIn(values['paddockIds'])),
    ),
    keptOut,
  };
}

/** Limits a farm's features for the map of spreading: paddocks, what spreads effluent, and what is kept clear of. */
export const onlySpread = (ground: Ground, { keptOut }: SpreadGround): Ground => ({
  ...ground,
  features: ground.features.filter(
    ({ id, kindId }) =>
      kindId === kinds.paddock.id || kindId === kinds.effluentIrrigator.id || keptOut.has(id),
  ),
});

/** Fills of the two: a tint for effluent, slanting strokes in ink for what is kept clear of. */
const effluentStyle: PrintStyle = {
  ...kinds.paddock.style,
  colour: kinds.effluent.style.colour,
  fillOpacity: 0.45,
};
const keptOutStyle: PrintStyle = {
  colour: paper.warning,
  width: 2,
  fillOpacity: 0.12,
  pattern: 'close',
  symbol: 'dot',
  order: 60,
};
const plainPaddock: PrintStyle = (() => {
  const { fillOpacity: _fill, pattern: _pattern, ...outline } = kinds.paddock.style;
  return outline;
})();

/** Colours the map of spreading, with its legend items. Paddocks without effluent are outlines. */
export function spreadLooks({ effluent, keptOut }: SpreadGround): Looks {
  const item = (label: string, style: PrintStyle): LegendItem => ({
    label,
    style,
    type: 'area',
    isPlanned: false,
  });
  return {
    lookOf: ({ id, kindId }) => {
      const metres = keptOut.get(id);
      if (metres !== undefined)
        return { style: keptOutStyle, ...(metres > 0 ? { suffix: ` ${words.clearOf(metres)}` } : {}) };
      if (kindId !== kinds.paddock.id) return undefined;
      return { style: effluent.has(id) ? effluentStyle : plainPaddock };
    },
    looks: [
      ...(effluent.size > 0 ? [item(words.effluent, effluentStyle)] : []),
      ...(keptOut.size > 0 ? [item(words.keptOut, keptOutStyle)] : []),
      item(kinds.paddock.names.plural, plainPaddock),
    ],
  };
}
