/**
 * States of a page's connection to the server.
 *
 * - `connecting`: nothing was heard of the server since the page was opened, or since it became the leader.
 * - `online`: the server answered when it was asked last.
 * - `away`: no answer came.
 * - `signedOut`: the server answers, and a person has to sign in first.
 * - `withdrawn`: the right to the plan is gone, and with it the rows. Nothing follows.
 */
export type ConnectionStatus = 'connecting' | 'online' | 'away' | 'signedOut' | 'withdrawn';

/** Effects of an event, run by the page. Those that say so are left out in a page that is not the leader. */
export type ConnectionEffect =
  /** Asks the server for the changes since the revision of this page, and then listens, if it is the leader. */
  | 'catchUp'
  /** Closes the stream of changes. */
  | 'stopListening'
  /** The leader, with a server that answers, sends what the outbox holds. */
  | 'send'
  /** Asks for the rows of what was sent, should the stream not bring them soon. */
  | 'awaitRows'
  /** Writes the changes of the tail into the snapshot, once there are many. */
  | 'foldTail'
  /** The leader tells the other pages its connection and who else is on the plan. */
  | 'beat'
  /** Asks the leader among the pages to look for the server, and to send. */
  | 'wakeLeader'
  /** Reads again the lists that the server reckons by a person's rights. */
  | 'rereadRights'
  /** Erases the rows on this device and in this page. */
  | 'eraseRows'
  /** Tells the other pages that the right is gone. */
  | 'tellWithdrawn'
  /** Counts the silence of sending anew. */
  | 'restartStallTimer';

type Status = ConnectionStatus;
interface Move {
  readonly next: Status;
  readonly effects: readonly ConnectionEffect[];
}
const go = (next: Status, ...effects: readonly ConnectionEffect[]): Move => ({ next, effects });
/** The same effects in every state but the last, which stays. */
const stay = (...effects: readonly ConnectionEffect[]) => ({
  connecting: go('connecting', ...effects),
  online: go('online', ...effects),
  away: go('away', ...effects),
  signedOut: go('signedOut', ...effects),
});
const into = (next: Status, ...effects: readonly ConnectionEffect[]) => ({
  connecting: go(next, 'restartStallTimer', ...effects),
  online: go(next, 'restartStallTimer', ...effects),
  away: go(next, 'restartStallTimer', ...effects),
  signedOut: go(next, 'restartStallTimer', ...effects),
});

/** The state table of the connection: by event, the next state and the effects for each state. Nothing leaves `withdrawn`. */
export const connectionTable = {
  /** This page follows the server and sends for all pages of the plan. What is left of another leader is sent once the server answers. */
  leadershipGained: { ...stay('catchUp'), online: go('connecting', 'catchUp') },
  /** Another page leads from now on. */
  leadershipLost: stay('stopListening'),
  /** The server has answered with all that this page did not have. */
  caughtUp: { ...into('online', 'send', 'foldTail', 'beat'), online: go('online', 'foldTail', 'beat') },
  /** No answer came. */
  serverAway: { ...into('away', 'beat'), away: go('away', 'beat') },
  /** The server answers, and asks to sign in first. */
  signInRequired: { ...into('signedOut', 'send', 'beat'), signedOut: go('signedOut', 'send', 'beat') },
  /** The server says that a person may see or do other things than before. */
  rightsChanged: stay('rereadRights'),
  /** Other people came to the plan, left it, or went elsewhere on it. */
  peopleChanged: stay('beat'),
  /** The server says that the right to the plan is gone. */
  rightWithdrawn: into('withdrawn', 'tellWithdrawn', 'eraseRows'),
  /** The same, said by the leader. */
  withdrawnElsewhere: into('withdrawn', 'eraseRows'),
  /** There may be a line again, or a person looks at the page again. */
  pageWoken: {
    ...stay('catchUp', 'send', 'wakeLeader'),
    online: go('online', 'send', 'wakeLeader'),
    signedOut: go('signedOut', 'send', 'wakeLeader'),
  },
  /** The browser has lost its line: a stream does not tell that, so the server is asked. */
  lineLost: stay('catchUp', 'send', 'wakeLeader'),
  /** A person asks to send now. */
  sendRequested: stay('catchUp', 'send', 'wakeLeader'),
  /** Another page was opened or woken; this one answers if it is the leader. */
  leaderWoken: {
    ...stay('beat', 'catchUp', 'send'),
    online: go('online', 'beat', 'send'),
    signedOut: go('signedOut', 'beat', 'send'),
  },
  /** The leader tells how it is connected. */
  leaderOnline: { ...into('online'), online: go('online') },
  leaderAway: { ...into('away'), away: go('away') },
  leaderSignedOut: { ...into('signedOut'), signedOut: go('signedOut') },
  /** Another page has changed what this device holds. */
  storeChanged: stay('send'),
  /** Something was written, undone, discarded or retried in this page. */
  outboxChanged: stay('send'),
  /** What could be sent was sent. */
  flushed: stay('awaitRows'),
  /** The server took none of it now. */
  flushPostponed: stay('catchUp', 'awaitRows'),
  /** What this device has of the plan was read. */
  storeRead: stay(),
  /** The server was given time to say whether what this device has is old. */
  silenceOver: stay(),
  /** For a while nothing of what waits got through; or something did. */
  sendingStalled: stay(),
  sendingMoved: stay(),
} as const satisfies Readonly<Record<string, Partial<Record<Status, Move>>>>;

