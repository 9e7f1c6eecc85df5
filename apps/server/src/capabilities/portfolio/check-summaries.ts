import { summaryDifferences, SUMMARY_RULES, type SummaryField } from '@tussock/domain';
import type { Reader } from '../../platform/database/open-database.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { readFacts, readSummaries, refreshSummaries } from '../../platform/things/plan-summary-store.ts';
import type { Services } from '../../services.ts';
import { findPlansAfter, findStalePlans, lockPlans } from './summary-store.ts';

/** Kind of the morning job that compares the stored summaries with the truth. */
export const CHECK_SUMMARIES = 'portfolio.checkSummaries';
/** Kind of the job that computes missing and stale summaries, once after a start. */
export const FILL_SUMMARIES = 'portfolio.fillSummaries';

type Needed = Pick<Services, 'database'>;

/** Plans at once: their facts fit into memory, and no lock is held for long. */
const BATCH = 200;

/** A stored summary that is not as the rules say. */
export interface SummaryDifference {
  readonly planId: string;
  /** Fields that differ; none where there is no summary of this revision and these rules at all. */
  readonly fields: readonly SummaryField[];
}

/** Compares the stored summaries of plans with their facts. */
async function differencesOf(db: Reader, planIds: readonly string[]): Promise<readonly SummaryDifference[]> {
  const [facts, stored] = [await readFacts(db, planIds), await readSummaries(db, planIds)];
  return facts.flatMap(({ planId, rev, facts: now }) => {
    const kept = stored.get(planId);
    if (kept?.rev !== rev || kept.rules !== SUMMARY_RULES) return [{ planId, fields: [] }];
    const fields = summaryDifferences(kept.summary, now);
    return fields.length > 0 ? [{ planId, fields }] : [];
  });
}

/** Computes summaries again, with their plans locked. */
const refresh = ({ database: { db } }: Needed, planIds: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockPlans(trx, planIds);
    await refreshSummaries(trx, planIds);
  });

/** Computes every summary that is missing, or of another revision or other rules than the present ones. */
export async function fillSummaries(needed: Needed): Promise<void> {
  for (;;) {
    const planIds = await findStalePlans(needed.database.db, SUMMARY_RULES, BATCH);
    if (planIds.length === 0) return;
    await refresh(needed, planIds);
  }
}

/** While an upgrade goes on, a server of the version before may still write plans. */
const OLD_SERVER_GONE_SECONDS = 900;

/** Adds the jobs that fill summaries, for plans that an earlier version of the product wrote, or still writes beside this one. */
export async function orderFill({ database: { db } }: Needed): Promise<void> {
  if ((await findStalePlans(db, SUMMARY_RULES, 1)).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await addJob(trx, { kind: FILL_SUMMARIES, payload: {} });
    await addJob(trx, { kind: FILL_SUMMARIES, payload: {}, runInSeconds: OLD_SERVER_GONE_SECONDS });
  });
}

/**
 * Compares the stored summary of every plan with the truth. Each difference is reported in the log and mended. A write that comes meanwhile is no
 * difference: what differs is compared once more with the plan locked.
 */
export async function checkSummaries(
  needed: Needed & { readonly log: Pick<Logger, 'error'> },
): Promise<readonly SummaryDifference[]> {
  const { database, log } = needed;
  const found: SummaryDifference[] = [];
  for (let after = ''; ;) {
    const planIds = await findPlansAfter(database.db, after, BATCH);
    const last = planIds.at(-1);
    if (last === undefined) return found;
    after = last;
    const suspects = (await differencesOf(database.db, planIds)).map(({ planId }) => planId);
    if (suspects.length === 0) continue;
    await database.db.transaction().execute(async (trx) => {
      await lockPlans(trx, suspects);
      for (const difference of await differencesOf(trx, suspects)) {
        found.push(difference);
        log.error({ ...difference }, 'the summary of a plan differed from the plan');
      }
      await refreshSummaries(trx, suspects);
    });
  }
}
