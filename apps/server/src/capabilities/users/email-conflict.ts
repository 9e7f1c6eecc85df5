import { peopleRefusals } from '@tussock/domain';
import { errorDetail } from '../../platform/log/error-detail.ts';
import { refuseField } from '../../platform/http/refuse-fields.ts';

/** Unique index on the e-mail addresses of people who are not deleted. */
const EMAIL_INDEX = 'app_user_email';

/**
 * Runs work that writes an e-mail address; an address somebody else has is refused at its field. The database decides, so that of two concurrent
 * writes one is refused.
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
