import type { ExaminationOfPlan, ExaminationRoom } from '@tussock/contract';
import { canReadVersion } from '@tussock/domain';
import type { Caller } from '../../platform/access/caller.ts';
import type { Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import type { Services } from '../../services.ts';
import { readFile } from '../files/index.ts';
import {
  findExamination,
  findExaminations,
  findFindings,
  findQuestions,
  findReports,
  type ExaminationRow,
} from './examination-store.ts';
import { stateOf } from './move-examination.ts';
import { presentForPlan, presentRoom } from './present-examination.ts';
import { readExamined } from './read-examined.ts';

/** Address of one's own examination. */
export interface OwnExamination {
  readonly caller: Caller;
  readonly planId: string;
  readonly id: string;
}

/** Finds the caller's own examination while its access lasts. @throws AppError notFound for anybody else's, or one that ended */
async function findOwn({ database, clock }: Services, { caller, planId, id }: OwnExamination) {
  const row = await findExamination(database.db, planId, id.toLowerCase());
  const isOpen = row && row.state !== 'ended' && row.endsAt > clock.now();
  if (!isOpen || row.examinerId !== caller.userId) throw new AppError('notFound');
  return row;
}

/** Finds it once the declaration was made. @throws AppError notFound before */
async function findBegun(services: Services, wanted: OwnExamination): Promise<ExaminationRow> {
  const row = await findOwn(services, wanted);
  if (!canReadVersion(stateOf(row))) throw new AppError('notFound');
  return row;
}

/** Reads what was asked and reported in a plan's examinations. */
export async function readOfPlan(db: Reader, planId: string): Promise<readonly ExaminationOfPlan[]> {
  const rows = await findExaminations(db, planId);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [questions, reports] = [await findQuestions(db, ids), await findReports(db, ids)];
  return rows.map((row) => presentForPlan(row, { questions, reports }));
}

/** Reads one's own examination. @throws AppError notFound */
export async function readRoom(services: Services, wanted: OwnExamination): Promise<ExaminationRoom> {
  const { db } = services.database;
  const row = await findOwn(services, wanted);
  const [findings, questions, reports] = await Promise.all([
    findFindings(db, row.id),
    findQuestions(db, [row.id]),
    findReports(db, [row.id]),
  ]);
  return presentRoom(row, { findings, questions, reports });
}

/** Reads the version that is examined, and notes in the plan's audit that it was read. @throws AppError notFound */
export async function readVersion(services: Services, wanted: OwnExamination): Promise<string> {
  const { database, clock } = services;
  const row = await findBegun(services, wanted);
  const { rows } = await readExamined(database.db, row);
  await noteRead(services, wanted, { versionNumber: row.versionNumber, at: clock.now() });
  return JSON.stringify({ rows });
}

const noteRead = (
  { database }: Services,
  { caller, planId, id }: OwnExamination,
  { at, ...what }: { readonly at: Date; readonly versionNumber?: number; readonly name?: string },
) =>
  writeAudit(database.db, {
    actorId: caller.userId,
    action: 'examine',
    planId,
    at,
    detail: { examinationId: id, ...what },
  });

/** Ids of the files that the farm attached to its replies. */
async function filesOfReplies(db: Reader, id: string): Promise<readonly string[]> {
  const reports = await findReports(db, [id]);
  return reports.flatMap(({ content }) =>
    // Frozen from this very shape.
    (JSON.parse(content) as { answers: readonly { files?: readonly string[] }[] }).answers.flatMap(
      ({ files = [] }) => files,
    ),
  );
}

/** Reads a file of the examined version as it was then, or one attached to a reply; no other. @throws AppError notFound */
export async function readExaminedFile(
  services: Services,
  wanted: OwnExamination,
  {
    fileId,
    ...asked
  }: { readonly fileId: string; readonly size: string; readonly known: string | undefined },
) {
  const { db } = services.database;
  const row = await findBegun(services, wanted);
  const { rows } = await readExamined(db, row);
  const id = fileId.toLowerCase();
  const frozen = rows.find((one) => one.entity === 'file' && one.id === id);
  if (!frozen && !(await filesOfReplies(db, row.id)).includes(id)) throw new AppError('notFound');
  const number = frozen?.made['number'];
  const version = typeof number === 'number' ? number : undefined;
  const answer = await readFile(services, wanted.planId, {
    ...asked,
    fileId: id,
    version,
    withDeleted: true,
  });
  // A picture is shown on every page; what is taken away as a file is noted.
  if ('fileName' in answer && answer.fileName !== undefined)
    await noteRead(services, wanted, { name: answer.fileName, at: services.clock.now() });
  return answer;
}
