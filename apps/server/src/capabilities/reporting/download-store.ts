import type { ReportId } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../platform/database/open-database.ts';

/** A stored entry of a report that was made. */
export interface MadeReport {
  readonly planId: string;
  readonly report: ReportId;
  readonly settings: unknown;
  readonly rev: number;
  /** The day that the report shows, 'YYYY-MM-DD'. */
  readonly shownDay: string;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly bytes: number;
}

/** Stores that a report was made. */
export const insertDownload = (db: Database, { settings, ...made }: MadeReport) =>
  db
    .insertInto('reportDownload')
    .values({ id: uuidv7(), ...made, settings: JSON.stringify(settings) })
    .execute();

/** Lists the reports made of a plan, the newest first: ids ascend with time. */
export const findDownloads = (
  db: Database,
  planId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
) =>
  db
    .selectFrom('reportDownload')
    .innerJoin('appUser', 'appUser.id', 'reportDownload.madeBy')
    .selectAll('reportDownload')
    .select('appUser.name as madeByName')
    .where('planId', '=', planId)
    .$if(before !== undefined, (query) => query.where('reportDownload.id', '<', before ?? ''))
    .orderBy('reportDownload.id', 'desc')
    .limit(limit)
    .execute();
