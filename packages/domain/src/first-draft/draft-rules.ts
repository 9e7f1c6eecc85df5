import { kindByFeatureType, type AnyKind } from '../derive/any-kind.ts';
import { valuesOf, type ValuesOf } from '../derive/values-of.ts';
import type { Fields } from '../kind/field.ts';
import { kinds } from '../kinds/registry.ts';
import type { CatalogueActionKey } from '../outcomes/registry.ts';
import type { LandFeature, UnitRisk } from '../risk/land-risk.ts';
import { figureOfLaw } from '../rules/law/law-in-force.ts';
import { BANK_WITHIN_METRES, bareBanks, type MappedStream } from './bare-banks.ts';
import { draftWords as words } from './draft-words.ts';

/** Plan data from which a first draft is computed. */
export interface DraftPlan {
  /** Day in New Zealand, 'YYYY-MM-DD', which selects the law. */
  readonly today: string;
  /** Existing features on the map. */
  readonly features: readonly LandFeature[];
  readonly risks: readonly UnitRisk[];
  /** Streams of the map around the farm; undefined when they could not be read. */
  readonly streams?: readonly MappedStream[] | undefined;
}

/** Place that needs an action, with the reason. */
export interface DraftMatch {
  readonly featureId: string;
  readonly name: string;
  readonly why: string;
}

/** Rule that proposes an action of the catalogue from a fact of the farm. */
export interface DraftRule {
  readonly actionKey: CatalogueActionKey;
  /** Source of the facts. */
  readonly source: string;
  readonly find: (plan: DraftPlan) => readonly DraftMatch[];
}

interface OfKind {
  readonly fields: Fields;
  readonly wording: { readonly featureType: string };
}

const nameOf = ({ featureType, properties }: Pick<LandFeature, 'featureType' | 'properties'>): string =>
  kindByFeatureType(featureType)?.label(properties) ?? '';

/** Matches the features of a kind that pass a test, with the reason the test gives. */
const drawn =
  <K extends OfKind>(kind: K, why: (values: ValuesOf<K>, today: string) => string | undefined) =>
  ({ features, today }: DraftPlan): readonly DraftMatch[] =>
    features
      .filter(({ featureType }) => featureType === kind.wording.featureType)
      .flatMap(({ _id: featureId, featureType, properties }) => {
        const said = why(valuesOf(kind, properties), today);
        return said === undefined
          ? []
          : [{ featureId, name: nameOf({ featureType, properties }), why: said }];
      });

/** Matches the land units whose rating passes a test, with the reason the test gives. */
const rated =
  (why: (risk: UnitRisk) => string | undefined) =>
  ({ risks }: DraftPlan): readonly DraftMatch[] =>
    risks.flatMap((risk) => {
      const said = why(risk);
      return said === undefined ? [] : [{ featureId: risk.unit._id, name: risk.name, why: said }];
    });

/** Strahler order from which a stream is assumed to be wider than the metre named in the national rules. */
const RIVER_ORDER = 3;

const UNGRAZED: ReadonlySet<string | undefined> = new Set(['nativeOrRetired', 'forestry', 'horticulture']);

/** Whether stock go on a paddock or a land unit, as far as it says. */
function isGrazed(featureType: string, properties: LandFeature['properties']): boolean {
  if (featureType === kinds.lmu.wording.featureType)
    return !UNGRAZED.has(valuesOf(kinds.lmu, properties).landUse);
  const { use, winterGrazing } = valuesOf(kinds.paddock, properties);
  return use !== 'retired' && (use !== 'crop' || winterGrazing === true);
}

/** Matches grazed paddocks with unfenced banks along the streams that pass a test. */
const besideBareBanks =
  (isMeant: (stream: MappedStream) => boolean) =>
  ({ features, streams = [] }: DraftPlan): readonly DraftMatch[] => {
    const metres = bareBanks(features, streams.filter(isMeant));
    return features.flatMap(({ _id: featureId, featureType, properties }) => {
      const bare = metres.get(featureId);
      if (bare === undefined || !isGrazed(featureType, properties)) return [];
      const why = words.bareBank(bare, BANK_WITHIN_METRES);
      return [{ featureId, name: nameOf({ featureType, properties }), why }];
    });
  };

/** Returns the reason when the condition holds. */
const said = (holds: boolean, why: string): string | undefined => (holds ? why : undefined);

/** Whether a kind is an irrigator for water; those for effluent have their own rules. */
const isIrrigator = (kind: AnyKind | undefined): boolean => kind?.wording.route === kinds.pivot.wording.route;

const WATER: ReadonlySet<string> = new Set(['riverOrStream', 'drain', 'lake', 'wetland']);
const GENTLE_DEGREES = 10;
const { from } = words;

