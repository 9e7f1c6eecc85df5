import { NOTICE_DAYS } from '@tussock/domain';
import type { Handlers } from '../../handlers.ts';
import type { Services } from '../../services.ts';
import { deleteNotices, findNotices, markNoticesRead } from './notice-store.ts';

const DAY_MS = 86_400_000;
const firstListed = (now: Date): Date => new Date(now.getTime() - NOTICE_DAYS * DAY_MS);

/** Deletes notices that are listed no more. */
export const pruneNotices = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> =>
  deleteNotices(database.db, firstListed(clock.now()));

export const noticeHandlers = ({
  database: { db },
  clock,
}: Services): Handlers<`notice.${'all' | 'read'}`> => ({
  'notice.all': async ({ caller: { userId } }) => ({
    results: (await findNotices(db, userId, firstListed(clock.now()))).map(
      ({ id, title, path, createdAt, readAt }) => ({
        _id: id,
        title,
        path,
        at: createdAt.toISOString(),
        isRead: readAt !== null,
      }),
    ),
  }),
  'notice.read': async ({ caller: { userId } }) => {
    await markNoticesRead(db, userId, clock.now());
    return { ok: true };
  },
});