export type ConnectionEventType = keyof typeof connectionTable;

/** Another person on the plan. */
export interface OtherPerson {
  readonly userId: string;
  readonly name: string;
  readonly place?: string;
  readonly entityId?: string;
}

/** What is known with an event beside its name. */
interface Facts {
  readonly serverAway: { readonly error: unknown; readonly isOffline: boolean };
  readonly leaderAway: { readonly isOffline: boolean };
  readonly peopleChanged: { readonly people: readonly OtherPerson[] };
}

/** An event of the connection. */
export type ConnectionEvent = {
  [Type in ConnectionEventType]: { readonly type: Type } & (Type extends keyof Facts ? Facts[Type] : unknown);
}[ConnectionEventType];

export interface Connection {
  readonly status: ConnectionStatus;
  /** Whether the browser says that it has no line; of `away` alone. */
  readonly isOffline: boolean;
  /** Why no answer came. */
  readonly error?: unknown;
  /** What this device has was read. */
  readonly isStoreRead: boolean;
  /** The server or another page was heard, or was given time enough: what is missing is gone. */
  readonly isHeard: boolean;
  /** Nothing of what waits got through for a while. */
  readonly isStalled: boolean;
  readonly others: readonly OtherPerson[];
}

export const CONNECTING: Connection = {
  status: 'connecting',
  isOffline: false,
  isStoreRead: false,
  isHeard: false,
  isStalled: false,
  others: [],
};

/** Events that say nothing of the server. */
const UNHEARD: ReadonlySet<ConnectionEventType> = new Set([
  'leadershipGained',
  'leadershipLost',
  'pageWoken',
  'lineLost',
  'sendRequested',
  'leaderWoken',
  'outboxChanged',
  'storeRead',
  'sendingStalled',
  'sendingMoved',
]);

/** The connection after an event, by the state table, and what the page does about it. */
export function connectionAfter(
  before: Connection,
  event: ConnectionEvent,
): { readonly connection: Connection; readonly effects: readonly ConnectionEffect[] } {
  const moves: Partial<Record<Status, Move>> = connectionTable[event.type];
  const move = moves[before.status];
  if (!move) return { connection: before, effects: [] };
  const isAway = move.next === 'away';
  const connection: Connection = {
    status: move.next,
    isOffline: 'isOffline' in event ? event.isOffline : isAway && before.isOffline,
    error: event.type === 'serverAway' ? event.error : isAway ? before.error : undefined,
    isStoreRead: before.isStoreRead || event.type === 'storeRead',
    isHeard: before.isHeard || !UNHEARD.has(event.type),
    isStalled: event.type === 'sendingStalled' || (event.type !== 'sendingMoved' && before.isStalled),
    others: event.type === 'peopleChanged' ? event.people : before.others,
  };
  return { connection, effects: move.effects };
}
