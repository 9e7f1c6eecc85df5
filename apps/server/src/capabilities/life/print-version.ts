import { createHash } from 'node:crypto';
import type { Services } from '../../services.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import { readContent, type VersionContent } from './freeze-version.ts';
import { versionEntity } from './version-entity.ts';
import { findVersion, insertVersionFile, type VersionRow } from './version-store.ts';

/** The job that prints a version. */
export const PRINT_VERSION = 'life.printVersion';

/** Makes the PDF of a version from what was frozen, and from nothing else of its plan. */
export type PrintVersion = (version: {
  readonly version: VersionRow;
  readonly content: VersionContent;
}) => Promise<Uint8Array>;

/** Where a printed version lies in the store of files. */
export const keyOfPrintedVersion = (planId: string, number: number): string => `versions/${planId}/${number}.pdf`;

/** Prints a version and keeps it beside it, once: a version that was printed is left as it is. Nothing where nothing prints. */
export async function printVersion(
  services: Pick<Services, 'database' | 'clock' | 'files'>,
  { planId, number }: { readonly planId: string; readonly number: number },
  print: PrintVersion | undefined,
): Promise<void> {
  const { db } = services.database;
  const version = await findVersion(db, planId, number);
  if (!print || !version || version.fileKey !== null) return;
  const bytes = await print({ version, content: await readContent(db, planId, number) });
  const fileKey = keyOfPrintedVersion(planId, number);
  await services.files.write(fileKey, bytes, 'application/pdf');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const act = { caller: { userId: version.madeBy }, plan: { planId }, op: ownOp(PRINT_VERSION) };
  await changePlan(services, act, async ({ trx, at, derived }) => {
    const file = { planId, number, fileKey, size: bytes.byteLength, sha256, madeAt: at };
    if (!(await insertVersionFile(trx, file))) return;
    const printed = await findVersion(trx, planId, number);
    if (printed) derived(versionEntity, version, printed);
  });
}
