import { fileRefusals } from '@tussock/domain';
import type { Reader } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../services.ts';
import { findBytesOfPlan } from './plan-file-store.ts';

/** Size assumed, in bytes, where the final one is unknown before: that of a picture is known only once it is encoded. */
export const AT_LEAST = 1;

/**
 * Refuses files that exceed the plan's limit. Within a change of the plan nobody else adds one meanwhile; a check before only saves the upload.
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
