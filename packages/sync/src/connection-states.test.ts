import { describe, expect, test } from 'vitest';
import {
  CONNECTING,
  connectionAfter,
  connectionTable,
  type Connection,
  type ConnectionEvent,
  type ConnectionStatus,
} from './connection-states.ts';

const of = (status: ConnectionStatus): Connection => ({ ...CONNECTING, status });
const after = (status: ConnectionStatus, event: ConnectionEvent) => {
  const { connection, effects } = connectionAfter(of(status), event);
  return [connection.status, effects] as const;
};

describe('the connection of a page', () => {
  test.each([
    ['connecting', 'online', ['restartStallTimer', 'send', 'foldTail', 'beat']],
    ['away', 'online', ['restartStallTimer', 'send', 'foldTail', 'beat']],
    ['signedOut', 'online', ['restartStallTimer', 'send', 'foldTail', 'beat']],
    // What was not taken a moment ago is not sent again because the stream goes on.
    ['online', 'online', ['foldTail', 'beat']],
  ] as const)('given %s, when it has caught up, then it is %s and does %j', (before, next, effects) => {
    expect(after(before, { type: 'caughtUp' })).toEqual([next, effects]);
  });

  test('given a page that was online, when it becomes the leader, then it asks the server before it sends', () => {
    expect(after('online', { type: 'leadershipGained' })).toEqual(['connecting', ['catchUp']]);
  });

  test('given no answer before, when the page is woken, then it asks the server, sends and wakes the leader', () => {
    expect(after('away', { type: 'pageWoken' })).toEqual(['away', ['catchUp', 'send', 'wakeLeader']]);
  });

  test('given a server that answers, when the page is woken, then it does not ask again', () => {
    expect(after('online', { type: 'pageWoken' })).toEqual(['online', ['send', 'wakeLeader']]);
  });

  test('when the right is withdrawn, then the rows are erased here and the other pages are told', () => {
    expect(after('online', { type: 'rightWithdrawn' })).toEqual([
      'withdrawn',
      ['restartStallTimer', 'tellWithdrawn', 'eraseRows'],
    ]);
  });

  test('when another page says that the right is withdrawn, then nobody is told again', () => {
    expect(after('online', { type: 'withdrawnElsewhere' })[1]).not.toContain('tellWithdrawn');
  });

  test.each(Object.keys(connectionTable) as (keyof typeof connectionTable)[])(
    'given a withdrawn right, when %s, then nothing follows',
    (type) => {
      const event = { type, error: null, isOffline: false, people: [] } as ConnectionEvent; // with all facts there are
      expect(connectionAfter(of('withdrawn'), event)).toEqual({ connection: of('withdrawn'), effects: [] });
    },
  );

  test('given rows of this device, when nobody was heard yet, then they may be old, until the server answers', () => {
    const read = connectionAfter(CONNECTING, { type: 'storeRead' }).connection;
    const woken = connectionAfter(read, { type: 'leaderWoken' }).connection;
    const heard = connectionAfter(woken, { type: 'caughtUp' }).connection;
    expect([read.isHeard, woken.isHeard, heard.isHeard]).toEqual([false, false, true]);
  });

  test('given no line, when the server answers again, then the reason is forgotten', () => {
    const event = { type: 'serverAway', error: 'no line', isOffline: true } as const;
    const away = connectionAfter(CONNECTING, event).connection;
    const back = connectionAfter(away, { type: 'caughtUp' }).connection;
    expect([away.isOffline, away.error, back.isOffline, back.error]).toEqual([
      true,
      'no line',
      false,
      undefined,
    ]);
  });
});
