import {
  ConnectionDispatcher,
  ErrorCounts,
  flushOutbox,
  isPending,
  type Connection,
  type ConnectionEvent,
  type EffectHandlers,
  type LocalRecord,
  type Outbox,
  type RecordStore,
} from '@tussock/sync';
import { CatchUpLoop } from './adapters/catch-up-loop.ts';
import { openStore, IndexedDbStore } from './adapters/indexed-db-store.ts';
import { LeaderElection } from './adapters/leader-election.ts';
import { SendLoop } from './adapters/send-loop.ts';
import { StallTimer } from './adapters/stall-timer.ts';
import { databaseName } from './device/opened-plans.ts';
import { noteOpened } from './device/stored-plans.ts';
import { awaitsFiles, FileQueue } from './files/file-queue.ts';
import { createLocalRecord } from './local-record-of-page.ts';
import { messageHandler } from './page-messages.ts';
import { PlanSync } from './plan-sync.ts';
import { createRowTimers } from './row-timers.ts';
import type { SyncServices } from './sync-services.ts';
import { lineOf } from './sync-state.ts';

/** Time for the server or another page to say what this device has not got, in milliseconds. */
const HEARD_WITHIN_MS = 5_000;

/** Events of the browser after which there may be a line again, or none. */
const WAKING = ['online', 'offline', 'focus', 'visibilitychange'] as const;

/** Opens the sync of one plan in this page: with what this device holds, then as the server has it, and from then on as it changes. */
export async function openPlanSync(services: SyncServices): Promise<PlanSync> {
  const name = databaseName(services.userId, services.planId);
  const store = await openStore(services.isKept ? name : undefined, Date.now);
  const sync = joinParts({ services, store, name });
  // What cannot be read is loaded anew.
  await sync.record.open().catch(() => false);
  sync.start();
  if (store.isLasting) void noteOpened(name, Date.now()).catch(() => []);
  return sync.plan;
}

interface Opened {
  readonly services: SyncServices;
  readonly store: RecordStore;
  readonly name: string;
}

/** Joins the parts of a plan's sync by the dispatcher: each sends events, and the state table says which effects follow. */
function joinParts({ services, store, name }: Opened) {
  const dispatcher = new ConnectionDispatcher(() => plan.notify());
  const { dispatch } = dispatcher;
  const pages = new LeaderElection({
    name,
    channel: services.isKept ? services.openChannel?.(name) : undefined,
    locks: services.isKept ? services.locks : undefined,
    dispatch,
    onBeat: () => postBeat(pages, dispatcher.connection),
    onMessage: (message) => handleMessage(message),
  });
  const isLeader = (): boolean => pages.isLeader;
  const record = createLocalRecord(services, store, (news) => pages.post({ of: 'news', news }));
  const handleMessage = messageHandler({ record, dispatch, isLeader });
  const { outbox } = record;
  const onReleased = (): void => dispatch({ type: 'outboxChanged' });
  const files = new FileQueue({ store, outbox, sendFile: services.files, onReleased });
  const plan = new PlanSync({ services, store, record, files, dispatcher, close: () => close() });
  const { network, listen } = services;
  const catchUp = new CatchUpLoop({ record, network, listen, isLeader, dispatch });
  const maySend = (): boolean => pages.isLeader && isAnswered(dispatcher.connection);
  const loops = startSendLoops({ outbox, files, services, maySend, dispatch });
  const stall = new StallTimer((isStalled) =>
    dispatch({ type: isStalled ? 'sendingStalled' : 'sendingMoved' }),
  );
  const timers = createRowTimers(record, { catchUp: () => catchUp.wake(), onFolded: plan.notify });
  dispatcher.start(
    effectHandlers({ services, store, record, dispatcher, pages, catchUp, loops, stall, timers }),
  );
  const leave = [
    record.view.subscribe(plan.notify),
    outbox.onChange(() => {
      stall.look(outbox.ops);
      plan.notify();
      void plan.lookForFiles();
    }),
    listenToBrowser(dispatch),
  ];
  const start = (): void => {
    dispatch({ type: 'storeRead' });
    timers.after(HEARD_WITHIN_MS, () => dispatch({ type: 'silenceOver' }));
    void plan.announceSent();
    pages.start();
  };
  const close = (): void => {
    dispatcher.stop();
    for (const end of leave) end();
    for (const part of [timers, stall, catchUp, loops, pages, store]) part.close();
  };
  return { record, plan, start };
}

