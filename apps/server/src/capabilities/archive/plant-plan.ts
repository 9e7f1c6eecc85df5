import type { RecordRow } from '@tussock/contract';
import {
  archivePaths,
  archiveRefusals,
  boundaryIdOf,
  kindOfEntity,
  type EntityId,
  type KindId,
  SOIL_TEST,
} from '@tussock/domain';
import { bounds, checkGeometry, readOutsidePosition, type PolygonalGeometry } from '@tussock/geometry';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PlanChange } from '../../platform/ledger/change-plan.ts';
import type { ThingTable } from '../../platform/things/thing-store.ts';
import type { Services } from '../../services.ts';
import { byHandOf, replaceLayer, writeByHand, writePlanBoundary } from '../cadastral/index.ts';
import { insertFeature } from '../features/index.ts';
import { insertVersion, insertVersionFile, writeDatesOfApprovals } from '../life/index.ts';
import { findPlan, giveRole, insertPlan, planEntity } from '../plans/index.ts';
import { insertSoilTests, testFromRecord } from '../soil-tests/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  insertSampleNames,
  insertThing,
  insertWholeFile,
  startDeltas,
  writeFeaturePast,
  writePlanPast,
  writeTestPast,
} from './archive-store.ts';
import { madeOfFile } from './archive-shape.ts';
import { ASKED_IN, checkValues, featureContentOf, refuseArchive, refuseRow, timesOf } from './check-rows.ts';
import { idTaken } from './check-versions.ts';
import { aboutPlan, type ArchivePart, type ArchiveVersion, type PlanArchive } from './plan-archive.ts';

const pack = promisify(gzip);

/** Input for creating a plan from a ZIP: its record with the new ids, and its stored files. */
export interface Planting {
  readonly planId: string;
  readonly archive: Omit<PlanArchive, 'product' | 'formatVersion'>;
  /** Ids of people known here, by their ids in the ZIP; the record has the new ids already. */
  readonly people: ReadonlyMap<string, string>;
  /** Store name of each version of a file, by `fileId/number`. */
  readonly storedAs: ReadonlyMap<string, string>;
  /** Text and stored PDF of each frozen version. */
  readonly versions: ReadonlyMap<
    number,
    { readonly content: Buffer; readonly pdf: { readonly key: string; readonly size: number } | null }
  >;
}

/** Tables of things that are no features and have no writer of their own. A new entity of the record does not compile until it is listed here. */
const thingTables: {
  readonly [
    Id in Exclude<EntityId, KindId | 'plan' | 'boundary' | 'planVersion' | typeof SOIL_TEST | 'file'>
  ]: ThingTable;
} = {
  section: 'planSection',
  subOutcome: 'planSubOutcome',
  action: 'planAction',
  remark: 'planRemark',
  evidence: 'planEvidence',
  approval: 'planApproval',
  detailNote: 'planDetailNote',
  stockRow: 'planStockRow',
  stockRatio: 'planStockRatio',
  shapeLock: 'planShapeLock',
  importedLayer: 'planImportedLayer',
};

const isThing = (entity: string): entity is keyof typeof thingTables => Object.hasOwn(thingTables, entity);

type Planter = (change: PlanChange, row: RecordRow, planting: Planting) => Promise<void>;

const plantFeature: Planter = async ({ trx, planId }, row) => {
  const { createdAt, updatedAt } = timesOf(row);
  const made = await insertFeature(trx, { planId, id: row.id, at: createdAt }, featureContentOf(row));
  if (!made) throw refuseRow(row, [{ field: 'id', message: 'it is there twice' }]);
  await writeFeaturePast(trx, { planId, id: row.id, version: row.version, createdAt, updatedAt });
};

const plantTest =
  (services: Pick<Services, 'clock'>): Planter =>
  async ({ trx, planId }, row) => {
    const { createdAt, updatedAt } = timesOf(row);
    const test = { id: row.id, ...testFromRecord(services, row.values) };
    const [made] = await insertSoilTests(trx, { planId, at: createdAt }, [test]);
    if (!made) throw refuseRow(row, [{ field: 'id', message: 'it is there twice' }]);
    await writeTestPast(trx, { planId, id: row.id, version: row.version, createdAt, updatedAt });
  };

/** Removes ids of people who are not known here; their names stay. */
function heldBy(row: RecordRow, people: Planting['people']): RecordRow['values'] {
  const { responsibleId, ...values } = row.values;
  if (row.entity !== 'action' || typeof responsibleId !== 'string') return row.values;
  return [...people.values()].includes(responsibleId) ? row.values : values;
}

