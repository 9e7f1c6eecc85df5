import { lifeWords } from '../wording/life-words.ts';
import { planMoves } from './plan-moves.ts';
import { isSameJson } from '../record/canonical-json.ts';
import { allEntities, findEntity } from '../record/entities.ts';
import type { PlanAbility } from '../access/table.ts';
import { assessmentField, riskAssessmentField } from '../fields/risk-fields.ts';
import type { PlanStatus } from '../plan/plan-status.ts';

type Values = Readonly<Record<string, unknown>>;

/** A thing of the record as far as a lock asks for it. */
export interface LockedThing {
  readonly values: Values;
  readonly made: Values;
}

/** A write of one thing: null before it was made, null after it is gone. */
export interface LockedWrite {
  readonly entity: string;
  readonly before: LockedThing | null;
  readonly after: LockedThing | null;
}

export type PlanLock = 'planSubmitted' | 'planArchived';

/** What is said while the plan waits: it tells of the plan, and is no part of what is approved. */
const written: ReadonlySet<string> = new Set(['approval', 'planVersion']);

/** Words on a plan that its archive has room for no more; what was asked for may still be withdrawn. */
const isWordGiven = ({ before, after }: LockedWrite): boolean => {
  const said = after?.values['decision'];
  return (
    after === null ||
    ((said === 'approved' || said === 'declined') && !isSameJson(before?.values, after.values))
  );
};

/** Of the details of a plan: what its risks and answers are judged by. */
const judgedBy: ReadonlySet<string> = new Set(['riskRules', 'rulesVersion', 'catalogueVersion']);

/** States between which an action moves while it is carried out: which of them it has is no part of what is approved. */
const underWay: ReadonlySet<unknown> = new Set(['agreed', 'inProgress', 'done', 'verified']);
/** What is filled in as an action is done. */
const filledInWhenDone: ReadonlySet<string> = new Set(['doneOn', 'doneReason', 'actualCost']);

const pick = (values: Values, isWanted: (key: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => isWanted(key)));

const promiseOf = (values: Values): Values => ({
  ...pick(values, (key) => !filledInWhenDone.has(key)),
  ...(underWay.has(values['state']) ? { state: 'agreed' } : {}),
});

/** Keys of an entity that hold what somebody judged of the land. */
const riskKeysOf = (entity: string): ReadonlySet<string> =>
  new Set(
    Object.entries(findEntity(entity)?.fields ?? {})
      .filter(([, field]) => field === riskAssessmentField || field === assessmentField)
      .map(([key]) => key),
  );

/** Of a thing, what an approval is about and nobody may change meanwhile; nothing where the thing is no part of that. */
function approvedPart(entity: string, { values }: LockedThing): Values {
  if (entity === 'section' || entity === 'subOutcome') return values;
  if (entity === 'action') return promiseOf(values);
  if (entity === 'plan') return pick(values, (key) => judgedBy.has(key));
  const keys = riskKeysOf(entity);
  return pick(values, (key) => keys.has(key));
}

/** The next of an action that repeats arises as that one is done; from then on it is an action as any other. */
const isNextArising = ({ entity, before, after }: LockedWrite): boolean =>
  entity === 'action' && before === null && after?.made['followsId'] !== undefined;

const nothing: LockedThing = { values: {}, made: {} };

/** Why a write is refused by where its plan stands; undefined where it is not. */
export function lockOnWrite(status: PlanStatus, write: LockedWrite): PlanLock | undefined {
  const { entity, before, after } = write;
  if (status === 'archived' && entity === 'approval' && isWordGiven(write)) return 'planArchived';
  if (written.has(entity) || !findEntity(entity)) return undefined;
  if (status === 'archived') return isSameJson(before?.values, after?.values) ? undefined : 'planArchived';
  if (status !== 'submitted' || isNextArising(write)) return undefined;
  const [was, is] = [before ?? nothing, after ?? nothing].map((thing) => approvedPart(entity, thing));
  return isSameJson(was, is) ? undefined : 'planSubmitted';
}

/** Abilities to write the record of a plan, and to say something of it for good. */
const writing: ReadonlySet<PlanAbility> = new Set([
  'recordAudits',
  ...allEntities.flatMap(({ changedBy, partlyChangedBy }) => [
    ...(changedBy ? [changedBy] : []),
    ...(partlyChangedBy ? [partlyChangedBy.ability] : []),
  ]),
]);

/** Whether somebody with an ability has a use for it as a plan stands: of an archived one nothing of the record is written. */
export const isAbilityOfUse = (status: PlanStatus, ability: PlanAbility): boolean =>
  status !== 'archived' || !writing.has(ability);

/** Whether somebody may write anything of the record as a plan stands: who may, may undo it. */
export const mayWrite = (status: PlanStatus, abilities: readonly string[]): boolean =>
  [...writing].some((ability) => abilities.includes(ability) && isAbilityOfUse(status, ability));

/** Whether the answers, actions and risks of a plan stay as they are while it stands so. */
export const isLockedAt = (status: PlanStatus): boolean => status === 'submitted' || status === 'archived';

/**
 * What a form says beforehand that somebody may not fill in as its plan stands; null where they may. `sentOn` is the day the plan was sent.
 * The way out is told to those who have it, by their abilities; to all where those are not known.
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