interface EffectParts {
  readonly services: SyncServices;
  readonly store: RecordStore;
  readonly record: LocalRecord;
  readonly dispatcher: ConnectionDispatcher;
  readonly pages: LeaderElection;
  readonly catchUp: CatchUpLoop;
  readonly loops: { readonly wake: () => void };
  readonly stall: StallTimer;
  readonly timers: ReturnType<typeof createRowTimers>;
}

/** The effects of the connection's state table in a page. */
const effectHandlers = (parts: EffectParts): EffectHandlers => ({
  catchUp: () => parts.catchUp.wake(),
  stopListening: () => parts.catchUp.rest(),
  send: () => parts.loops.wake(),
  awaitRows: parts.timers.awaitRows,
  foldTail: parts.timers.foldTail,
  beat: () => postBeat(parts.pages, parts.dispatcher.connection),
  wakeLeader: () => {
    if (!parts.pages.isLeader) parts.pages.post({ of: 'wake' });
  },
  rereadRights: () => parts.services.rightsChanged?.(),
  eraseRows: () => void eraseRows(parts),
  tellWithdrawn: () => parts.pages.post({ of: 'withdrawn' }),
  restartStallTimer: () => parts.stall.restart(),
});

/** The leader's connection, for the other pages. */
function postBeat(pages: LeaderElection, connection: Connection): void {
  if (pages.isLeader) pages.post({ of: 'beat', line: lineOf(connection), others: connection.others });
}

async function eraseRows({ record, store, services }: EffectParts): Promise<void> {
  record.view.replaceWith([]);
  if (store instanceof IndexedDbStore) await store.forgetRows().catch(() => undefined);
  services.withdrawn?.();
}

/** Whether the server answers, be it only to ask for a signature. */
const isAnswered = ({ status }: Connection): boolean => status === 'online' || status === 'signedOut';

/** Sends the browser's own events. Answers how to stop. */
function listenToBrowser(dispatch: (event: ConnectionEvent) => void): () => void {
  const wake = (event: Event): void => {
    // A page that is being left starts nothing: WebKit would keep its database transaction open, and every later page waiting.
    if (event.type === 'visibilitychange' && globalThis.document?.visibilityState === 'hidden') return;
    dispatch({ type: event.type === 'offline' ? 'lineLost' : 'pageWoken' });
  };
  for (const event of WAKING) globalThis.addEventListener?.(event, wake);
  return () => {
    for (const event of WAKING) globalThis.removeEventListener?.(event, wake);
  };
}

interface Sending {
  readonly outbox: Outbox;
  readonly files: FileQueue;
  readonly services: SyncServices;
  readonly maySend: () => boolean;
  readonly dispatch: (event: ConnectionEvent) => void;
}

/** The loop of operations and that of files: an operation that names no file does not wait for one. */
function startSendLoops({ outbox, files, services, maySend, dispatch }: Sending) {
  const errors = new ErrorCounts();
  const operations = new SendLoop({
    send: (isOver) => flushOutbox(outbox, services.network.write, { isOver, errors }),
    isWaiting: () => outbox.ops.some(isPending),
    maySend,
    onSent: (sent) => dispatch({ type: sent.of === 'later' ? 'flushPostponed' : 'flushed' }),
  });
  const uploads = new SendLoop({
    send: (isOver) => files.send(isOver),
    isWaiting: () => outbox.ops.some(awaitsFiles),
    maySend,
  });
  return {
    wake: (): void => {
      operations.wake();
      uploads.wake();
    },
    close: (): void => {
      operations.close();
      uploads.close();
    },
  };
}
