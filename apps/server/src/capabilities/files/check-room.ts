import { fileRefusals } from '@tussock/domain';
import type { Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findBytesOfPlan } from './plan-file-store.ts';

/** What may still be found too much where it is kept: how large a picture is when it was made anew is not known before. Bytes. */
export const AT_LEAST = 1;

/**
 * Refuses what a plan has no room for beside the files it has. In a change of the plan nobody else adds one meanwhile; asked before, it
 * only spares the sending.
 *
 * @throws AppError planFilesFull
 */
export async function checkRoom(
  { configuration: { mostPlanFileBytes } }: Pick<Services, 'configuration'>,
  db: Reader,
  planId: string,
  bytes: number,
): Promise<void> {
  if ((await findBytesOfPlan(db, planId)) + bytes <= mostPlanFileBytes) return;
  const message = fileRefusals.planFull(mostPlanFileBytes);
  throw new AppError('planFilesFull', { message: [message], fields: [{ field: 'filePath', message }] });
}
