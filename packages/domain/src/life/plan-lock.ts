import { lifeWords } from '../wording/life-words.ts';
import { planMoves } from './plan-moves.ts';
import { isSameJson } from '../record/canonical-json.ts';
import { allEntities, findEntity } from '../record/entities.ts';
import type { PlanAbility } from '../access/table.ts';
import { assessmentField, riskAssessmentField } from '../fields/risk-fields.ts';
import type { PlanStatus } from '../plan/plan-status.ts';

type Values = Readonly<Record<string, unknown>>;

/** Thing of the record, with what the lock needs to know. */
export interface LockedThing {
  readonly values: Values;
  readonly made: Values;
}

/** Write of one thing: `before` is null when it is created, `after` is null when it is deleted. */
export interface LockedWrite {
  readonly entity: string;
  readonly before: LockedThing | null;
  readonly after: LockedThing | null;
}

export type PlanLock = 'planSubmitted' | 'planArchived';

/** Entities that may be written while the plan waits for approval: they describe the plan, and are not part of what is approved. */
const written: ReadonlySet<string> = new Set(['approval', 'planVersion']);

/** Checks whether a write adds a statement to the plan, which an archived plan accepts no more. Withdrawing a request is still allowed. */
const isWordGiven = ({ before, after }: LockedWrite): boolean => {
  const said = after?.values['decision'];
  return (
    after === null ||
    ((said === 'approved' || said === 'declined' || said === 'refused') &&
      !isSameJson(before?.values, after.values))
  );
};

/** Keys of the plan's details that its risks and answers are judged by. */
const judgedBy: ReadonlySet<string> = new Set(['riskRules', 'rulesVersion', 'catalogueVersion']);

/** States of an action under way. Moving between them does not change what is approved. */
const underWay: ReadonlySet<unknown> = new Set(['agreed', 'inProgress', 'done', 'verified']);
/** Keys that are filled in when an action is done. */
const filledInWhenDone: ReadonlySet<string> = new Set(['doneOn', 'doneReason', 'actualCost']);

const pick = (values: Values, isWanted: (key: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => isWanted(key)));

const promiseOf = (values: Values): Values => ({
  ...pick(values, (key) => !filledInWhenDone.has(key)),
  ...(underWay.has(values['state']) ? { state: 'agreed' } : {}),
});

/** Keys of an entity that hold a judgement of the land's risk. */
const riskKeysOf = (entity: string): ReadonlySet<string> =>
  new Set(
    Object.entries(findEntity(entity)?.fields ?? {})
      .filter(([, field]) => field === riskAssessmentField || field === assessmentField)
      .map(([key]) => key),
  );

/** Picks the part of a thing that an approval covers and nobody may change meanwhile; empty where the thing is not covered. */
function approvedPart(entity: string, { values }: LockedThing): Values {
  if (entity === 'section' || entity === 'subOutcome') return values;
  if (entity === 'action') return promiseOf(values);
  if (entity === 'plan') return pick(values, (key) => judgedBy.has(key));
  const keys = riskKeysOf(entity);
  return pick(values, (key) => keys.has(key));
}

/** Checks whether a write creates the next repeat of an action that was done. Later writes of it are treated like those of any action. */
const isNextArising = ({ entity, before, after }: LockedWrite): boolean =>
  entity === 'action' && before === null && after?.made['followsId'] !== undefined;

const nothing: LockedThing = { values: {}, made: {} };

/** Finds why the plan's status forbids a write; undefined when it is allowed. */
export function lockOnWrite(status: PlanStatus, write: LockedWrite): PlanLock | undefined {
  const { entity, before, after } = write;
  if (status === 'archived' && entity === 'approval' && isWordGiven(write)) return 'planArchived';
  if (written.has(entity) || !findEntity(entity)) return undefined;
  if (status === 'archived') return isSameJson(before?.values, after?.values) ? undefined : 'planArchived';
  if (status !== 'submitted' || isNextArising(write)) return undefined;
  const [was, is] = [before ?? nothing, after ?? nothing].map((thing) => approvedPart(entity, thing));
  return isSameJson(was, is) ? undefined : 'planSubmitted';
}

/** Abilities to write the record of a plan, or to make a permanent statement about it. */
const writing: ReadonlySet<PlanAbility> = new Set([
  'recordAudits',
  ...allEntities.flatMap(({ changedBy, partlyChangedBy }) => [
    ...(changedBy ? [changedBy] : []),
    ...(partlyChangedBy ? [partlyChangedBy.ability] : []),
  ]),
]);

/** Checks whether an ability can be used in a plan's status: nothing of an archived plan's record can be written. */
export const isAbilityOfUse = (status: PlanStatus, ability: PlanAbility): boolean =>
  status !== 'archived' || !writing.has(ability);

/** Checks whether a person may write anything of the record in the plan's status. A person who may write may also undo. */
export const mayWrite = (status: PlanStatus, abilities: readonly string[]): boolean =>
  [...writing].some((ability) => abilities.includes(ability) && isAbilityOfUse(status, ability));

/** Checks whether the answers, actions and risks of a plan are locked in a status. */
export const isLockedAt = (status: PlanStatus): boolean => status === 'submitted' || status === 'archived';

/**
 * Message that a form shows in advance when the plan's status locks it; null when it is open. `sentOn` is the day the plan was submitted.
 * The way to unlock the plan is shown to people whose abilities allow it, and to all when abilities are unknown.
 */
export function lockSentence(
  status: PlanStatus,
  sentOn: string | null,
  abilities?: readonly string[],
): string | null {
  const isOfTheirs = (move: 'restore' | 'takeBack'): boolean =>
    abilities === undefined || abilities.includes(planMoves[move].ability);
  if (status === 'archived') return isOfTheirs('restore') ? lifeWords.isArchived : lifeWords.isPutAway;
  if (status !== 'submitted' || sentOn === null) return null;
  return isOfTheirs('takeBack') ? lifeWords.isSubmitted(sentOn) : lifeWords.isWithSomebody(sentOn);
}
