import type { PlanAbility } from '../access/table.ts';
import { lifeWords } from '../wording/life-words.ts';
import { allPlanStatuses, type PlanStatus } from '../plan/plan-status.ts';

/**
 * What must be so beside the state and the right: somebody other than who sent the plan decides it; what is decided is the version that
 * stands and the plan is still as it shows; a note says what is wanted.
 */
export type MoveCondition = 'notBySender' | 'versionStands' | 'noteGiven';

interface MoveDeclaration {
  readonly from: readonly PlanStatus[];
  /** Null for where it was before it was put away. */
  readonly to: PlanStatus | null;
  /** Null for what the calendar does. */
  readonly ability: PlanAbility | null;
  readonly conditions: readonly MoveCondition[];
  /** On the button. */
  readonly label: string;
  /** What becomes of the plan, said before the button is pressed. */
  readonly follows: string;
  /** What the log and the steps of the plan call it once it is done. */
  readonly done: string;
}

/** Every way from one state of a plan to another. The server moves plans by it alone; the screen and the tests read it. */
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

/** Where a plan stands: its state, and the one it had before it was put away. */
export interface PlanStanding {
  readonly status: PlanStatus;
  readonly statusBefore: PlanStatus | null;
}

/** Where a plan stands after a move; undefined where the table has no such way. */
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

/** Who is about to move a plan. */
export interface Mover {
  readonly abilities: readonly PlanAbility[];
  readonly isSender: boolean;
}

/** A move that somebody sees: open to them, or with the reason why not. */
export interface OfferedMove {
  readonly move: PlanMove;
  readonly refusal: string | null;
}

/** Every move from where a plan stands that somebody has the right to, in the order of the table. */
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
