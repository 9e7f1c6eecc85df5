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

/** Characters of one answer, unless a single revision has more. */
const TEXT_AT_ONCE = 1_000_000;
/** From so many rows on it is asked whether the whole would be less. */
const MANY_ROWS = 2000;
/** More than this part of a plan's things have changed: the whole is cheaper. */
const PART_OF_PLAN = 1 / 5;

/** So far back whoever may not see the history is told what became of a plan: what lies longer ago is history. */
const REACH_WITHOUT_HISTORY_MS = 24 * 3_600_000;

/** Whether some rows, the oldest first, tell more of the past than somebody may see. */
export const reachTooFar = (
  [oldest]: readonly DeltaRow[],
  { abilities, at }: { readonly abilities: readonly PlanAbility[]; readonly at: Date },
): boolean =>
  !abilities.includes('seeHistory') &&
  oldest !== undefined &&
  at.getTime() - oldest.at.getTime() > REACH_WITHOUT_HISTORY_MS;

/** What a browser has of a plan, whose it is, and when it asks. */
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

/** What somebody is sent, where that is what they were sent before. @throws AppError replicaStale */
export function refuseOtherView(abilities: readonly PlanAbility[], mark: string): View {
  const view = viewFor(abilities);
  if (view.mark !== mark) throw stale('view');
  return view;
}

/** Whole revisions from the start of some rows, as many as one answer holds; none where the first alone is more. */
function wholeRevs(rows: readonly DeltaRow[]): readonly DeltaRow[] {
  let room = TEXT_AT_ONCE;
  const fitting = rows.slice(0, ROWS_AT_ONCE).filter(({ text }) => (room -= text.length) >= 0);
  if (fitting.length === rows.length) return rows;
  const cut = rows[fitting.length]?.rev;
  return fitting.filter(({ rev }) => cut === undefined || rev < cut);
}

export interface Page {
  /** The revision that somebody is at who has applied the rows. */
  readonly rev: number;
  readonly more: boolean;
  readonly rows: readonly DeltaRow[];
}

/** What of a plan is to be applied after a revision, up to another that is there. */
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
 * What became of a plan's record after a revision, as JSON text: whole revisions, and of them what the caller is sent.
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

/** Rows of deltas as the text of a list, those that are sent by a view. */
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
