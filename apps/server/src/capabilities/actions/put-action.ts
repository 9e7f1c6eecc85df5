import {
  actionWords,
  allKinds,
  checkAction,
  dayInNewZealand,
  isDoneState,
  type ActionState,
  type ActionValues,
} from '@tussock/domain';
import { isSame, type Values } from '@tussock/sync';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import type { CheckAtEnd, PlanChange } from '../../platform/ledger/change-plan.ts';
import type { Who } from '../../platform/ledger/record-writer.ts';
import type { Thing } from '../../platform/things/thing-store.ts';
import { findKnownIds } from '../features/index.ts';
import { contentOfAction } from './action-content.ts';
import { findPersonForPlan, findUnproven } from './action-store.ts';
import { madeOfAction, valuesOfAction } from '../../platform/things/stored-actions.ts';
import { actionWrites } from './action-things.ts';
import { keepNextInStep } from './next-action.ts';

/** Target of a write: a new action, an existing one, or a deleted one to restore. */
export interface Place {
  readonly id: string;
  readonly before: Thing | null;
  readonly isDeleted?: true;
}

const kindIds = allKinds.map(({ id }) => id);

const forbid = (message: string): AppError => new AppError('forbidden', { message: [message] });

/** Checks whether the person may change the state of an action. @throws AppError forbidden, badRequest */
function checkMove(
  { actorId }: PlanChange,
  { before, to, who }: { readonly before: Thing | null; readonly to: ActionState; readonly who: Who },
): void {
  const from = before ? valuesOfAction(before).state : undefined;
  const mayEdit = who.abilities.includes('editActions');
  const isVerifying = to === 'verified' && from !== 'verified';
  if (!mayEdit && !(isVerifying || (from === 'verified' && to === 'done')))
    throw forbid(actionWords.verifyOnly);
  if (!isVerifying) return;
  if (!who.abilities.includes('verifyActions')) throw forbid(actionWords.verifyOnly);
  if (from !== 'done') throw refuseFields([{ field: 'state', message: actionWords.verifyDone }]);
  if (before && madeOfAction(before).doneBy?.id === actorId)
    throw refuseFields([{ field: 'state', message: actionWords.verifyOther }]);
}

/** The values that a verification covers: what was done, where, against what, and how that is known. */
const vouched = (values: ActionValues): Values => {
  const { title, outcomeKey, featureIds, riskType, mitigation, doneOn, doneReason } = values;
  return { title, outcomeKey, featureIds, riskType, mitigation, doneOn, doneReason };
};

/** Resets a verified action to done when a covered value changes, since the verification was of the former values. */
function withoutWord(before: Thing | null, values: ActionValues): ActionValues {
  if (before === null || values.state !== 'verified') return values;
  const stood = valuesOfAction(before);
  return stood.state === 'verified' && !isSame(vouched(stood), vouched(values))
    ? { ...values, state: 'done' }
    : values;
}

/**
 * Sets the present name of the assigned person, who may have left since. If another name was typed over theirs without choosing a person, that name
 * counts: letters must not go on to a person whom the plan no longer names.
 *
 * @throws AppError badRequest
 */
async function withPerson(
  { trx, planId, at }: PlanChange,
  before: Thing | null,
  values: ActionValues,
): Promise<ActionValues> {
  const { responsibleId, ...named } = values;
  if (responsibleId === undefined) return values;
  const stood = before ? valuesOfAction(before) : undefined;
  const isSamePerson = stood?.responsibleId === responsibleId;
  if (isSamePerson && stood.responsibleName === values.responsibleName) return values;
  const userId = responsibleId.toLowerCase();
  const person = await findPersonForPlan(trx, { planId, userId, at });
  if (isSamePerson && person?.name !== values.responsibleName) return named;
  if (!person) throw refuseFields([{ field: 'responsibleId', message: actionWords.noAccess }]);
  return { ...values, responsibleId: person.id, responsibleName: person.name };
}

/** Checks that added places are features of the plan. @throws AppError badRequest */
async function checkPlaces(
  { trx, planId }: PlanChange,
  before: Thing | null,
  values: ActionValues,
): Promise<void> {
  const standing = new Set(before ? valuesOfAction(before).featureIds : []);
  const added = (values.featureIds ?? []).filter((id) => !standing.has(id)).map((id) => id.toLowerCase());
  const known = await findKnownIds(trx, planId, kindIds, added);
  if (added.some((id) => !known.has(id)))
    throw refuseFields([{ field: 'featureIds', message: actionWords.otherPlan }]);
}

/** Checks that completed actions have evidence, or a reason in words. @throws AppError badRequest */
export const checkProof: CheckAtEnd<string> = async ({ trx, planId }, ids) => {
  if ((await findUnproven(trx, planId, ids)).length > 0)
    throw refuseFields([{ field: 'doneReason', message: actionWords.doneNeedsProof }]);
};

/**
 * Writes an action as part of a change of its plan; every write of an action goes through here.
 *
 * @throws AppError badRequest, forbidden, alreadyExists
 */
export async function putAction(
  change: PlanChange,
  { id, before, isDeleted }: Place,
  asked: { readonly values: Values; readonly who: Who },
): Promise<Thing> {
  const today = dayInNewZealand(change.at);
  const dayOfWork = dayInNewZealand(change.doneAt ?? change.at);
  const checked = checkAction(asked.values, today);
  if (!checked.ok) throw refuseFields(checked.refusals);
  const isNowDone = isDoneState(checked.values.state);
  const dated = withoutWord(
    before,
    isNowDone ? { ...checked.values, doneOn: checked.values.doneOn ?? dayOfWork } : checked.values,
  );
  checkMove(change, { before, to: dated.state, who: asked.who });
  await checkPlaces(change, before, dated);
  const values = await withPerson(change, before, dated);
  const thing = await contentOfAction(change, { before, values });
  const row = await (before === null
    ? actionWrites.add(change, id, thing)
    : (isDeleted ? actionWrites.bringBack : actionWrites.rewrite)(change, before, thing));
  if (isNowDone) change.checkAtEnd(checkProof, id);
  await keepNextInStep(change, before, row);
  return row;
}
