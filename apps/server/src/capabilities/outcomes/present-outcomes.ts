import type { OutcomeReply } from '@tussock/contract';
import {
  categoriesOf,
  dueDayOf,
  isApplicable,
  judgedSubOutcome,
  noteKeyOf,
  qualityOfSection,
  qualityOfSubOutcome,
  type ActionValues,
  type Catalogue,
  type JudgedSubOutcome,
  type PlanAnswers,
  type PlannedAction,
  type Section,
  type SectionValues,
  type SubOutcome,
  type SubOutcomeValues,
} from '@tussock/domain';
import type { Database, Reader } from '../../platform/database/open-database.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import { actionStore, madeOfAction, valuesOfAction } from '../../platform/things/stored-actions.ts';
import { sectionStore, subOutcomeStore } from './answer-things.ts';

type ActionReply = OutcomeReply['actions'][string];

const presentAction = (values: ActionValues): ActionReply => ({
  actionKey: values.actionKey ?? null,
  title: values.title,
  grade: values.grade,
  state: values.state,
  dueDate: dueDayOf(values) ?? null,
  responsible: values.responsibleName ?? null,
  note: values.notes ?? null,
});

const byId = (actions: readonly PlannedAction[]): OutcomeReply['actions'] =>
  Object.fromEntries(actions.map(({ id, values }) => [id, presentAction(values)]));

/** Actions by outcome, or by section for those without an outcome. */
type ActionsByPlace = ReadonlyMap<string, readonly PlannedAction[]>;

function presentSubOutcome(
  { key, category, type, ...outcome }: SubOutcome,
  about: {
    readonly answers: PlanAnswers;
    readonly actions: ActionsByPlace;
    readonly judged: JudgedSubOutcome;
  },
): OutcomeReply['subOutcomes'][string] {
  const answer = about.answers.subOutcomes.get(key);
  return {
    category,
    type,
    existing: answer?.existing ?? null,
    reason: answer?.reason ?? null,
    notes: answer?.notes ?? null,
    documents: [...(answer?.documents ?? [])],
    actions: byId(about.actions.get(key) ?? []),
    quality: qualityOfSubOutcome({ key, category, type, ...outcome }, about.judged),
  };
}

const textIn = (answers: SectionValues | undefined, key: string): string | null => {
  const value = answers?.[key];
  return typeof value === 'string' ? value : null;
};

function presentSection(section: Section, answers: PlanAnswers, actions: ActionsByPlace): OutcomeReply {
  const told = answers.sections.get(section.key);
  const applicable = isApplicable(section, told);
  const judged = Object.fromEntries(
    section.subOutcomes.map(({ key }) => [
      key,
      judgedSubOutcome(key, { subOutcomes: answers.subOutcomes, actions: actions.get(key) ?? [] }),
    ]),
  );
  return {
    type: section.type,
    applicable,
    reason: textIn(told, 'reason'),
    notes: Object.fromEntries(
      categoriesOf(section).flatMap((category) => {
        const note = textIn(told, noteKeyOf(category));
        return note === null ? [] : [[category, note]];
      }),
    ),
    subOutcomes: Object.fromEntries(
      section.subOutcomes.map((outcome) => [
        outcome.key,
        presentSubOutcome(outcome, { answers, actions, judged: judged[outcome.key] ?? { actions: [] } }),
      ]),
    ),
    actions: byId(actions.get(section.key) ?? []),
    quality: qualityOfSection(section, { isApplicable: applicable, subOutcomes: judged }),
  };
}

function byPlace(actions: readonly PlannedAction[]): ActionsByPlace {
  const places = new Map<string, PlannedAction[]>();
  for (const action of actions) {
    const place = action.values.outcomeKey ?? action.values.sectionKey;
    const there = places.get(place) ?? [];
    places.set(place, there);
    there.push(action);
  }
  return places;
}

/** Stored rows that outcomes are made from. */
interface StoredAnswers {
  readonly sections: readonly Thing[];
  readonly subOutcomes: readonly Thing[];
  readonly actions: readonly Thing[];
}

/** Reads a plan's answers one after another, since a transaction has one connection. */
export const readAnswers = async (trx: Reader, planId: string): Promise<StoredAnswers> => ({
  sections: await sectionStore.findAll(trx, planId),
  subOutcomes: await subOutcomeStore.findAll(trx, planId),
  actions: await actionStore.findAll(trx, planId),
});

/** Reads the same outside of a transaction, in parallel. */
export async function readAnswersAtOnce(db: Database, planId: string): Promise<StoredAnswers> {
  const [sections, subOutcomes, actions] = await Promise.all([
    sectionStore.findAll(db, planId),
    subOutcomeStore.findAll(db, planId),
    actionStore.findAll(db, planId),
  ]);
  return { sections, subOutcomes, actions };
}

/** Formats every section that the catalogue has for a plan by its key, with its sub-outcomes and their actions (specification §3). */
export function presentOutcomes(
  { sections, subOutcomes, actions: stored }: StoredAnswers,
  catalogue: Catalogue,
): Record<string, OutcomeReply> {
  const told = sections.map(({ content }) => content as SectionValues); // written when checked
  const answered = subOutcomes.map(({ content }) => content as unknown as SubOutcomeValues); // as above
  const actions = stored.map((row) => ({
    id: row.id,
    values: valuesOfAction(row),
    followsId: madeOfAction(row).followsId,
  }));
  const answers: PlanAnswers = {
    catalogue,
    sections: new Map(told.map((values) => [values.sectionKey, values])),
    subOutcomes: new Map(answered.map((values) => [values.outcomeKey, values])),
    actions,
  };
  const places = byPlace(actions);
  return Object.fromEntries(
    catalogue.sections.map((section) => [section.key, presentSection(section, answers, places)]),
  );
}
