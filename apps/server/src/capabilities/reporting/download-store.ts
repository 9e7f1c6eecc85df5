import type { ReportId } from '@tussock/domain';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../platform/database/open-database.ts';

/** A report that was made. */
export interface MadeReport {
  readonly planId: string;
  readonly report: ReportId;
  readonly settings: unknown;
  readonly rev: number;
  /** The day it shows, 'YYYY-MM-DD'. */
  readonly shownDay: string;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly bytes: number;
}

/** Keeps that a report was made. */
export const insertDownload = (db: Database, { settings, ...made }: MadeReport) =>
  db
    .insertInto('reportDownload')
    .values({ id: uuidv7(), ...made, settings: JSON.stringify(settings) })
    .execute();

/** The reports of a plan that were made, the newest first: ids are made in the order of time. */
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
