import { MOST_BOOK_SEASONS, titleAttribution } from '@tussock/domain';
import type { BookSeason } from '@tussock/reports';
import { listOfLines, type RecordReader } from '../../platform/ledger/record-reader.ts';
import type { Services } from '../../services.ts';
import { findPeopleOfPlan } from '../actions/index.ts';
import { findLayer } from '../cadastral/index.ts';
import { findFiles } from '../files/index.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import { readSeason } from '../fertiliser/index.ts';
import { findOwner } from '../plans/index.ts';
import { readRecordRows } from '../replica/index.ts';
import { readPrintGround } from '../terrain/index.ts';
import type { PolygonalGeometry } from '@tussock/geometry';
import type { PlanBookOrder } from './print-plan-book.ts';

/** What a book is made from, but for what was chosen of it. */
type OrderedContent = Omit<PlanBookOrder, 'settings'>;

/** What was spread, the newest season first; seasons in which nothing was are left out. */
async function readSeasons(services: Services, planId: string): Promise<readonly BookSeason[]> {
  const { startYears, ...now } = await readSeason(services, planId, undefined);
  const years = startYears.filter((year) => year !== now.season.startYear).slice(0, MOST_BOOK_SEASONS - 1);
  const seasons: BookSeason[] = [now];
  for (const year of years) seasons.push(await readSeason(services, planId, year));
  return seasons.filter(({ applications }) => applications.length > 0);
}

/** Everybody that a plan knows by name: what is said of people, and what is kept out, goes by these. */
export async function readPeople(
  { database: { db }, clock }: Services,
  planId: string,
): Promise<Pick<OrderedContent, 'ownerName' | 'people'>> {
  const [owner, people] = await Promise.all([
    findOwner(db, planId),
    findPeopleOfPlan(db, planId, clock.now()),
  ]);
  return {
    ownerName: owner?.name ?? null,
    people: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
}

/**
 * What the book of a plan is made from, as plain data: its record, and what lies beside it. `rowsText` is the plan's record as it was kept,
 * for a version that stands frozen; the plan as it stands where it is left out.
 */
export async function readBookContent(
  services: Services,
  readers: readonly RecordReader[],
  planId: string,
  kept?: { readonly rowsText: string; readonly version: PlanBookOrder['version'] },
): Promise<OrderedContent> {
  const { db } = services.database;
  const at = services.clock.now();
  const rowsText = kept?.rowsText ?? listOfLines((await readRecordRows(services, readers, { planId })).lines);
  const [people, blocks, seasons, files] = await Promise.all([
    readPeople(services, planId),
    findLayer(db, planId, 'boundary'),
    readSeasons(services, planId),
    findFiles(db, planId),
  ]);
  // Merged by the boundary's own write.
  const boundary = blocks.map(({ geojson }) => geojson as PolygonalGeometry);
  const beneath = await readPrintGround(services, { planId, boundary, at, isPast: false });
  return {
    planId,
    rowsText,
    pictureKeys: Object.fromEntries(
      files.map(({ id, storedAs }) => [id, keysMadeFrom({ purpose: 'photo', planId }, storedAs).large]),
    ),
    at,
    ...(kept?.version ? { version: kept.version } : {}),
    ...people,
    attribution: titleAttribution[services.configuration.isDemonstration ? 'demonstration' : 'survey'],
    ...(beneath ? { beneath } : {}),
    seasons,
  };
}