/** Removes pending requests, whose answers are not awaited here. */
function answered(row: RecordRow, values: RecordRow['values']): RecordRow['values'] {
  if (row.entity !== 'approval' || values['decision'] !== undefined) return values;
  return { ...values, decision: 'withdrawn' };
}

/** Removes invalid positions of evidence, which an archive from elsewhere may have. */
function placed({ entity }: RecordRow, { place: said, ...values }: RecordRow['values']): RecordRow['values'] {
  if (entity !== 'evidence') return said === undefined ? values : { ...values, place: said };
  const place = readOutsidePosition(said);
  return place ? { ...values, place } : values;
}

const plantThing: Planter = async ({ trx, planId }, row, { people }) => {
  const table = isThing(row.entity) ? thingTables[row.entity] : undefined;
  if (!table) throw refuseRow(row, [{ field: 'entity', message: 'it cannot be brought in' }]);
  checkValues(row);
  const { createdAt: _made, updatedAt: _changed, ...made } = row.made;
  const { id, version } = row;
  const content = placed(row, answered(row, heldBy(row, people)));
  await insertThing(trx, table, { planId, id, version, content, made, ...timesOf(row) });
};

const plantFile: Planter = async ({ trx, planId }, row, { storedAs }) => {
  checkValues(row);
  const checked = madeOfFile.safeParse(row.made);
  if (!checked.success || typeof row.values['name'] !== 'string')
    throw refuseRow(row, [{ field: 'made', message: 'what is known of the file is missing' }]);
  const { uploadedByName, uploadedAt, takenAt, earlier, number, ...made } = checked.data;
  const nameOf = (nth: number): string => storedAs.get(`${row.id}/${nth}`) ?? row.id;
  const {
    name,
    caption = '',
    folder = '',
    tags = [],
    expiresOn = null,
  } = row.values as {
    name: string;
    caption?: string;
    folder?: string;
    tags?: readonly string[];
    expiresOn?: string | null;
  }; // checked just before
  await insertWholeFile(trx, {
    planId,
    id: row.id,
    version: row.version,
    ...made,
    place: readOutsidePosition(made.place),
    takenAt: takenAt === null ? null : new Date(takenAt),
    name,
    caption,
    folder,
    tags,
    expiresOn,
    number,
    // The record has the name alone, which two people may share.
    uploadedBy: null,
    uploaderName: uploadedByName,
    uploadedAt: new Date(uploadedAt),
    storedAs: nameOf(number),
    earlier: earlier.map((version) => ({ ...version, storedAs: nameOf(version.number) })),
  });
};

/** Finds the writer of an entity; the plan, its boundary and its versions have their own. */
function planterOf(services: Pick<Services, 'clock'>, { entity }: RecordRow): Planter | undefined {
  if (['plan', 'boundary', 'planVersion'].includes(entity)) return undefined;
  if (kindOfEntity(entity)) return plantFeature;
  if (entity === SOIL_TEST) return plantTest(services);
  return entity === 'file' ? plantFile : plantThing;
}

/** Whether a database error concerns a value: out of range, duplicate, or a missing reference. */
const isRefusedValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/u.test(String(error.code));

/** Converts errors of a thing to refusals that name it, at the field of the ZIP. */
const refuseAs =
  (row: RecordRow) =>
  (error: unknown): never => {
    if (isRefusedValue(error))
      throw refuseRow(row, [{ field: 'values', message: 'it does not fit the rest' }]);
    if (error instanceof AppError && error.details.fields?.every(({ field }) => field !== ASKED_IN))
      throw refuseRow(row, error.details.fields);
    throw error;
  };

/** Sorts rows so that transects come before their tests. */
const inOrder = (rows: readonly RecordRow[]): readonly RecordRow[] => [
  ...rows.filter(({ entity }) => kindOfEntity(entity)),
  ...rows.filter(({ entity }) => !kindOfEntity(entity)),
];

const partsOf = (row: RecordRow, parts: readonly ArchivePart[]) =>
  parts.map(({ geometry, drawn, ...part }) => {
    const shapes = [geometry, drawn].map((shape) => checkGeometry(shape, ['polygon']));
    const [whole, simple] = shapes;
    if (!whole?.ok || !simple?.ok)
      throw refuseRow(row, [{ field: 'titles', message: 'a shape of it is broken' }]);
    // Of the shapes that were asked for.
    return {
      ...part,
      geometry: whole.geometry as PolygonalGeometry, // allowed as polygons alone
      drawn: simple.geometry as PolygonalGeometry, // allowed as polygons alone
    };
  });

