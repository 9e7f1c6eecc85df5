import type { PlanAbility } from '../access/table.ts';
import { lifeWords } from '../wording/life-words.ts';
import { allPlanStatuses, type PlanStatus } from '../plan/plan-status.ts';

/**
 * Conditions of a move besides the plan's status and the ability. `notBySender`: somebody other than the sender decides. `versionStands`:
 * the version to be decided is current and the plan still matches it. `noteGiven`: a note says what is wanted.
 */
export type MoveCondition = 'notBySender' | 'versionStands' | 'noteGiven';

interface MoveDeclaration {
  readonly from: readonly PlanStatus[];
  /** Status after the move; null for the one before the plan was archived. */
  readonly to: PlanStatus | null;
  /** Ability needed; null for moves made by the calendar. */
  readonly ability: PlanAbility | null;
  readonly conditions: readonly MoveCondition[];
  /** Label of the button. */
  readonly label: string;
  /** Consequence for the plan, shown before the button is pressed. */
  readonly follows: string;
  /** Text in the log and the plan's steps once the move is done. */
  readonly done: string;
}

/** All moves from one plan status to another. The server moves plans only by this table; the screen and the tests read it. */
export const planMoves = {
  invite: {
    from: ['draft'],
    to: 'pendingConfirmation',
    ability: 'inviteOwner',
    conditions: [],
    ...lifeWords.moves.invite,
  },
  confirm: {
    from: ['pendingConfirmation'],
    to: 'active',
    ability: 'confirmDetails',
    conditions: [],
    ...lifeWords.moves.confirm,
  },
  submit: {
    from: ['active', 'changesRequested'],
    to: 'submitted',
    ability: 'submitPlan',
    conditions: [],
    ...lifeWords.moves.submit,
  },
  approve: {
    from: ['submitted'],
    to: 'approved',
    ability: 'decidePlan',
    conditions: ['notBySender', 'versionStands'],
    ...lifeWords.moves.approve,
  },
  askForChanges: {
    from: ['submitted'],
    to: 'changesRequested',
    ability: 'decidePlan',
    conditions: ['notBySender', 'noteGiven'],
    ...lifeWords.moves.askForChanges,
  },
  decline: {
    from: ['submitted'],
    to: 'active',
    ability: 'decidePlan',
    conditions: ['notBySender', 'noteGiven'],
    ...lifeWords.moves.decline,
  },
  takeBack: {
    from: ['submitted'],
    to: 'active',
    ability: 'submitPlan',
    conditions: [],
    ...lifeWords.moves.takeBack,
  },
  startReview: {
    from: ['approved', 'reviewDue'],
    to: 'active',
    ability: 'submitPlan',
    conditions: [],
    ...lifeWords.moves.startReview,
  },
  fallDue: {
    from: ['approved'],
    to: 'reviewDue',
    ability: null,
    conditions: [],
    ...lifeWords.moves.fallDue,
  },
  archive: {
    from: allPlanStatuses.filter((status) => status !== 'archived'),
    to: 'archived',
    ability: 'archivePlan',
    conditions: [],
    ...lifeWords.moves.archive,
  },
  restore: {
    from: ['archived'],
    to: null,
    ability: 'archivePlan',
    conditions: [],
    ...lifeWords.moves.restore,
  },
} as const satisfies Readonly<Record<string, MoveDeclaration>>;

export type PlanMove = keyof typeof planMoves;

// The keys of the table are exactly the moves.
export const allPlanMoves = Object.keys(planMoves) as readonly PlanMove[];

/** Status of a plan, with the status it had before it was archived. */
export interface PlanStanding {
  readonly status: PlanStatus;
  readonly statusBefore: PlanStatus | null;
}

/** Computes the status after a move; undefined when the table has no such move. */
export function standingAfter(
  { status, statusBefore }: PlanStanding,
  move: PlanMove,
): PlanStanding | undefined {
  const { from, to }: MoveDeclaration = planMoves[move];
  if (!from.includes(status)) return undefined;
  if (move === 'archive') return { status: 'archived', statusBefore: status };
  if (to !== null) return { status: to, statusBefore: null };
  // What was put away before that was kept goes on being worked on.
  return { status: statusBefore ?? 'active', statusBefore: null };
}

/** Person who is about to move a plan. */
export interface Mover {
  readonly abilities: readonly PlanAbility[];
  readonly isSender: boolean;
}

/** Move shown to a person: available, or with the reason why not. */
export interface OfferedMove {
  readonly move: PlanMove;
  readonly refusal: string | null;
}

/** Lists every move from a plan's status that the person has the ability for, in the order of the table. */
export const movesOffered = (
  standing: PlanStanding,
  { abilities, isSender }: Mover,
): readonly OfferedMove[] =>
  allPlanMoves.flatMap((move): OfferedMove[] => {
    const { ability, conditions }: MoveDeclaration = planMoves[move];
    if (ability === null || !abilities.includes(ability) || !standingAfter(standing, move)) return [];
    const isOwnToDecide = isSender && conditions.includes('notBySender');
    return [{ move, refusal: isOwnToDecide ? lifeWords.notYourOwn : null }];
  });
