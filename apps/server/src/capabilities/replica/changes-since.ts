import type { StaleReason } from '@tussock/contract';
import type { PlanAbility } from '@tussock/domain';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  countDeltasAfter,
  countFeatures,
  findDeltasAfter,
  findDeltasOf,
  findSpanAfter,
  ROWS_AT_ONCE,
  type DeltaRow,
} from './delta-store.ts';
import { RECORD_SCHEMA, viewFor, type View } from './marks.ts';

/** Most characters of one answer, unless a single revision has more. */
const TEXT_AT_ONCE = 1_000_000;
/** Number of rows from which it is checked whether the whole record would be smaller. */
const MANY_ROWS = 2000;
/** Share of changed things above which the whole record is cheaper. */
const PART_OF_PLAN = 1 / 5;

/** Reach of changes for people who may not see the history: older changes are history. */
const REACH_WITHOUT_HISTORY_MS = 24 * 3_600_000;

/** Whether rows, the oldest first, reach further back than a person may see. */
export const reachTooFar = (
  [oldest]: readonly DeltaRow[],
  { abilities, at }: { readonly abilities: readonly PlanAbility[]; readonly at: Date },
): boolean =>
  !abilities.includes('seeHistory') &&
  oldest !== undefined &&
  at.getTime() - oldest.at.getTime() > REACH_WITHOUT_HISTORY_MS;

/** A browser's copy of a plan: its revision, its owner, and the time of the request. */
export interface Kept {
  readonly planId: string;
  readonly abilities: readonly PlanAbility[];
  readonly rev: number;
  readonly view: string;
  readonly schema: string;
  readonly at: Date;
}

const stale = (reason: StaleReason): AppError =>
  new AppError('replicaStale', { current: { reason }, logText: `replica is stale: ${reason}` });

/** The person's view, if the copy was made with the same one. @throws AppError replicaStale */
export function refuseOtherView(abilities: readonly PlanAbility[], mark: string): View {
  const view = viewFor(abilities);
  if (view.mark !== mark) throw stale('view');
  return view;
}

/** The leading rows that make whole revisions and fit into one answer; none where the first revision alone is larger. */
function wholeRevs(rows: readonly DeltaRow[]): readonly DeltaRow[] {
  let room = TEXT_AT_ONCE;
  const fitting = rows.slice(0, ROWS_AT_ONCE).filter(({ text }) => (room -= text.length) >= 0);
  if (fitting.length === rows.length) return rows;
  const cut = rows[fitting.length]?.rev;
  return fitting.filter(({ rev }) => cut === undefined || rev < cut);
}

export interface Page {
  /** The revision after applying the rows. */
  readonly rev: number;
  readonly more: boolean;
  readonly rows: readonly DeltaRow[];
}

/** Reads the changes of a plan after a revision, up to another existing one. */
export async function pageAfter(
  db: Database,
  planId: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<Page> {
  return pageOf(db, planId, { found: await findDeltasAfter(db, planId, { after, upTo }), upTo });
}

async function pageOf(
  db: Database,
  planId: string,
  { found, upTo }: { found: readonly DeltaRow[]; upTo: number },
): Promise<Page> {
  const whole = wholeRevs(found);
  const [first] = found;
  const rows = whole.length === 0 && first ? await findDeltasOf(db, planId, first.rev) : whole;
  const isAll = whole.length === found.length;
  const rev = isAll ? upTo : (rows.at(-1)?.rev ?? upTo);
  return { rows, rev, more: rev < upTo };
}

/**
 * Reads the changes of a plan's record after a revision, as JSON text: whole revisions, reduced to what the caller may see.
 *
 * @throws AppError replicaStale with the reason
 */
export async function changesSince(db: Database, kept: Kept): Promise<string> {
  if (kept.schema !== RECORD_SCHEMA) throw stale('schema');
  const view = refuseOtherView(kept.abilities, kept.view);
  const { planId, rev: after } = kept;
  const { upTo, deltaFloor, rows: found } = await findSpanAfter(db, planId, after);
  if (after > upTo) throw stale('ahead');
  if (after < deltaFloor || reachTooFar(found, kept)) throw stale('pruned');
  const { rev, more, rows } = await pageOf(db, planId, { found, upTo });
  const isMuch = more || rows.length > ROWS_AT_ONCE;
  if (isMuch && (await isMostOfPlan(db, planId, after))) throw stale('pruned');
  return `{"rev":${rev},"more":${more},"changes":[${changesText(rows, view)}]}`;
}

const NOBODY = '"actorId":null,"actorName":null';

/** Formats delta rows as the text of a list, reduced to a view. */
export const changesText = (
  rows: readonly DeltaRow[],
  { entities, saysWho }: Pick<View, 'entities' | 'saysWho'>,
): string =>
  rows
    .filter(({ entity }) => entities.has(entity))
    .map(({ text, who }) => `{${text},${saysWho ? who : NOBODY}}`)
    .join(',');

async function isMostOfPlan(db: Database, planId: string, after: number): Promise<boolean> {
  const changed = await countDeltasAfter(db, planId, { after, most: MANY_ROWS });
  if (changed < MANY_ROWS) return false;
  const features = await countFeatures(db, planId);
  const most = Math.ceil(features * PART_OF_PLAN);
  return (await countDeltasAfter(db, planId, { after, most: most + 1 })) > most;
}
