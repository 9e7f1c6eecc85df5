import type { ReleaseItem, ReleaseSettings } from '@tussock/contract';
import { isReportLeft, isUuid, releaseStateOf, releaseWords, reports } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import { allKeysOfRelease, keyOfRelease } from '../../platform/files/release-keys.ts';
import { REMOVE_FILES } from '../../platform/files/staged-upload-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addJob } from '../../platform/jobs/job-store.ts';
import { changeOutsidePlans } from '../../platform/ledger/change-plan.ts';
import { changeOutsidePlansPrepared } from '../../platform/ledger/change-prepared.ts';
import { noteFetched } from '../../platform/ledger/note-fetched.ts';
import { writeAudit } from '../../platform/ledger/write-audit.ts';
import { hashOfSecret, secretFor, secretMadeFor } from '../../platform/secrets/secret.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { Services } from '../../services.ts';
import { findVersion } from '../life/index.ts';
import type { AboutCopy } from '../plan-book/index.ts';
import { hashCode, opWithCode } from './code-word.ts';
import { openShared, readPart } from './open-shared.ts';
import {
  findRelease,
  findReleases,
  holdRelease,
  updateRelease,
  type ListedRelease,
  type ReleaseRow,
} from './release-store.ts';

type ReleaseCall =
  | 'release.all'
  | 'release.prepare'
  | 'release.issue'
  | 'release.withdraw'
  | 'release.copy'
  | 'shared.open'
  | 'shared.picture'
  | 'shared.copy';

const DAY_MS = 86_400_000;

const presentRelease = (row: ListedRelease): ReleaseItem => ({
  _id: row.id,
  // Both were written by this capability in these shapes.
  settings: row.settings as ReleaseSettings,
  leaving: row.leaving as ReleaseItem['leaving'],
  preparedByName: row.preparedByName,
  madeAt: row.madeAt.toISOString(),
  bytes: row.bytes,
  sha256: row.sha256,
  issuedAt: row.issuedAt?.toISOString() ?? null,
  note: row.note,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  hasCode: row.codeHash !== null,
  wrongCodes: row.wrongCodes,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  openCount: row.openCount,
  openings: row.openings.map(({ at, ...opening }) => ({ ...opening, at: new Date(at).toISOString() })),
});

/** @throws AppError badRequest for a report that is not named, or that would be empty */
function checkReport({ source, report, redacts }: ReleaseSettings): void {
  if (source !== 'report') return;
  if (!report) throw new AppError('badRequest', { message: [releaseWords.whichReport] });
  if (!isReportLeft(report.id, redacts))
    throw new AppError('badRequest', { message: [releaseWords.nothingLeft(reports[report.id].name)] });
}

/** File name of a copy, after the farm's name. */
const fileNameOf = (row: Pick<ReleaseRow, 'settings' | 'propertyName'>, otherwise: string): string => {
  const { report } = row.settings as ReleaseSettings; // written by this capability
  return `${row.propertyName}${report ? ` ${reports[report.id].fileName}` : otherwise}.pdf`;
};

/** Finds the keys of a copy's files. */
async function readKeys(
  { files }: Services,
  { releaseId }: { readonly releaseId: string },
): Promise<readonly string[]> {
  const about = await files.read(keyOfRelease(releaseId).about);
  // Written by the maker in this shape.
  const { pictures } = about ? (JSON.parse(Buffer.from(about).toString()) as AboutCopy) : { pictures: [] };
  return allKeysOfRelease(releaseId, pictures);
}

/** Withdraws a copy: its link stops working. */
const withdraw = (
  services: Services,
  { caller, plan, params, op }: Parameters<Handlers<'release.withdraw'>['release.withdraw']>[0],
) =>
  changeOutsidePlansPrepared(
    services,
    { caller, op, plan },
    () => readKeys(services, params),
    async (change, keys) => {
      const { trx, at } = change;
      const { planId } = plan;
      const row = await holdRelease(trx, planId, params.releaseId);
      if (!row) throw new AppError('notFound');
      if (row.withdrawnAt !== null) return { ok: true } as const;
      await updateRelease(trx, row.id, { withdrawnAt: at });
      // What was let out stays, so that the farm can show it; what nobody was ever given does not.
      if (row.issuedAt === null) await addJob(trx, { kind: REMOVE_FILES, payload: { keys } });
      const detail = { releaseId: row.id, note: row.note };
      await writeAudit(trx, { actorId: caller.userId, action: 'withdrawRelease', at, planId, detail });
      return { ok: true } as const;
    },
  );

