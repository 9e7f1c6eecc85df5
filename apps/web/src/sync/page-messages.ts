import type { ConnectionEvent, LocalRecord } from '@tussock/sync';
import type { PageMessage } from './adapters/leader-election.ts';

interface MessageServices {
  readonly record: LocalRecord;
  readonly dispatch: (event: ConnectionEvent) => void;
  readonly isLeader: () => boolean;
}

/** Turns messages of other pages of the plan into events of this one's connection. */
export const messageHandler =
  ({ record, dispatch, isLeader }: MessageServices) =>
  (message: PageMessage): void => {
    if (message.of === 'news')
      // A store that cannot be read now is read at the next news.
      void record
        .refresh(message.news)
        .catch(() => undefined)
        .then(() => dispatch({ type: 'storeChanged' }));
    else if (message.of === 'withdrawn') dispatch({ type: 'withdrawnElsewhere' });
    else if (message.of === 'wake' && isLeader()) dispatch({ type: 'leaderWoken' });
    else if (message.of === 'beat' && !isLeader()) {
      dispatch({ type: 'peopleChanged', people: message.others });
      dispatch(leaderEvent(message));
    }
  };

function leaderEvent({ line }: Extract<PageMessage, { readonly of: 'beat' }>): ConnectionEvent {
  if (line === 'online') return { type: 'leaderOnline' };
  if (line === 'signedOut') return { type: 'leaderSignedOut' };
  return { type: 'leaderAway', isOffline: line === 'offline' };
}
