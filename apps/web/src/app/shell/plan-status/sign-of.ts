import { recordWords } from '@tussock/domain';
import type { SyncState } from '../../../sync/plan-record.ts';

/** Chooses the status to show: the worst one. */
export function signOf({
  waiting,
  isStoring,
  isStalled,
  line,
}: Pick<SyncState, 'waiting' | 'isStoring' | 'isStalled' | 'line'>): {
  readonly look: 'stuck' | 'waiting' | 'saving' | 'offline' | 'saved';
  readonly words: string;
} {
  const stuck = waiting.filter(({ state }) => state === 'stuck').length;
  if (stuck > 0) return { look: 'stuck', words: recordWords.stuck(stuck) };
  // Nobody is told that something waits before it would outlive the page.
  if (isStoring) return { look: 'saving', words: recordWords.saving };
  if (line === 'signedOut') return { look: 'offline', words: recordWords.signInFirst(waiting.length) };
  // A line by which nothing gets through is as good as none.
  if ((line !== 'online' || isStalled) && waiting.length > 0)
    return { look: 'waiting', words: recordWords.waiting(waiting.length) };
  if (line !== 'online')
    return { look: 'offline', words: line === 'offline' ? recordWords.offline : recordWords.notReached };
  return waiting.length > 0
    ? { look: 'saving', words: recordWords.saving }
    : { look: 'saved', words: recordWords.saved };
}
