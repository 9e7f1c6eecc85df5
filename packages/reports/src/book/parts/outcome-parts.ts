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
import { facts, items, narrow, say, wide } from '../../document/blocks.ts';
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
      wide(words.outcome, 0.8),
      wide(words.reached, 1.5),
      wide(words.answer, 1.6),
      narrow(words.quality, 20),
    ],
    rows: section.subOutcomes.map((outcome): readonly Cell[] => [
      { text: outcome.title, tone: 'strong', below: [words[outcome.type]] },
      { text: outcome.outcome, below: [briefSource(outcome.source)] },
      answerOf(plan, outcome),
      formatQuality(qualityOfOutcomeIn(outcome, plan.answers)),
    ]),
  };
}

/** Name of a source, without what is said about it: its first part, up to a bracket or a semicolon. */
const briefSource = (source: string): string => source.split(/ \(|; | as amended/u)[0] ?? source;

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
  const area = areaOfSection(shapeOfRegion(plan.info.region), section.key);
  const now = words.stands(formatQuality(qualityOfSectionIn(section, plan.answers)));
  return [
    ...say(`${section.outcome} ${now}${area ? ` ${shapeWords.answers(area.title)}` : ''}`),
    outcomeTable(plan, section),
    ...notesOf(plan, section),
  ];
}

const applies = ({ answers }: BookPlan, section: PlanSection): boolean =>
  isApplicable(section, answers.sections.get(section.key));

/** Reason why a section does not apply, in a line with its name. */
function reasonLeft({ answers }: BookPlan, section: PlanSection): string {
  const reason = answers.sections.get(section.key)?.['reason'];
  const because =
    typeof reason === 'string'
      ? words.notApplicable(reason)
      : section.type === 'optional'
        ? words.optional
        : words.appliesWhen(section.appliesWhen);
  return words.left(section.title, because);
}

/**
 * Sections of the plan with the answers to their outcomes, in the order in which the plan's region reads them; those that do not apply have a
 * line each at the end.
 */
export function outcomeSections(plan: BookPlan): readonly Section[] {
  const all = orderSections(shapeOfRegion(plan.info.region), plan.answers.catalogue.sections);
  const left = all.filter((section) => !applies(plan, section));
  return [
    ...all
      .filter((section) => applies(plan, section))
      .map((section): Section => ({
        id: `outcome-${section.route}`,
        title: section.title,
        level: 2,
        blocks: sectionBlocks(plan, section),
      })),
    ...(left.length === 0
      ? []
      : [
          {
            id: 'outcome-left',
            title: words.leftTitle,
            level: 2,
            blocks: items(left.map((section) => reasonLeft(plan, section))),
          } as const,
        ]),
  ];
}

/** Introduction to the outcomes. */
export const outcomesIntro = ({ answers }: BookPlan): readonly Block[] => [
  ...say(words.intro),
  ...say(bookWords.sources.outcomes(answers.catalogue.version), 'quiet'),
];
