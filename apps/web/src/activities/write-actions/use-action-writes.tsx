import { MOST_PARTS } from '@tussock/contract';
import {
  counted,
  findEntity,
  isDoneState,
  labelOfWrite,
  sectionIdOf,
  subOutcomeIdOf,
  toasts,
  type ActionState,
  type ActionValues,
  type EntityId,
  type PlanAnswers,
  type Section,
  type SubOutcome,
} from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { useMemo, type ReactNode } from 'react';
import { uuidv7 } from 'uuidv7';
import {
  type PartEdit,
  partOfForm,
  type PlanAction,
  showingRefusal,
  useRecordSave,
} from '../../sync/index.ts';

const SAVED = toasts.changesSaved();

/** Values without those that are not there. */
const present = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** An answer that there is one of: its id follows from what is answered, and whoever answers first makes it. */
const answerPart = (
  target: { readonly entity: EntityId; readonly entityId: string },
  about: { readonly key: Values; readonly standing: Values | undefined; readonly set: Values },
): PartEdit =>
  about.standing
    ? { ...target, op: 'update', set: about.set }
    : { ...target, op: 'create', set: { ...about.key, ...present(about.set) } };

const label = (act: 'created' | 'updated' | 'deleted', entity: EntityId, name: string): string => {
  const declared = findEntity(entity);
  return declared ? labelOfWrite[act](declared, name, []) : name;
};

/** An action as it is asked for; what is left out is as the catalogue and the server have it. */
export type NewAction = Partial<ActionValues> & Pick<ActionValues, 'sectionKey' | 'title'>;

/** An action, and whether there is evidence of it. */
export interface ActionToDo {
  readonly action: PlanAction;
  readonly hasEvidence: boolean;
}

/** What is said of actions that are done. */
export interface DoneWords {
  /** 'YYYY-MM-DD', in New Zealand. */
  readonly doneOn: string;
  readonly reason: string;
}

export const isToDo = ({ action }: ActionToDo): boolean => !isDoneState(action.values.state);
export const lacksProof = ({ action, hasEvidence }: ActionToDo): boolean =>
  !hasEvidence && action.values.doneReason === undefined;

export interface ActionWrites {
  readonly answerSection: (section: Section, answers: PlanAnswers, set: Values) => Promise<void>;
  readonly answerOutcome: (outcome: SubOutcome, answers: PlanAnswers, set: Values) => Promise<void>;
  /** Gives the ids of what was added. */
  readonly add: (actions: readonly NewAction[]) => Promise<readonly string[]>;
  /** The same for each of some actions, as one write that is undone as one; more than one write may hold go as several. */
  readonly change: (actions: readonly PlanAction[], set: Values) => Promise<void>;
  /** Those of them that are not done yet are done, written as `change` does; the reason goes to those that have neither evidence nor a reason. */
  readonly markDone: (asked: readonly ActionToDo[], said: DoneWords) => Promise<void>;
  /** What a form changed of an action. */
  readonly saveForm: (action: PlanAction, startedFrom: Values, values: Values) => Promise<void>;
  readonly remove: (action: PlanAction) => Promise<void>;
  /** Shown beside: mine and theirs, where both changed the same. */
  readonly question: ReactNode;
}

/** What a write of so many of some actions is called: the only one by its words, several by their number. */
const labelFor =
  (act: 'added' | 'changed', actions: readonly { readonly title: string }[]) =>
  (count: number): string => {
    const [only] = actions;
    return `${only && actions.length === 1 ? only.title : counted(count, 'action', 'actions')} ${act}`;
  };

const valuesOf = ({ values }: PlanAction): PlanAction['values'] => values;

/**
 * What is written of an action by a press. What said when and why it was done goes with its being done: it is written out, since only what
 * is written can be brought back by the step that takes the write back.
 */
const setOf = ({ values }: PlanAction, set: Values): Values => {
  // By its declaration, where it is said at all.
  const to = set['state'] as ActionState | undefined;
  return to !== undefined && isDoneState(values.state) && !isDoneState(to)
    ? { doneOn: null, doneReason: null, ...set }
    : set;
};

const updatePart = (entityId: string, set: Values): PartEdit => ({
  entity: 'action',
  entityId,
  op: 'update',
  set,
});

/** What a person writes of sections, outcomes and actions. Each is one write of the record, which one step takes back. */
export function useActionWrites(planId: string): ActionWrites {
  const { save, question } = useRecordSave();
  return useMemo((): ActionWrites => {
    const writeFromForm = async (
      wordsOf: string | ((count: number) => string),
      parts: readonly PartEdit[],
    ): Promise<void> => {
      for (let at = 0; at < parts.length; at += MOST_PARTS) {
        const some = parts.slice(at, at + MOST_PARTS);
        const words = typeof wordsOf === 'string' ? wordsOf : wordsOf(some.length);
        await save({ label: words, parts: some, toast: SAVED });
      }
    };
    const write = (...what: Parameters<typeof writeFromForm>): Promise<void> =>
      showingRefusal(writeFromForm(...what));
    return {
      answerSection: (section, { sections }, set) =>
        write(label('updated', 'section', section.title), [
          answerPart(
            { entity: 'section', entityId: sectionIdOf(planId, section.key) },
            { key: { sectionKey: section.key }, standing: sections.get(section.key), set },
          ),
        ]),
      answerOutcome: (outcome, { subOutcomes }, set) =>
        write(label('updated', 'subOutcome', outcome.title), [
          answerPart(
            { entity: 'subOutcome', entityId: subOutcomeIdOf(planId, outcome.key) },
            { key: { outcomeKey: outcome.key }, standing: subOutcomes.get(outcome.key), set },
          ),
        ]),
      async add(actions) {
        const parts = actions.map((action): PartEdit & { readonly op: 'create' } => ({
          entity: 'action',
          entityId: uuidv7(),
          op: 'create',
          set: present({ grade: 'good', state: 'agreed', ...action }),
        }));
        await write(labelFor('added', actions), parts);
        return parts.map(({ entityId }) => entityId);
      },
      change: (actions, set) =>
        write(
          labelFor('changed', actions.map(valuesOf)),
          actions.map((action) => updatePart(action.id, setOf(action, set))),
        ),
      markDone: (asked, { doneOn, reason }) => {
        const open = asked.filter(isToDo);
        return write(
          labelFor(
            'changed',
            open.map(({ action }) => action.values),
          ),
          open.map((one) =>
            updatePart(one.action.id, {
              state: 'done',
              doneOn,
              ...(lacksProof(one) ? { doneReason: reason } : {}),
            }),
          ),
        );
      },
      async saveForm({ id, values: { title } }, startedFrom, values) {
        const part = partOfForm({ entity: 'action', entityId: id }, startedFrom, values);
        await writeFromForm(label('updated', 'action', title), part ? [part] : []);
      },
      remove: ({ id, values: { title } }) =>
        write(label('deleted', 'action', title), [{ entity: 'action', entityId: id, op: 'delete', set: {} }]),
      question,
    };
  }, [planId, save, question]);
}