const ofPlan = (services: Services) =>
  ({
    'release.all': async ({ plan: { planId } }) => ({
      results: (await findReleases(services.database.db, planId)).map(presentRelease),
    }),
    'release.prepare': async ({ caller, plan, body, op }) => {
      const { source, versionNumber } = body;
      if (source === 'version' && !(await findVersion(services.database.db, plan.planId, versionNumber ?? 0)))
        throw new AppError('notFound');
      checkReport(body);
      return startTask(services, { caller, plan, op }, { kind: 'release', settings: body });
    },
    'release.issue': async ({ caller, plan, params, body, ...asked }) => {
      const { planId } = plan;
      const op = body.codeWord ? await opWithCode(asked.op) : asked.op;
      const secret = secretFor(services, op, 'a shared copy');
      const code = body.codeWord ? await hashCode(body.codeWord) : {};
      await changeOutsidePlans(services, { caller, op, plan }, async ({ trx, at }) => {
        const row = await holdRelease(trx, planId, params.releaseId);
        // A copy is shared by one link; whoever wants another makes another copy.
        if (!row || releaseStateOf(row, at) !== 'ready') throw new AppError('notFound');
        await updateRelease(trx, row.id, {
          secretHash: hashOfSecret(secret),
          issuedBy: caller.userId,
          issuedAt: at,
          expiresAt: new Date(at.getTime() + body.days * DAY_MS),
          note: body.note ?? null,
          ...code,
        });
        const detail = { releaseId: row.id, note: body.note ?? null };
        await writeAudit(trx, { actorId: caller.userId, action: 'release', at, planId, detail });
        return null;
      });
      const made = await secretMadeFor(services, op, 'a shared copy', async () => {
        const row = await findRelease(services.database.db, planId, params.releaseId);
        return row?.secretHash ?? undefined;
      });
      return { address: `${services.configuration.publicUrl}/shared/${made}` };
    },
    'release.withdraw': (asked) => withdraw(services, asked),
    'release.copy': async ({ caller, plan: { planId }, params }) => {
      const row = await findRelease(services.database.db, planId, params.releaseId);
      const chunks = row && (await services.files.stream(keyOfRelease(row.id).pdf));
      if (!chunks) throw new AppError('notFound');
      await noteFetched(services, { caller, action: 'download', planId, detail: { call: 'release.copy' } });
      return {
        chunks,
        contentType: 'application/pdf',
        fileName: fileNameOf(row, ' copy'),
        headers: { 'content-length': String(row.bytes) },
      };
    },
  }) satisfies Partial<Handlers<ReleaseCall>>;

export const releaseHandlers = (services: Services): Handlers<ReleaseCall> => ({
  ...ofPlan(services),
  'shared.open': ({ params: { secret }, body, request }) =>
    openShared(services, { secret, address: request.ip }, body.codeWord),
  'shared.picture': async ({ params: { secret, fileId }, query, request }) => {
    if (!isUuid(fileId)) throw new AppError('notFound');
    const stranger = { secret, address: request.ip, pass: query.pass };
    const { chunks } = await readPart(services, stranger, { what: 'picture', fileId });
    return { chunks, contentType: 'image/jpeg' };
  },
  'shared.copy': async ({ params: { secret }, query, request }) => {
    const stranger = { secret, address: request.ip, pass: query.pass };
    const { row, chunks } = await readPart(services, stranger, { what: 'pdf' });
    return {
      chunks,
      contentType: 'application/pdf',
      fileName: fileNameOf(row, ''),
      headers: { 'content-length': String(row.bytes) },
    };
  },
});
