import { peopleRefusals } from '@tussock/domain';
import { errorDetail } from '../../platform/log/error-detail.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';

/** The unique index over the addresses of people who are not deleted. */
const EMAIL_INDEX = 'app_user_email';

/**
 * Does work that writes an address; one that somebody else has is refused beside its field. The database decides, so that
 * of two people who write the same address at once one is told.
 *
 * @throws AppError badRequest
 */
export async function refusingEmailConflict<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (errorDetail(error, 'constraint') !== EMAIL_INDEX) throw error;
    throw refuseField(field, peopleRefusals.emailTaken);
  }
}
