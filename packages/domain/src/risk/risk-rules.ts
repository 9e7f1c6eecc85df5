import { versionsFrom } from '../versions/versions.ts';
import type { OptionKey } from '../kind/options.ts';
import type { landUseIntensities } from '../options/farming.ts';
import type { mitigationActions, riskTypes, levels } from '../options/risk.ts';
import type {
  drainageClasses,
  landUnitParentMaterials,
  slopeClasses,
  soilTextures,
  waterloggingFrequencies,
} from '../options/soil.ts';

export type RiskType = OptionKey<typeof riskTypes>;
export type Level = OptionKey<typeof levels>;
export type Mitigation = OptionKey<typeof mitigationActions>;
export type SlopeClass = OptionKey<typeof slopeClasses>;
export type Drainage = OptionKey<typeof drainageClasses>;
export type Texture = OptionKey<typeof soilTextures>;
export type ParentMaterial = OptionKey<typeof landUnitParentMaterials>;
export type Waterlogging = OptionKey<typeof waterloggingFrequencies>;
export type Intensity = OptionKey<typeof landUseIntensities>;
export type OlsenPStatus = 'unknown' | 'withinOrBelow' | 'above' | 'wellAbove';

/** Score range of each level, both ends inclusive. */
export const LEVEL_SCORES: { readonly [L in Level]: { readonly from: number; readonly to: number } } = {
  low: { from: 0, to: 3 },
  medium: { from: 4, to: 6 },
  high: { from: 7, to: 9 },
};
export const MOST_SCORE = 9;
type Points<Key extends string> = { readonly [K in Key]: number };
type TextureGroup = 'heavy' | 'medium' | 'light';

/** Rule set with the points of risk ratings. The scale of 0 to 9 and its levels are the same in every version. */
export interface RiskRuleSet {
  readonly version: string;
  readonly source: string;
  /** Notice shown beside every level. */
  readonly notice: string;
  readonly points: {
    readonly slope: Points<SlopeClass>;
    readonly drainageLeach: Points<Drainage>;
    readonly drainageRunoff: Points<Drainage>;
    readonly textureLeach: Points<TextureGroup>;
    readonly textureCompact: Points<TextureGroup>;
    readonly landUse: Points<Intensity>;
    readonly parentPhosphorus: Points<ParentMaterial>;
    readonly erodible: Points<ParentMaterial>;
    readonly olsenP: Points<OlsenPStatus>;
    readonly waterlogging: Points<Waterlogging>;
  };
  /** Points each mitigation takes off each risk. */
  readonly mitigations: { readonly [M in Mitigation]: { readonly [R in RiskType]?: number } };
  /** Maximum reduction by all mitigations together. */
  readonly mostReduction: number;
}

const slopePoints: Points<SlopeClass> = { flat: 0, rolling: 1, easyHill: 2, steepHill: 3 };

const drainageLeachPoints: Points<Drainage> = {
  veryPoor: 0,
  poor: 0,
  imperfect: 1,
  moderatelyWell: 2,
  well: 3,
};
const drainageRunoffPoints: Points<Drainage> = {
  veryPoor: 3,
  poor: 3,
  imperfect: 2,
  moderatelyWell: 1,
  well: 0,
};

const textureLeachPoints: Points<TextureGroup> = { heavy: 0, medium: 1, light: 3 };
const textureCompactPoints: Points<TextureGroup> = { heavy: 3, medium: 2, light: 0 };

const landUsePoints: Points<Intensity> = {
  retired: 0,
  extensivePasture: 1,
  intensivePasture: 2,
  cropOrWinterForage: 3,
};

/** Points by how readily a parent material loses phosphorus. */
const parentPhosphorusPoints: Points<ParentMaterial> = {
  sandsGravels: 3,
  peat: 3,
  pumiceAshLapilli: 1,
  loess: 1,
  mudstone: 1,
  sandstone: 1,
  argillite: 1,
  volcanicRock: 0,
  other: 1,
};
const erodiblePoints: Points<ParentMaterial> = {
  mudstone: 1,
  loess: 1,
  sandsGravels: 1,
  pumiceAshLapilli: 1,
  peat: 0,
  sandstone: 0,
  argillite: 0,
  volcanicRock: 0,
  other: 0,
};
const olsenPPoints: Points<OlsenPStatus> = { unknown: 1, withinOrBelow: 0, above: 2, wellAbove: 3 };
const waterloggingPoints: Points<Waterlogging> = {
  rare: 0,
  occasional: 0,
  winter: 1,
  winterOrRain: 1,
  isCompacted: 2,
};

/** Points each mitigation takes off each risk. */
const mitigationPoints: RiskRuleSet['mitigations'] = {
  avoidGrazing: { soilCompaction: 2, runoffContamination: 1, erosion: 1 },
  reduceSoilCultivation: { erosion: 2, soilCompaction: 1, nLeaching: 1 },
  optimalUsePhos: { pLeaching: 1, runoffContamination: 1 },
  stockExclusion: { runoffContamination: 2, erosion: 1 },
  soilConservation: { erosion: 2, runoffContamination: 1 },
  reduceSoilPhosphorus: { pLeaching: 2, runoffContamination: 1 },
  avoidingIntensive: { nLeaching: 2, soilCompaction: 1, runoffContamination: 1 },
  encouragementOfRiparian: { runoffContamination: 1, erosion: 1, nLeaching: 1 },
  diversionOfRunoff: { runoffContamination: 1, erosion: 1 },
  grassBuffers: { runoffContamination: 1, erosion: 1 },
  wetland: { nLeaching: 1, runoffContamination: 1 },
  sedimentTraps: { runoffContamination: 1, erosion: 1 },
  other: {},
};

/**
 * Versions of the risk rule set. Sources for the order of dangers and the effect of each mitigation: Table of Actions (landscapedna.org,
 * Our Land and Water), Waikato TR 2010/38, NIWA's page on nutrient mitigation. Points and thresholds are our choice.
 */
export const riskRuleSets = versionsFrom<RiskRuleSet>({
  version: '1.1',
  source:
    'Table of Actions, landscapedna.org (Our Land and Water); Waikato TR 2010/38; NIWA on nutrient mitigation. Points and thresholds are Tussock’s own.',
  notice: 'A screening score, not an estimate of losses.',
  points: {
    slope: slopePoints,
    drainageLeach: drainageLeachPoints,
    drainageRunoff: drainageRunoffPoints,
    textureLeach: textureLeachPoints,
    textureCompact: textureCompactPoints,
    landUse: landUsePoints,
    parentPhosphorus: parentPhosphorusPoints,
    erodible: erodiblePoints,
    olsenP: olsenPPoints,
    waterlogging: waterloggingPoints,
  },
  mitigations: mitigationPoints,
  mostReduction: 4,
});

/** Notice shown beside every level: the nature of the figure, and the version of its rules. */
export const riskNotice = ({ notice, version }: RiskRuleSet): string => `${notice} Rules ${version}.`;