/** Rules of the first draft. Each proposes one action of the catalogue; a place is proposed once for each action. */
export const draftRules: readonly DraftRule[] = [
  {
    actionKey: 'runDownHighP',
    source: from.soilTests,
    find: rated(({ facts: { olsenP } }) =>
      olsenP === 'above' || olsenP === 'wellAbove' ? words.olsenP[olsenP] : undefined,
    ),
  },
  {
    actionKey: 'soilTestThreeYearly',
    source: from.soilTests,
    find: rated(({ olsenPLack }) => said(olsenPLack === 'test', words.noSoilTest)),
  },
  {
    actionKey: 'polesOnSlips',
    source: from.landUnits,
    find: rated(({ facts: { slopeClass, landUseIntensity } }) =>
      said(slopeClass === 'steepHill' && landUseIntensity !== 'retired', words.steepPasture),
    ),
  },
  {
    actionKey: 'retireSteep',
    source: from.luc,
    find: rated(({ facts: { luc, landUseIntensity } }) =>
      luc &&
      landUseIntensity !== 'retired' &&
      (luc.class === '8' || (luc.class === '7' && luc.subclass === 'e'))
        ? words.retire(`${luc.class}${luc.subclass ?? ''}`)
        : undefined,
    ),
  },
  {
    actionKey: 'slopeTen',
    source: from.paddocks,
    find: drawn(kinds.paddock, ({ winterGrazing, maxSlope }) =>
      winterGrazing === true && maxSlope !== undefined && maxSlope > GENTLE_DEGREES
        ? words.steepCrop(maxSlope)
        : undefined,
    ),
  },
  {
    actionKey: 'wetWeatherPlan',
    source: from.paddocks,
    find: drawn(kinds.paddock, ({ winterGrazing }) => said(winterGrazing === true, words.winterCrop)),
  },
  {
    actionKey: 'resowSoon',
    source: from.paddocks,
    find: drawn(kinds.paddock, ({ winterGrazing, resownBy }) =>
      said(winterGrazing === true && resownBy === undefined, words.notResown),
    ),
  },
  {
    actionKey: 'csaUngrazed',
    source: from.sourceAreas,
    find: drawn(kinds.csa, ({ status, winterGrazed, stockExcluded }) =>
      said(status === 'existing' && winterGrazed === true && stockExcluded !== 'always', words.grazedSource),
    ),
  },
  {
    actionKey: 'fenceSmallStreams',
    source: from.sourceAreas,
    find: drawn(kinds.csa, ({ status, connectedTo, stockExcluded }) =>
      said(
        status === 'existing' && WATER.has(connectedTo ?? '') && stockExcluded === 'never',
        words.openToStock,
      ),
    ),
  },
  {
    actionKey: 'fenceSmallStreams',
    source: from.streams,
    find: besideBareBanks(({ order }) => order < RIVER_ORDER),
  },
  {
    actionKey: 'fenceWideRivers',
    source: from.streams,
    find: besideBareBanks(({ order }) => order >= RIVER_ORDER),
  },
  {
    actionKey: 'csaTreatment',
    source: from.sourceAreas,
    find: drawn(kinds.csa, ({ status, riskLevel, connectedTo }) =>
      said(status === 'existing' && riskLevel === 'high' && WATER.has(connectedTo ?? ''), words.highSource),
    ),
  },
  {
    actionKey: 'fenceWetlands',
    source: from.ecosystems,
    find: drawn(kinds.ecosystem, ({ ecosystemType, fenced }) =>
      said(ecosystemType === 'wetland' && (fenced === 'no' || fenced === 'partly'), words.openWetland),
    ),
  },
  {
    actionKey: 'fenceHabitat',
    source: from.ecosystems,
    find: drawn(kinds.ecosystem, ({ ecosystemType, fenced }) =>
      said(
        ecosystemType !== 'wetland' &&
          ecosystemType !== 'exoticWoodlot' &&
          (fenced === 'no' || fenced === 'partly'),
        words.openHabitat,
      ),
    ),
  },
  {
    actionKey: 'bridgeCrossings',
    source: from.crossings,
    find: drawn(kinds.culvert, ({ culvertType, crossingsPerMonth = 0 }, today) => {
      const most = figureOfLaw('se.crossing', 'mostCrossingsAMonth', { on: today, region: null });
      return culvertType === 'ford' && most !== undefined && crossingsPerMonth > most
        ? words.ford(crossingsPerMonth)
        : undefined;
    }),
  },
  {
    actionKey: 'storageCalculated',
    source: from.effluent,
    find: drawn(kinds.effluent, ({ calculatorDate }) =>
      said(calculatorDate === undefined, words.noCalculation),
    ),
  },
  {
    actionKey: 'failSafeFitted',
    source: from.effluent,
    find: drawn(kinds.effluent, ({ failSafe }) => said(failSafe !== true, words.noFailSafe)),
  },
  {
    actionKey: 'soilMoistureProbe',
    source: from.irrigators,
    find: ({ features }) =>
      features
        .filter(({ featureType }) => isIrrigator(kindByFeatureType(featureType)))
        .map(({ _id: featureId, featureType, properties }) => ({
          featureId,
          name: nameOf({ featureType, properties }),
          why: words.irrigated,
        })),
  },
];