async function plantBoundary(
  { trx, planId }: PlanChange,
  { archive }: Planting,
  row: RecordRow,
): Promise<void> {
  const titles = partsOf(row, archive.boundary.titles);
  const blocks = partsOf(row, archive.boundary.blocks);
  await writeByHand(trx, planId, byHandOf(row.values));
  if (blocks.length === 0) return;
  const boxes = blocks.map(({ geometry }) => bounds(geometry));
  await writePlanBoundary(trx, {
    planId,
    areaM2: blocks.reduce((sum, { areaM2 }) => sum + areaM2, 0),
    bounds: [
      Math.min(...boxes.map(([west]) => west)),
      Math.min(...boxes.map(([, south]) => south)),
      Math.max(...boxes.map(([, , east]) => east)),
      Math.max(...boxes.map(([, , , north]) => north)),
    ],
    blocks,
  });
  await replaceLayer(trx, planId, 'cadastral', titles);
  await replaceLayer(trx, planId, 'boundary', blocks);
}

/** Refuses a version whose id another plan here has. */
const refuseVersion =
  ({ path }: ArchiveVersion) =>
  (error: unknown): never => {
    throw isRefusedValue(error) ? refuseArchive(archiveRefusals.unreadable(path, idTaken)) : error;
  };

async function plantVersions({ trx, planId, actorId }: PlanChange, planting: Planting): Promise<void> {
  for (const version of planting.archive.versions) {
    const { number, rev, reason, contentHash, madeByName } = version;
    const laid = planting.versions.get(number);
    if (!laid) continue;
    await insertVersion(trx, {
      id: version.id,
      planId,
      number,
      rev,
      reason,
      contentHash,
      madeByName,
      content: await pack(laid.content),
      madeBy: planting.people.get(version.madeBy) ?? actorId,
      madeAt: new Date(version.madeAt),
      isClaimed: version.isClaimed ?? false,
    }).catch(refuseVersion(version));
    if (laid.pdf && version.pdf) {
      const { sha256, madeAt } = version.pdf;
      const file = {
        planId,
        number,
        fileKey: laid.pdf.key,
        size: laid.pdf.size,
        sha256,
        madeAt: new Date(madeAt),
      };
      await insertVersionFile(trx, file);
    }
  }
}

/** Converts an error that concerns no single thing to a refusal of the whole ZIP. */
const refuseWhole = (error: unknown): never => {
  throw isRefusedValue(error) ? refuseArchive(archiveRefusals.unreadable(archivePaths.plan, misfit)) : error;
};
const misfit = 'what is in it does not fit together';

/** Creates a plan from unpacked and checked content, as part of one change: all of it, or nothing. */
export const plantPlan = (
  services: Pick<Services, 'clock'>,
  change: PlanChange,
  planting: Planting,
): Promise<void> => plantWhole(services, change, planting).catch(refuseWhole);

/** Time of creation in the plan's origin; the time of the import where that is not given. @throws AppError badRequest */
function madeAtOf(plan: RecordRow, createdAt: string | undefined, at: Date): Date {
  const made = new Date(createdAt ?? at);
  if (Number.isNaN(made.getTime()))
    throw refuseRow(plan, [{ field: 'made', message: 'its times are missing' }]);
  return made;
}

async function plantWhole(
  services: Pick<Services, 'clock'>,
  change: PlanChange,
  planting: Planting,
): Promise<void> {
  const { trx, planId, at, actorId } = change;
  const { rows, sampleNames } = planting.archive;
  const plan = rows.find(({ entity }) => entity === 'plan');
  const boundary = rows.find(({ id }) => id === boundaryIdOf(planId));
  if (!plan) throw new AppError('badRequest');
  checkValues(plan);
  const about = aboutPlan(planting.archive);
  const propertyName = about.farm;
  const own = {
    id: planId,
    status: 'pendingConfirmation' as const,
    info: plan.values,
    propertyName,
    ownerId: null,
    createdBy: actorId,
  };
  if (!(await insertPlan(trx, { ...own, accountId: null, at }))) throw new AppError('alreadyExists');
  await giveRole(trx, { planId, userId: actorId, role: 'lead', grantedBy: actorId });
  if (boundary) await plantBoundary(change, planting, boundary);
  for (const row of inOrder(rows))
    await planterOf(services, row)?.(change, row, planting).catch(refuseAs(row));
  if (sampleNames.length > 0)
    await insertSampleNames(
      trx,
      sampleNames.map((name) => ({ planId, ...name })),
    );
  await plantVersions(change, planting);
  const createdAt = madeAtOf(plan, about.createdAt, at);
  const boundaryVersion = boundary?.version ?? 0;
  await writePlanPast(trx, planId, { version: plan.version, boundaryVersion, createdAt, at });
  await writeDatesOfApprovals(trx, planId);
  await startDeltas(trx, planId);
  change.wrote(planEntity, null, await findPlan(trx, planId));
}
