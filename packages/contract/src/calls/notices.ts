import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { done, isoTime, uuid } from '../shapes/common.ts';

const everybody = { to: 'signedIn', ability: 'useProduct' } as const;

export const listNotices = defineCall({
  id: 'notice.all',
  summary: 'What the person was told in the product in the last 90 days, newest first.',
  method: 'GET',
  path: '/api/auth/notices',
  access: everybody,
  reply: z.object({
    results: z.array(
      z.object({
        _id: uuid,
        title: z.string(),
        /** Address within the product. */
        path: z.string(),
        at: isoTime,
        isRead: z.boolean(),
      }),
    ),
  }),
});

export const readNotices = defineCall({
  id: 'notice.read',
  summary: 'Marks all the person’s notices as read.',
  method: 'POST',
  path: '/api/auth/notices/read',
  access: everybody,
  reply: done,
  resets: ['notices'],
});
