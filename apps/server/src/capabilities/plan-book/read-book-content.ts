import { boundaryIdOf, type RecordState, type StateRow } from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import { boundaryOf } from '@tussock/reports';
import { listOfLines, type RecordReader } from '../../platform/ledger/record-reader.ts';
import { keysMadeFrom } from '../../platform/files/staged-upload-store.ts';
import type { Services } from '../../services.ts';
import { findLayer } from '../cadastral/index.ts';
import { findStoredVersions } from '../files/index.ts';
import {
  findNewestVersionContent,
  findPeopleOf,
  readFrozenVersion,
  type PeopleOfPlan,
} from '../life/index.ts';
import { readRecordRows } from '../replica/index.ts';
import { attributionOf } from '../reporting/index.ts';
import { readPrintGround, readPrintPhoto } from '../terrain/index.ts';
import type { PlanBookOrder } from './print-plan-book.ts';

/** Content of a book, without the chosen settings. */
type OrderedContent = Omit<PlanBookOrder, 'settings'>;

/** Finds the people a plan refers to, for their names in the book and for redacting them. */
export const readPeople = ({ database: { db }, clock }: Services, planId: string): Promise<PeopleOfPlan> =>
  findPeopleOf(db, planId, clock.now());

const pictureKey = (planId: string, storedAs: string): string =>
  keysMadeFrom({ purpose: 'photo', planId }, storedAs).large;

const textOf = (before: { readonly number: number; readonly rows: RecordState } | undefined) =>
  before ? { before: { number: before.number, rowsText: JSON.stringify(before.rows) } } : {};

/** Reads the content of the present book of a plan, as plain data: its record, and the data outside of it. */
export async function readBookContent(
  services: Services,
  readers: readonly RecordReader[],
  { planId, hasPhoto = false }: { readonly planId: string; readonly hasPhoto?: boolean },
): Promise<OrderedContent> {
  const { db } = services.database;
  const at = services.clock.now();
  const [{ lines }, people, blocks, files, before] = await Promise.all([
    readRecordRows(services, readers, { planId }),
    readPeople(services, planId),
    findLayer(db, planId, 'boundary'),
    findStoredVersions(db, planId),
    findNewestVersionContent(db, planId),
  ]);
  // Merged by the boundary's own write.
  const boundary = blocks.map(({ geojson }) => geojson as PolygonalGeometry);
  const [beneath, photo] = await Promise.all([
    readPrintGround(services, { planId, boundary, at, isPast: false }),
    hasPhoto ? readPrintPhoto(services, boundary) : null,
  ]);
  return {
    planId,
    rowsText: listOfLines(lines),
    pictureKeys: Object.fromEntries(files.map(({ id, storedAs }) => [id, pictureKey(planId, storedAs)])),
    at,
    ...people,
    attribution: attributionOf(services),
    ...(beneath ? { beneath } : {}),
    ...(photo ? { photo } : {}),
    ...textOf(before),
  };
}

/** Finds the pictures as they were when the version was frozen; a file may have a newer version or be in the bin by now. */
async function picturesOf({ database: { db } }: Services, planId: string, rows: RecordState) {
  const stored = await findStoredVersions(db, planId, { withDeleted: true });
  const numbers = new Map(
    rows.filter(({ entity }) => entity === 'file').map(({ id, made }) => [id, made['number']]),
  );
  const then = stored.flatMap(({ id, number, storedAs, earlier }) => {
    const wanted = numbers.get(id);
    // Rows of the first versions do not say which: files had no versions then.
    const isNewest = wanted === undefined || wanted === number;
    const kept = isNewest ? storedAs : earlier.find((one) => one.number === wanted)?.storedAs;
    return kept === undefined ? [] : [[id, pictureKey(planId, kept)] as const];
  });
  return Object.fromEntries(then);
}

const blocksIn = (planId: string, rows: RecordState): readonly PolygonalGeometry[] =>
  boundaryOf(rows.find(({ id }: StateRow) => id === boundaryIdOf(planId))).blocks;

/**
 * Reads the content of the book of a version: the frozen record, and the ground (which is not the plan's own) as it was last seen by then. So a copy
 * of a version is the same whenever it is printed.
 *
 * @throws AppError notFound
 */
export async function readFrozenBook(
  services: Services,
  { planId, number }: { readonly planId: string; readonly number: number },
): Promise<OrderedContent> {
  const { rows, madeAt, people, before } = await readFrozenVersion(services.database.db, planId, number);
  const boundary = blocksIn(planId, rows);
  const [pictureKeys, beneath, ofToday] = await Promise.all([
    picturesOf(services, planId, rows),
    readPrintGround(services, { planId, boundary, at: madeAt, isPast: true }),
    // Versions that were frozen without their people have those of today.
    people ?? readPeople(services, planId),
  ]);
  return {
    planId,
    rowsText: JSON.stringify(rows),
    pictureKeys,
    at: services.clock.now(),
    version: { number, at: madeAt },
    ...ofToday,
    attribution: attributionOf(services),
    ...(beneath ? { beneath } : {}),
    ...textOf(before && { number: number - 1, rows: before }),
  };
}
