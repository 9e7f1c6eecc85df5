import {
  bookWords,
  gapWords,
  kindById,
  lackingFeatures,
  landBalance,
  nextSteps,
  nextStepWords,
  planGaps,
  planInfoFields,
  riskFieldLabel,
  riskWords,
  formatDueBy,
  type Field,
  type GapTarget,
  type NextSteps,
  type PlanGap,
  type Redaction,
} from '@tussock/domain';
import { items, say } from '../../document/blocks.ts';
import type { Block } from '../../document/plan-document.ts';
import type { BookPlan } from '../read-book.ts';

const { open: words } = bookWords;

/** Open items of a plan: overdue actions, and gaps as the farm's page lists them. */
export interface OpenThings {
  readonly steps: NextSteps;
  readonly late: NextSteps['due'];
  readonly gaps: readonly PlanGap[];
}

/** Checks whether a gap is about something that the copy leaves out, so that it is not reported as missing. */
const isLeftOut = ({ target }: PlanGap, redacts: readonly Redaction[]): boolean => {
  if (target.to !== 'details') return false;
  const field: Field = planInfoFields[target.field];
  return redacts.some((redaction) => redaction === field.leftOutWith);
};

/** Finds all open items of a plan on the day of its book. */
export function openThings(plan: BookPlan, redacts: readonly Redaction[]): OpenThings {
  const steps = nextSteps(plan.answers, plan.risks, plan.today);
  const drawn = plan.features.map(({ kindId, geometry, attributes: properties }) => ({
    featureType: kindById(kindId).wording.featureType,
    geometry,
    properties,
  }));
  const gaps = planGaps({
    info: plan.info,
    balance: landBalance(plan.blocks, drawn),
    boundary: plan.boundary.standing,
    lacking: lackingFeatures(drawn),
    hasUnits: plan.risks.length > 0,
    steps,
  });
  return {
    steps,
    late: steps.due.filter(({ daysOver }) => daysOver > 0),
    gaps: gaps.filter((gap) => !isLeftOut(gap, redacts)),
  };
}

/** Counts open items: overdue actions, and gaps as the farm's page counts them. */
export const countOpen = ({ late, gaps }: OpenThings): number => late.length + gaps.length;

/** Headings of gaps by the page on which they can be filled. A missing boundary has a sentence of its own. */
const headings: readonly (readonly [GapTarget['to'], string])[] = [
  ['draw', words.land],
  ['risk', words.risks],
  ['list', words.lacking],
  ['details', gapWords.details.detail],
  ['unit', words.unrated],
  ['section', words.unanswered],
];

/** Formats a gap. Paper has no links to details, so a risk is printed with its score and a section with its outcomes. */
function lineOf({ title, detail, target }: PlanGap, { risks, unrated, unanswered }: NextSteps): string {
  const risk =
    target.to === 'risk' &&
    risks.find(({ unitId, riskType }) => unitId === target.unitId && riskType === target.riskType);
  if (risk) return words.riskOne(risk.unitName, nextStepWords.scored(risk.riskType, risk.score, 'high'));
  const unit = target.to === 'unit' && unrated.find(({ unitId }) => unitId === target.unitId);
  if (unit) return words.unratedOne(unit.unitName, riskWords.asksFields(unit.missing.map(riskFieldLabel)));
  const left = target.to === 'section' && unanswered.find(({ section }) => section.route === target.route);
  if (left)
    return words.unansweredOne(left.section.title, left.outcomes.map((outcome) => outcome.title).join(', '));
  return target.to === 'details' && detail === gapWords.details.detail
    ? title
    : words.lackingOne(title, detail);
}

/** Blocks that list every open item by name. */
export function openPart(plan: BookPlan, { steps, late, gaps }: OpenThings): readonly Block[] {
  if (late.length + gaps.length === 0) return say(words.none);
  const isOf = (to: GapTarget['to']) => gaps.filter(({ target }) => target.to === to);
  const named: readonly (readonly [string, readonly string[]])[] = [
    [
      words.late,
      late.map(({ action: { values } }) =>
        words.lateOne(values.title, formatDueBy(values, plan.today) ?? ''),
      ),
    ],
    ...headings.map(([to, title]) => [title, isOf(to).map((gap) => lineOf(gap, steps))] as const),
  ];
  return [
    ...isOf('boundary').flatMap(() =>
      say(plan.blocks.length === 0 ? words.noBoundary : (plan.boundary.note ?? ''), 'warning'),
    ),
    ...named.flatMap(([title, list]) => (list.length === 0 ? [] : [...say(title, 'note'), ...items(list)])),
  ];
}
