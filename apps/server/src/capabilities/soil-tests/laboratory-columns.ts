import { createHash } from 'node:crypto';
import type {
  BodyOf,
  LaboratoryColumnsReply,
  listLaboratoryColumns,
  rememberLaboratoryColumns,
  ReplyOf,
} from '@tussock/contract';
import { isUuid, shapeOf } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import { AppError } from '../../platform/http/app-error.ts';
import { changeOutsidePlans, type PlanAct } from '../../platform/ledger/change-plan.ts';
import type { Services } from '../../services.ts';
import {
  deleteColumns,
  dropOldestColumns,
  findColumns,
  findColumnsOwner,
  writeColumns,
  type ColumnsRow,
} from './laboratory-columns-store.ts';

type Said = BodyOf<typeof rememberLaboratoryColumns>;
type ColumnsAct = PlanAct;

const present = ({ id, said, saidAt }: ColumnsRow): LaboratoryColumnsReply => ({
  _id: id,
  ...(said as Said), // written below only, from a checked body
  saidAt: saidAt.toISOString(),
});

/** Hash of a line of headings, which may be too long for an index. */
const digestOf = (headings: readonly string[]): string =>
  createHash('sha256').update(shapeOf(headings)).digest('hex');

/** Lists the remembered layouts of laboratory files for a plan, the newest first. */
export async function listColumns(
  { database }: Services,
  planId: string,
): Promise<ReplyOf<typeof listLaboratoryColumns>> {
  const { db } = database;
  const rows = await findColumns(db, await findColumnsOwner(db, planId));
  return { results: rows.map(present) };
}

export const rememberColumns = (
  services: Services,
  { said, ...act }: ColumnsAct & { readonly said: Said },
): Promise<LaboratoryColumnsReply> =>
  changeOutsidePlans(services, act, async ({ trx, at }) => {
    const ownerId = await findColumnsOwner(trx, act.plan.planId);
    const row = await writeColumns(trx, {
      id: uuidv7(),
      ownerId,
      shape: digestOf(said.headings),
      said: JSON.stringify(said),
      saidBy: act.caller.userId,
      saidAt: at,
    });
    await dropOldestColumns(trx, ownerId);
    return present(row);
  });

/** @throws AppError notFound for a layout that this plan does not use */
export const forgetColumns = (
  services: Services,
  { columnsId, ...act }: ColumnsAct & { readonly columnsId: string },
): Promise<{ _id: string }> =>
  changeOutsidePlans(services, act, async ({ trx }) => {
    const ownerId = await findColumnsOwner(trx, act.plan.planId);
    const isGone = isUuid(columnsId) && (await deleteColumns(trx, ownerId, columnsId.toLowerCase()));
    if (!isGone) throw new AppError('notFound');
    return { _id: columnsId.toLowerCase() };
  });
