import { expect, test, vi } from 'vitest';
import type { PlanAccess } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Follower } from './follower.ts';
import { createRooms } from './rooms.ts';
import { createNotifier } from './notify-followers.ts';

test('a follower whose plan cannot be read is disconnected, so that it connects again', async () => {
  const onFault = vi.fn();
  const rooms = createRooms(onFault);
  const unreadable = {} as Database; // every read of it throws
  const teller = createNotifier({ db: unreadable, clock: { now: () => new Date() } });
  const follower = { rev: 3, isBehind: true, end: vi.fn() };
  const room = rooms.join('plan', follower as unknown as Follower); // as much of one as joining needs
  await teller.letIn(room, follower as unknown as Follower, { abilities: [] } as unknown as PlanAccess); // never looked at
  expect(onFault).toHaveBeenCalledOnce();
  expect(follower.end).toHaveBeenCalledOnce();
});
