import type { BodyOf, BoardView, saveBoardView } from '@tussock/contract';
import { boardWords, isUuid, MOST_BOARD_VIEWS } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { changeOutsidePlans, type OutsideAct } from '../../platform/ledger/change-plan.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import type { Services } from '../../services.ts';
import { countViews, deleteView, findViews, writeView } from './view-store.ts';

/** Lists the saved views that the caller may see. */
export async function listViews(db: Reader, caller: Caller): Promise<BoardView[]> {
  return (await findViews(db, caller)).map(({ id, title, search, isShared, savedBy, name }) => ({
    _id: id,
    title,
    search: search as BoardView['search'], // written by `saveView` only
    isShared,
    isOwn: savedBy === caller.userId,
    savedByName: name,
  }));
}

type OwnAct = OutsideAct & { readonly caller: Caller };

/** Saves a view. @throws AppError notFound for a view of somebody else, badRequest for more views than a person may have */
export function saveView(
  services: Services,
  act: OwnAct,
  { viewId, body }: { readonly viewId: string; readonly body: BodyOf<typeof saveBoardView> },
): Promise<BoardView> {
  if (!isUuid(viewId)) throw new AppError('notFound');
  return changeOutsidePlans(services, act, async ({ trx, at }) => {
    const { caller } = act;
    const id = viewId.toLowerCase();
    if (!(await writeView(trx, caller, { ...body, id, at }))) throw new AppError('notFound');
    if ((await countViews(trx, caller)) > MOST_BOARD_VIEWS)
      throw new AppError('badRequest', { message: [boardWords.tooManyViews] });
    const saved = (await listViews(trx, caller)).find(({ _id }) => _id === id);
    if (!saved) throw new AppError('notFound');
    return saved;
  });
}

/** Removes a view of the caller, and lists those that are left. @throws AppError notFound */
export function removeView(services: Services, act: OwnAct, viewId: string) {
  if (!isUuid(viewId)) throw new AppError('notFound');
  return changeOutsidePlans(services, act, async ({ trx }) => {
    if (!(await deleteView(trx, act.caller, viewId))) throw new AppError('notFound');
    return { results: await listViews(trx, act.caller) };
  });
}
