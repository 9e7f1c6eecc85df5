import { soilBands } from '../soil/targets.ts';
import { dayWithMonth } from '../formats/days.ts';
import { kinds } from '../kinds/registry.ts';
import { soilTextures } from '../options/soil.ts';
import type { Option } from '../kind/options.ts';
import { riskWords } from '../wording/risk-words.ts';
import type { RiskAdjustment, RiskFactor, RiskField, RiskRating } from './assess-risk.ts';
import type { UnitRisk } from './land-risk.ts';

/** Term of a score as text: its subject, the source of its value, and the points. */
export interface ExplainedPoint {
  readonly key: string;
  readonly label: string;
  readonly source: string;
  readonly points: number;
}

/** Adjustment of a score as text. */
export interface ExplainedStep {
  readonly key: string;
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

const { from } = riskWords;
const { fields } = kinds.lmu;

/** Label of an option for use within a sentence, without the text in brackets: 'rolling'. */
const inLine = (options: readonly Option[], key: string | undefined): string => {
  const label = options.find((option) => option.key === key)?.label ?? '';
  return label.replace(/ \(.*\)$/, '').toLowerCase();
};

/** Text of each factor with its value, and the source of that value. */
const factors: {
  readonly [F in RiskFactor]: (risk: UnitRisk) => readonly [label: string, source: string];
} = {
  slope: ({ facts }) => [`Slope: ${inLine(fields.slopeClass.options, facts.slopeClass)}`, from.unit],
  drainageLeach: ({ facts }) => [drainageOf(facts.drainage), from.unit],
  drainageRunoff: ({ facts }) => [drainageOf(facts.drainage), from.unit],
  textureLeach: ({ facts }) => [textureOf(facts.soilTexture), from.unit],
  textureCompact: ({ facts }) => [textureOf(facts.soilTexture), from.unit],
  landUse: ({ facts }) => [
    `Use: ${inLine(fields.landUseIntensity.options, facts.landUseIntensity)}`,
    from.unit,
  ],
  parentP: ({ facts }) => [materialOf(facts.parentMaterial), from.unit],
  erodible: ({ facts }) => [materialOf(facts.parentMaterial), from.unit],
  waterlogging: ({ facts }) => [
    `Waterlogging: ${inLine(fields.waterlogging.options, facts.waterlogging)}`,
    from.unit,
  ],
  olsenP: (risk) => [olsenPStatus(risk), olsenPSource(risk)],
  irrigated: ({ facts }) => [riskWords.irrigated[facts.isIrrigated ? 'yes' : 'no'], from.unit],
  criticalSourceArea: ({ facts, criticalSourceAreas }) => [
    riskWords.criticalSourceArea[facts.hasCriticalSourceArea ? 'yes' : 'no'],
    criticalSourceAreas.length > 0 ? from.drawn(criticalSourceAreas.map(({ name }) => name)) : from.notDrawn,
  ],
};

const drainageOf = (drainage: string | undefined): string =>
  `Drainage: ${inLine(fields.drainage.options, drainage)}`;
const materialOf = (material: string | undefined): string =>
  `Parent material: ${inLine(fields.parentMaterial.options, material)}`;
const textureOf = (texture: string | undefined): string =>
  `Topsoil: ${inLine(soilTextures, texture)} (${soilTextures.find(({ key }) => key === texture)?.group ?? ''})`;

const olsenPStatus = ({ facts, olsenPLack }: UnitRisk): string =>
  olsenPLack === null || olsenPLack === 'test'
    ? riskWords.olsenP[facts.olsenP]
    : riskWords.olsenPUnrated[olsenPLack];

function olsenPSource({ olsenPFrom, testedBy }: UnitRisk): string {
  if (testedBy) return from.soilTest(dayWithMonth(testedBy.sampledOn), testedBy.name);
  return olsenPFrom === 'unit' ? from.typed : from.noSoilTest;
}

/** LUC code such as '7e'; empty when no LUC unit lies on the land. */
export const lucCode = ({ facts: { luc } }: Pick<UnitRisk, 'facts'>): string =>
  luc ? `${luc.class}${luc.subclass ?? ''}` : '';

const stepOf = (risk: UnitRisk, rule: RiskAdjustment['rule']): string =>
  rule === 'landUseCapability' ? riskWords.steps.landUseCapability(lucCode(risk)) : riskWords.steps[rule];

/** Formats the terms of a score, in the order of its formula. */
export const explainPoints = (risk: UnitRisk, rating: RiskRating): readonly ExplainedPoint[] =>
  rating.points.map(({ factor, points }) => {
    const [label, source] = factors[factor](risk);
    return { key: factor, label, source, points };
  });

/** Formats the adjustments of a score. */
export const explainSteps = (risk: UnitRisk, rating: RiskRating): readonly ExplainedStep[] =>
  rating.adjustments.map((step) => ({ ...step, key: step.rule, label: stepOf(risk, step.rule) }));

/** Form label of a field that a rating reads. */
export const riskFieldLabel = (field: RiskField): string => fields[field].label;

/** Fact of a unit as text: its name, its value, and the source of that value. */
export interface ExplainedFact {
  readonly label: string;
  readonly value: string;
  readonly source: string;
}

const labelIn = (options: readonly Option[], key: string | undefined): string =>
  (options.find((option) => option.key === key)?.label ?? riskWords.notRecorded).replace(/ \(.*\)$/, '');

const olsenPBriefly = ({ facts, olsenPLack }: UnitRisk): string =>
  olsenPLack === 'target' ? soilBands.none.label : riskWords.olsenPBriefly[facts.olsenP];

/** Lists the facts that a unit's ratings are computed from, as label, value and source. */
export function explainFacts(risk: UnitRisk): readonly ExplainedFact[] {
  const { facts, lucUnits } = risk;
  return [
    { label: 'Slope', value: labelIn(fields.slopeClass.options, facts.slopeClass), source: from.unit },
    { label: 'Drainage', value: labelIn(fields.drainage.options, facts.drainage), source: from.unit },
    { label: 'Topsoil', value: labelIn(soilTextures, facts.soilTexture), source: from.unit },
    { label: 'Olsen P', value: olsenPBriefly(risk), source: olsenPSource(risk) },
    {
      label: 'Intensity',
      value: labelIn(fields.landUseIntensity.options, facts.landUseIntensity),
      source: from.unit,
    },
    {
      label: 'LUC',
      value: lucCode(risk) || riskWords.notMapped,
      source: lucUnits.length > 0 ? from.lucMap(lucUnits.map(({ name }) => name)) : from.notDrawn,
    },
  ];
}
