import {
  dayInNewZealand,
  examinationWords,
  obstacleOf,
  stateAfter,
  type ExaminationFacts,
  type ExaminationMove,
  type ExaminationState,
} from '@tussock/domain';
import type { Transaction, Updateable } from 'kysely';
import type { DB } from '../../platform/database/generated/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import { examinationEntity } from './examination-entities.ts';
import { findExamination, updateExamination, type ExaminationRow } from './examination-store.ts';
import { declarationOf, presentExamination } from './present-examination.ts';

// Both columns are checked by the database against the same lists.
export const stateOf = ({ state }: ExaminationRow): ExaminationState => state as ExaminationState;
export const kindOf = ({ kind }: ExaminationRow): ExaminationFacts['kind'] =>
  kind as ExaminationFacts['kind'];

/** Refusal of a step that the state does not allow, with the state as it is. */
export const wrongStep = (row: ExaminationRow, message: string = examinationWords.wrongMove): AppError =>
  new AppError('wrongMove', { message: [message], current: presentExamination(row) });

/** Finds the caller's own examination in a change of its plan. @throws AppError notFound for anybody else's; staleVersion */
export async function targetOwn(change: PlanChange, id: string): Promise<ExaminationRow> {
  const row = await change.target(examinationEntity, id);
  if (row.examinerId !== change.actorId) throw new AppError('notFound');
  return row;
}

/**
 * Moves an examination by the table of moves, as part of a change of its plan; every move goes through here. The database refuses an examiner
 * who is not independent of the plan.
 *
 * @throws AppError wrongMove with the present state, badRequest where a condition of the move does not hold
 */
export async function moveExamination(
  change: PlanChange,
  row: ExaminationRow,
  {
    move,
    openItems = 0,
    set = {},
  }: {
    readonly move: ExaminationMove;
    readonly openItems?: number;
    readonly set?: Updateable<DB['planExamination']>;
  },
): Promise<ExaminationRow> {
  const { trx, at, wrote } = change;
  const facts: ExaminationFacts = {
    kind: kindOf(row),
    state: stateOf(row),
    openItems,
    replyBy: row.replyBy,
    accreditedUntil: declarationOf(row)?.accreditedUntil ?? null,
  };
  const state = stateAfter(facts, move);
  if (!state) throw wrongStep(row);
  const obstacle = obstacleOf(facts, move, dayInNewZealand(at));
  if (obstacle !== null) throw new AppError('badRequest', { message: [obstacle] });
  await updateExamination(trx, row.id, { ...set, state, stateSince: at });
  const after = await findMoved(trx, row);
  wrote(examinationEntity, row, after);
  return after;
}

/** Finds an examination that this change wrote. */
export async function findMoved(
  trx: Transaction<DB>,
  { planId, id }: ExaminationRow,
): Promise<ExaminationRow> {
  const row = await findExamination(trx, planId, id);
  if (!row) throw new Error('an examination that was moved is there');
  return row;
}
