import {
  bookWords,
  explainFacts,
  explainPoints,
  explainSteps,
  figureUpTo,
  labelOfOption,
  levelName,
  mitigationActions,
  MOST_SCORE,
  riskFieldLabel,
  riskNotice,
  riskTypes,
  riskWords,
  formatHectares,
  type RiskRating,
  type UnitRisk,
} from '@tussock/domain';
import { facts, method, narrow, say, wide } from '../../document/blocks.ts';
import type { Block, Cell, LevelMark, Section } from '../../document/plan-document.ts';
import type { BookPlan } from '../read-book.ts';
import { recordedOf } from './recorded.ts';

const { units: words } = bookWords;

/** Fields of a unit that its table of risks prints. */
const RATED = ['risks'];

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${figureUpTo(Math.abs(points), 1)}`;

const markOf = (level: LevelMark['level'], score: number | null): LevelMark => ({
  level,
  text: level === null ? riskWords.notRated : `${score ?? ''} ${levelName(level)}`.trim(),
});

/** Marks of a rating: the inherent level, dashed, and the remaining one; a single mark when it cannot be rated. */
const levelsOf = (rating: RiskRating): readonly LevelMark[] =>
  rating.residualLevel === null
    ? [markOf(null, null)]
    : [
        { ...markOf(rating.planLevel, rating.startScore), isBefore: true },
        markOf(rating.residualLevel, rating.residualScore),
      ];

/** Names a source, unless it is the unit itself. */
const sourceOf = (source: string): string | undefined =>
  source === riskWords.from.unit ? undefined : source;

/** Explains a rating: each point with its source, each adjustment, and the planner's own level. */
function whyOf(risk: UnitRisk, rating: RiskRating): Cell {
  if (rating.missing.length > 0) return riskWords.asksFields(rating.missing.map(riskFieldLabel));
  const reason = risk.choices.find(({ riskType }) => riskType === rating.riskType)?.reason;
  const points = explainPoints(risk, rating).map(({ label, points: added, source }) =>
    words.point(label, signed(added), sourceOf(source)),
  );
  const below = [
    ...(points.length > 0 ? [points.join('; ')] : []),
    ...explainSteps(risk, rating).map(({ label, from, to }) => words.step(label, from, to)),
    ...(rating.isOverridden && rating.planLevel !== null && reason
      ? [words.planners(levelName(rating.planLevel), reason)]
      : []),
  ];
  return { text: '', below };
}

function doneOf({ mitigations, pointsOffered, reduction }: RiskRating): Cell {
  const taking = mitigations.filter(({ points }) => points > 0);
  if (taking.length === 0) return { text: words.nothingDone, tone: 'quiet' };
  const chosen = taking.map(({ mitigation, points }) =>
    words.takesOff(labelOfOption(mitigationActions, mitigation), points),
  );
  const cap = pointsOffered > reduction ? [riskWords.mitigationCap(pointsOffered, reduction)] : [];
  return { text: '', below: [chosen.join('; '), ...cap] };
}

/** Facts of a unit: those its rating is read from, each with its source, then everything else recorded of it. */
function factsOf(plan: BookPlan, risk: UnitRisk): readonly Block[] {
  const rated = explainFacts(risk).map(
    ({ label, value, source }) => [label, words.fact(value, sourceOf(source))] as const,
  );
  const labels = new Set(rated.map(([label]) => label));
  const feature = plan.features.find(({ id }) => id === risk.unit._id);
  const recorded = feature ? recordedOf(plan, feature, RATED) : [];
  return facts([...rated, ...recorded.filter(([label]) => !labels.has(label))]);
}

function unitBlocks(plan: BookPlan, risk: UnitRisk): readonly Block[] {
  return [
    ...factsOf(plan, risk),
    {
      type: 'table',
      label: risk.name,
      columns: [narrow(words.risk, 30), wide(words.why, 1.9), wide(words.done, 1), narrow(words.levels, 41)],
      rows: risk.ratings.map((rating): readonly Cell[] => [
        { text: labelOfOption(riskTypes, rating.riskType), tone: 'strong' },
        whyOf(risk, rating),
        doneOf(rating),
        { text: '', levels: levelsOf(rating) },
      ]),
    },
  ];
}

const nameWithArea = ({ name, unit }: UnitRisk): string =>
  unit.areaHectares === null ? name : `${name}, ${formatHectares(unit.areaHectares)}`;

/** Sections of the land units, with their risks, the reasons and the mitigations. */
export const landUnitSections = (plan: BookPlan): readonly Section[] =>
  plan.risks.map((risk, index) => ({
    id: `land-unit-${index + 1}`,
    title: nameWithArea(risk),
    level: 2,
    blocks: unitBlocks(plan, risk),
  }));

/** Matrix of land units and the five risks. */
export function riskMatrix({ risks, editions }: BookPlan): readonly Block[] {
  if (risks.length === 0) return say(words.none);
  return [
    ...say(words.matrix),
    {
      type: 'table',
      label: bookWords.parts.risk,
      columns: [wide(words.unit), ...riskTypes.map(({ key }) => narrow(riskWords.short[key], 29))],
      rows: risks.map((risk): readonly Cell[] => [
        {
          text: risk.name,
          tone: 'strong',
          ...(risk.unit.areaHectares === null ? {} : { below: [formatHectares(risk.unit.areaHectares)] }),
        },
        ...risk.ratings.map((rating): Cell => ({ text: '', levels: shortLevels(rating) })),
      ]),
    },
    ...method([`${riskNotice(editions.rules)} ${words.fromUnit}`]),
  ];
}

/** Marks for the matrix, where only the figure shows the inherent level. */
const shortLevels = (rating: RiskRating): readonly LevelMark[] =>
  rating.residualLevel === null
    ? levelsOf(rating)
    : [
        { level: rating.planLevel, text: String(rating.startScore ?? MOST_SCORE), isBefore: true },
        markOf(rating.residualLevel, rating.residualScore),
      ];
