import {
  bookWords,
  nextStepWords,
  riskFieldLabel,
  riskWords,
  sayDueBy,
  type NextSteps,
} from '@tussock/domain';
import { items, say } from '../../document/blocks.ts';
import type { Block } from '../../document/plan-document.ts';
import type { BookPlan } from '../read-book.ts';

const { open: words } = bookWords;

type Named = readonly (readonly [title: string, named: readonly string[]])[];

/** What is open, by what it is. */
function namedOpen({ today }: BookPlan, steps: NextSteps): Named {
  const late = steps.due.filter(({ daysOver }) => daysOver > 0);
  return [
    [
      words.late,
      late.map(({ action: { values } }) => words.lateOne(values.title, sayDueBy(values, today) ?? '')),
    ],
    [
      words.risks,
      steps.risks.map(({ unitName, riskType, score }) =>
        words.riskOne(unitName, nextStepWords.scored(riskType, score, 'high')),
      ),
    ],
    [
      words.unrated,
      steps.unrated.map(({ unitName, missing }) =>
        words.unratedOne(unitName, riskWords.asksFields(missing.map(riskFieldLabel))),
      ),
    ],
    [
      words.unanswered,
      steps.unanswered.map(({ section, outcomes }) =>
        words.unansweredOne(section.title, outcomes.map(({ title }) => title).join(', ')),
      ),
    ],
  ];
}

/** How many things are open: each late action, risk and unit, and each section with outcomes that nobody answered. */
export const countOpen = (plan: BookPlan, steps: NextSteps): number =>
  namedOpen(plan, steps).reduce(
    (sum, [, named]) => sum + named.length,
    plan.blocks.length === 0 || plan.boundary.isToBeChecked ? 1 : 0,
  );

/** Everything that is open, named. */
export function openPart(plan: BookPlan, steps: NextSteps): readonly Block[] {
  const named = namedOpen(plan, steps).filter(([, list]) => list.length > 0);
  const toBeChecked = plan.boundary.isToBeChecked ? (plan.boundary.note ?? '') : '';
  const boundary = say(plan.blocks.length === 0 ? words.noBoundary : toBeChecked, 'warning');
  if (named.length === 0 && boundary.length === 0) return say(words.none);
  return [...boundary, ...named.flatMap(([title, list]) => [...say(title, 'note'), ...items(list)])];
}
