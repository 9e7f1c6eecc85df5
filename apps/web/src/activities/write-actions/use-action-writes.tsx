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

/** Removes undefined values. */
const present = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Creates the part that writes an answer: its id is derived from its subject, and the first answer creates it. */
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

/** A new action; values that are left out come from the catalogue and the server. */
export type NewAction = Partial<ActionValues> & Pick<ActionValues, 'sectionKey' | 'title'>;

/** An action, and whether it has evidence. */
export interface ActionToDo {
  readonly action: PlanAction;
  readonly hasEvidence: boolean;
}

/** Input for marking actions as done. */
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
  /** Adds actions; resolves with their ids. */
  readonly add: (actions: readonly NewAction[]) => Promise<readonly string[]>;
  /** Sets values of several actions in one write that is undone as one; more than a write's limit go as several. */
  readonly change: (actions: readonly PlanAction[], set: Values) => Promise<void>;
  /** Marks the open ones as done, written like `change`; the reason is set on those with neither evidence nor a reason. */
  readonly markDone: (asked: readonly ActionToDo[], said: DoneWords) => Promise<void>;
  /** Saves the changes of an action's form. */
  readonly saveForm: (action: PlanAction, startedFrom: Values, values: Values) => Promise<void>;
  readonly remove: (action: PlanAction) => Promise<void>;
  /** The question to render where two people changed the same: mine or theirs. */
  readonly question: ReactNode;
}

/** Label of a write on several actions: the title of a single one, else their number. */
const labelFor =
  (act: 'added' | 'changed', actions: readonly { readonly title: string }[]) =>
  (count: number): string => {
    const [only] = actions;
    return `${only && actions.length === 1 ? only.title : counted(count, 'action', 'actions')} ${act}`;
  };

const valuesOf = ({ values }: PlanAction): PlanAction['values'] => values;

/**
 * Values written by a button. When and why an action was done is reset with its state; it is written explicitly, since undo can only restore what was
 * written.
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

/** Writes of sections, outcomes and actions. Each is one write of the record, undone by one step. */
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
