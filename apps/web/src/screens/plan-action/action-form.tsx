import {
  actionFields,
  checkAction,
  dueByLaw,
  findSection,
  isDoneState,
  kindByFeatureType,
  nameOrder,
  sayDueByLaw,
  type CheckedFields,
  type Field,
  type Fields,
} from '@tussock/domain';
import type { Values } from '@tussock/sync';
import { Panel } from '@tussock/ui';
import { useMemo } from 'react';
import { FieldsForm, type FormExtras } from '../../activities/edit-fields/index.ts';
import { useLawAsked, type ActionWrites, type Person } from '../../activities/write-actions/index.ts';
import { type PlaceNames, type PlanAction, useToday } from '../../sync/index.ts';
import { PickPlaces } from './pick-places.tsx';
import { sizeOfRoute } from './place-size.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { formKeys } from '../../sync/drafts/index.ts';

interface ActionFormProps {
  readonly action: PlanAction;
  readonly people: readonly Person[];
  readonly places: PlaceNames;
  readonly writes: ActionWrites;
}

/** What is set by buttons of its own, where its rules are said. */
const { state: _state, doneOn, doneReason, responsibleName, ...plain } = actionFields;

const sections = [
  { title: 'What', fields: ['title', 'outcomeKey', 'grade', 'priority', 'notes'] },
  { title: 'When it was done', fields: ['doneOn', 'doneReason'] },
  {
    title: 'Who and when',
    fields: [
      'responsibleId',
      'responsibleName',
      'dueOn',
      'dueSeason',
      'dueYear',
      'repeats',
      'repeatMonths',
      'repeatDay',
    ],
  },
  { title: 'Money', fields: ['plannedCost', 'actualCost'] },
  { title: 'Where, and against what', fields: ['featureIds', 'requiredBy', 'riskType', 'mitigation'] },
] as const;

/** Places of every kind: a form has one list of them. */
const whereField: Field = {
  type: 'featureRef',
  label: 'Where',
  collection: 'paddocks',
  noun: 'place',
  help: 'Land units, paddocks, fences, troughs',
};

/** What was said when it was done, to be put right afterwards: the day, and the reason where one was given in place of evidence. */
const dayField: Fields = { doneOn: { type: doneOn.type, label: doneOn.label, required: true } };
const reasonField: Fields = {
  doneReason: {
    type: doneReason.type,
    label: doneReason.label,
    maxLength: doneReason.maxLength,
    help: doneReason.help,
  },
};

/** Which outcome an action of one's own works towards; one of the catalogue has its own. */
const outcomeField = (sectionKey: string): Field => ({
  type: 'enum',
  label: 'Outcome it works towards',
  options: (findSection(sectionKey)?.subOutcomes ?? []).map(({ key, title: label }) => ({ key, label })),
});

function fieldsFor({ values }: PlanAction, people: readonly Person[]): Fields {
  const { responsibleId, responsibleName: name = 'Somebody without access' } = values;
  const isGone = responsibleId !== undefined && !people.some(({ id }) => id === responsibleId);
  const known = isGone ? [...people, { id: responsibleId, name }] : people;
  const { grade, ...rest } = plain;
  return {
    ...rest,
    // How far one of the catalogue goes is not for a plan to say.
    ...(values.actionKey === undefined ? { grade, outcomeKey: outcomeField(values.sectionKey) } : {}),
    ...(isDoneState(values.state) ? dayField : {}),
    ...(isDoneState(values.state) && values.doneReason !== undefined ? reasonField : {}),
    responsibleId: {
      type: 'enum',
      label: 'Person with access',
      options: known.map(({ id, name: label }) => ({ key: id, label })),
    },
    responsibleName: {
      ...responsibleName,
      label: 'Or a name',
      help: 'A contractor, a neighbour',
      shownWhen: { field: 'responsibleId', is: [''] },
    },
    featureIds: whereField,
  };
}

const pick = (values: Values, fields: Fields): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(fields, key)));

/** Every place of the farm, land units first. */
const choicesOf = ({ byId, nameOf, isUnit }: PlaceNames) =>
  [...byId.values()]
    .map((place) => ({
      id: place._id,
      name: nameOf(place._id) ?? place._id,
      kind: kindByFeatureType(place.featureType)?.names.singular ?? '',
      size: sizeOfRoute(place),
    }))
    .toSorted(
      (one, other) =>
        Number(isUnit(other.id)) - Number(isUnit(one.id)) ||
        one.kind.localeCompare(other.kind, 'en-NZ') ||
        nameOrder.compare(one.name, other.name),
    )
    .map(({ id, name, kind, size }) => ({
      id,
      name: [name, ...(name === kind ? [] : [kind]), ...(size === '' ? [] : [size])].join(' · '),
    }));

/** The name goes with its person: given to another, it is theirs; taken from them, it is nobody's. */
function settled(values: Values, before: Values, people: readonly Person[]): Values {
  const { responsibleId } = values;
  const { responsibleName: _theirs, ...nobody } = values;
  if (responsibleId === before['responsibleId']) return values;
  if (responsibleId !== undefined)
    return { ...values, responsibleName: people.find(({ id }) => id === responsibleId)?.name };
  return values['responsibleName'] === before['responsibleName'] ? nobody : values;
}

const belows: FormExtras['belows'] = { featureIds: PickPlaces };

/** What a form of an action has beside its fields: the map for its places, and below its day the one that a rule names. */
function useExtras({ values: { actionKey } }: PlanAction): FormExtras {
  const { on, region } = useLawAsked();
  return useMemo(() => {
    const due = dueByLaw(actionKey, { on, region });
    return { belows, ...(due ? { notes: { dueOn: () => sayDueByLaw(due) } } : {}) };
  }, [actionKey, on, region]);
}

/** Everything of an action that is typed and chosen. */
export function ActionForm({ action, people, places, writes }: ActionFormProps) {
  const today = useToday();
  const fields = useMemo(() => fieldsFor(action, people), [action, people]);
  const standing: Values = action.values;
  const check = (typed: Values): CheckedFields => {
    const rest = Object.fromEntries(Object.entries(standing).filter(([key]) => !Object.hasOwn(fields, key)));
    const checked = checkAction({ ...rest, ...typed }, today);
    return checked.ok ? { ok: true, attributes: pick(checked.values, fields) } : checked;
  };
  const choices = useMemo(() => choicesOf(places), [places]);
  const extras = useExtras(action);
  return (
    <Panel title="Details">
      <FieldsForm
        formKey={formKeys.action(action.id)}
        fields={fields}
        sections={sections}
        values={pick(standing, fields)}
        check={check}
        refusalsOf={refusalsOf}
        featureChoices={() => choices}
        extras={extras}
        onSave={(values, startedFrom) =>
          writes.saveForm(action, startedFrom, settled(values, startedFrom, people))
        }
        saveLabel="Save action"
      />
    </Panel>
  );
}
