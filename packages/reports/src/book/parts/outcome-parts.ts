import {
  areaOfSection,
  bookWords,
  existingAnswers,
  isApplicable,
  labelOfOption,
  qualityOfOutcomeIn,
  qualityOfSectionIn,
  formatQuality,
  categoriesOf,
  noteKeyOf,
  orderSections,
  sayCategory,
  shapeOfRegion,
  shapeWords,
  type Section as PlanSection,
  type SubOutcome,
} from '@tussock/domain';
import { facts, narrow, say, wide } from '../../document/blocks.ts';
import type { Block, Cell, Section } from '../../document/plan-document.ts';
import type { BookPlan } from '../read-book.ts';

const { outcomes: words } = bookWords;

function answerOf({ answers, factsFor }: BookPlan, { key }: SubOutcome): Cell {
  const answer = answers.subOutcomes.get(key);
  const recorded = factsFor(key).map((fact) => words.recorded(fact));
  if (answer?.existing === undefined) return { text: words.notAnswered, tone: 'quiet', below: recorded };
  const said = labelOfOption(existingAnswers, answer.existing);
  const below = [
    answer.existing === 'na' ? answer.reason : undefined,
    answer.notes,
    ...(answer.existing === 'na' ? [] : recorded),
  ].filter((text) => text !== undefined);
  return { text: said, below };
}

function outcomeTable(plan: BookPlan, section: PlanSection): Block {
  return {
    type: 'table',
    label: section.title,
    columns: [
      wide(words.outcome, 0.9),
      wide(words.reached, 1.3),
      wide(words.answer, 1.5),
      narrow(words.quality, 22),
    ],
    rows: section.subOutcomes.map((outcome): readonly Cell[] => [
      { text: outcome.title, tone: 'strong', below: [words[outcome.type]] },
      { text: outcome.outcome, below: [outcome.source] },
      answerOf(plan, outcome),
      formatQuality(qualityOfOutcomeIn(outcome, plan.answers)),
    ]),
  };
}

/** Notes on the categories of a section. */
function notesOf({ answers }: BookPlan, section: PlanSection): readonly Block[] {
  const values = answers.sections.get(section.key);
  return facts(
    categoriesOf(section).flatMap((category) => {
      const note = values?.[noteKeyOf(category)];
      return typeof note === 'string' && note !== '' ? [[sayCategory(category), note] as const] : [];
    }),
  );
}

function sectionBlocks(plan: BookPlan, section: PlanSection): readonly Block[] {
  const values = plan.answers.sections.get(section.key);
  if (!isApplicable(section, values)) {
    const reason = values?.['reason'];
    if (typeof reason === 'string') return say(words.notApplicable(reason));
    return say(section.type === 'optional' ? words.optional : words.appliesWhen(section.appliesWhen));
  }
  const area = areaOfSection(shapeOfRegion(plan.info.region), section.key);
  const now = words.stands(formatQuality(qualityOfSectionIn(section, plan.answers)));
  return [
    ...say(section.outcome),
    ...say(area ? `${now} ${shapeWords.answers(area.title)}` : now, 'note'),
    outcomeTable(plan, section),
    ...notesOf(plan, section),
  ];
}

/** Sections of the plan with the answers to their outcomes, in the order in which the plan's region reads them. */
export const outcomeSections = (plan: BookPlan): readonly Section[] =>
  orderSections(shapeOfRegion(plan.info.region), plan.answers.catalogue.sections).map((section) => ({
    id: `outcome-${section.route}`,
    title: section.title,
    level: 2,
    blocks: sectionBlocks(plan, section),
  }));

/** Introduction to the outcomes. */
export const outcomesIntro = ({ answers }: BookPlan): readonly Block[] => [
  ...say(words.intro),
  ...say(bookWords.sources.outcomes(answers.catalogue.version), 'quiet'),
];
