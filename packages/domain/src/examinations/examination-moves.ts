import type { PlanAbility } from '../access/table.ts';
import type { ExaminationKind } from '../options/programmes.ts';
import { examinationWords } from '../wording/examination-words.ts';

/** States of an examination, in the order in which it goes through them. */
export const examinationStates = ['invited', 'underway', 'drafted', 'replied', 'concluded', 'ended'] as const;
export type ExaminationState = (typeof examinationStates)[number];

/**
 * Conditions of a move besides state, kind and ability. `byExaminer`: only the invited person. `allFound`: every item has a finding.
 * `repliedOrLate`: the farm has replied, or its day to reply has passed. `isAccredited`: the examiner's accreditation has not ended.
 */
export type ExaminationCondition = 'byExaminer' | 'allFound' | 'repliedOrLate' | 'isAccredited';

interface MoveDeclaration {
  readonly from: readonly ExaminationState[];
  readonly to: ExaminationState;
  /** Kinds that have this move. */
  readonly kinds: readonly ExaminationKind[];
  readonly ability: PlanAbility;
  readonly conditions: readonly ExaminationCondition[];
  readonly label: string;
  readonly done: string;
}

const both = ['certification', 'audit'] as const;

/** All moves of an examination. The server moves examinations only by this table; screens and tests read it. */
export const examinationMoves = {
  accept: {
    from: ['invited'],
    to: 'underway',
    kinds: both,
    ability: 'examinePlan',
    conditions: ['byExaminer'],
    ...examinationWords.moves.accept,
  },
  turnDown: {
    from: ['invited', 'underway'],
    to: 'ended',
    kinds: both,
    ability: 'examinePlan',
    conditions: ['byExaminer'],
    ...examinationWords.moves.turnDown,
  },
  // Once a draft was sent nobody takes an audit away: its findings are due to the farm and to the council.
  cancel: {
    from: ['invited', 'underway'],
    to: 'ended',
    kinds: both,
    ability: 'inviteExaminers',
    conditions: [],
    ...examinationWords.moves.cancel,
  },
  decide: {
    from: ['underway'],
    to: 'concluded',
    kinds: ['certification'],
    ability: 'examinePlan',
    conditions: ['byExaminer', 'allFound', 'isAccredited'],
    ...examinationWords.moves.decide,
  },
  sendDraft: {
    from: ['underway'],
    to: 'drafted',
    kinds: ['audit'],
    ability: 'examinePlan',
    conditions: ['byExaminer', 'allFound', 'isAccredited'],
    ...examinationWords.moves.sendDraft,
  },
  reply: {
    from: ['drafted'],
    to: 'replied',
    kinds: ['audit'],
    ability: 'answerExaminers',
    conditions: [],
    ...examinationWords.moves.reply,
  },
  finish: {
    from: ['drafted', 'replied'],
    to: 'concluded',
    kinds: ['audit'],
    ability: 'examinePlan',
    conditions: ['byExaminer', 'allFound', 'repliedOrLate', 'isAccredited'],
    ...examinationWords.moves.finish,
  },
} as const satisfies Readonly<Record<string, MoveDeclaration>>;

export type ExaminationMove = keyof typeof examinationMoves;
// The keys of the table are exactly the moves.
export const allExaminationMoves = Object.keys(examinationMoves) as readonly ExaminationMove[];

/** Facts of an examination from which its moves are computed. Days are 'YYYY-MM-DD'. */
export interface ExaminationFacts {
  readonly kind: ExaminationKind;
  readonly state: ExaminationState;
  /** Number of items without a finding. */
  readonly openItems: number;
  readonly replyBy: string | null;
  readonly accreditedUntil: string | null;
}

/** State after a move; undefined when the table has no such move. */
export function stateAfter(
  { kind, state }: Pick<ExaminationFacts, 'kind' | 'state'>,
  move: ExaminationMove,
): ExaminationState | undefined {
  const { from, to, kinds }: MoveDeclaration = examinationMoves[move];
  return from.includes(state) && kinds.includes(kind) ? to : undefined;
}

/** Reason in words why a move of the table cannot be done today; null when it can. */
export function obstacleOf(facts: ExaminationFacts, move: ExaminationMove, today: string): string | null {
  const { conditions }: MoveDeclaration = examinationMoves[move];
  if (stateAfter(facts, move) === undefined) return examinationWords.wrongMove;
  const { openItems, replyBy, accreditedUntil, state } = facts;
  if (conditions.includes('allFound') && openItems > 0) return examinationWords.notFinished(openItems);
  const isEarly = state === 'drafted' && replyBy !== null && today <= replyBy;
  if (conditions.includes('repliedOrLate') && isEarly) return examinationWords.replyFirst(replyBy);
  const hasEnded = accreditedUntil !== null && accreditedUntil < today;
  return conditions.includes('isAccredited') && hasEnded
    ? examinationWords.accreditationEnded(accreditedUntil)
    : null;
}

/** States in which the invited person has access; before they begin, to the invitation alone. */
const openStates: ReadonlySet<ExaminationState> = new Set([
  'invited',
  'underway',
  'drafted',
  'replied',
  'concluded',
]);
export const examinationStatesWithAccess: readonly ExaminationState[] = examinationStates.filter((state) =>
  openStates.has(state),
);

/** Checks whether the frozen version can be read by the examiner: after the declaration, and not once it ended. */
export const canReadVersion = (state: ExaminationState): boolean =>
  state !== 'invited' && openStates.has(state);

/** Checks whether findings can be written: while it is under way, and after the farm's reply. */
export const canWriteFindings = (state: ExaminationState): boolean =>
  state === 'underway' || state === 'replied';

/** Checks whether an examination still goes on: its access can be given more time, until then nothing else of its kind and programme begins. */
export const isUnderWay = (state: ExaminationState): boolean =>
  openStates.has(state) && state !== 'concluded';

/** Checks whether questions can be asked and answered. */
export const canTalk = (state: ExaminationState): boolean =>
  state === 'underway' || state === 'drafted' || state === 'replied';
