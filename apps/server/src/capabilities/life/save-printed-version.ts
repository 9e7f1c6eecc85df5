import { createHash } from 'node:crypto';
import type { Services } from '../../services.ts';
import { changePlan } from '../../platform/ledger/change-plan.ts';
import { ownOp } from '../../platform/ledger/op.ts';
import { versionEntity } from './version-entity.ts';
import { findVersion, insertVersionFile } from './version-store.ts';

/** Key of a printed version in the file store. */
const keyOf = (planId: string, number: number): string => `versions/${planId}/${number}.pdf`;

/** Stores the print of a version, once: a version with a print keeps it. */
export async function savePrintedVersion(
  services: Pick<Services, 'database' | 'clock' | 'files'>,
  { planId, number, bytes }: { readonly planId: string; readonly number: number; readonly bytes: Uint8Array },
): Promise<void> {
  const version = await findVersion(services.database.db, planId, number);
  if (!version || version.fileKey !== null) return;
  const fileKey = keyOf(planId, number);
  await services.files.write(fileKey, bytes, 'application/pdf');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const act = { caller: { userId: version.madeBy }, plan: { planId }, op: ownOp('life.savePrintedVersion') };
  await changePlan(services, act, async ({ trx, at, derived }) => {
    const file = { planId, number, fileKey, size: bytes.byteLength, sha256, madeAt: at };
    if (!(await insertVersionFile(trx, file))) return;
    const printed = await findVersion(trx, planId, number);
    if (printed) derived(versionEntity, version, printed);
  });
}
