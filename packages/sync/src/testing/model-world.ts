import type { EditPart } from '../outbox.ts';
import { MemoryStore } from '../memory-store.ts';
import type { StoreNews } from '../engine-services.ts';
import { catchUp, type RecordNetwork } from '../network.ts';
import {
  nextState,
  operationTable,
  stateOf,
  type OperationEvent,
  type OperationState,
} from '../operation-states.ts';
import type { PromiseId } from '../promises.ts';
import { LocalRecord } from '../local-record.ts';
import { flushOutbox } from '../flush-outbox.ts';
import type { Read, ReadScope, RecordStore, StoreChange, StoreChanged } from '../store.ts';
import type { KeptFile, QueuedOperation, RecordOp, RecordPart, RecordResult } from '../stored.ts';
import { isAsServer, type ModelServer, parse, rules, write } from './model-server.ts';

/** What the network does with the next request. */
export type Weather = 'fine' | 'noAnswer' | 'answerLost' | 'broken' | 'busy' | 'forbidden' | 'dies';

const never = new Promise<never>(() => {});

/** One page's way to the store it shares: a page that was killed does nothing more. */
class Handle implements RecordStore {
  readonly isLasting = true;
  isDead = false;
  isFull = false;
  readonly #store: MemoryStore;
  readonly #watch: (read: Read, change: StoreChange) => void;
  constructor(store: MemoryStore, watch: (read: Read, change: StoreChange) => void) {
    this.#store = store;
    this.#watch = watch;
  }
  #of<T>(work: () => Promise<T>): Promise<T> {
    if (this.isDead) return never;
    if (this.isFull) return Promise.reject(new Error('no room'));
    return work();
  }
  read() {
    return this.isDead ? never : this.#store.read();
  }
  readSince(rev: number) {
    return this.isDead ? never : this.#store.readSince(rev);
  }
  transact<T>(wanted: ReadScope, work: (read: Read) => Pick<StoreChanged<T>, 'answer' | 'change'>) {
    return this.#of(() =>
      this.#store.transact(wanted, (read) => {
        const outcome = work(read);
        this.#watch(read, outcome.change);
        return outcome;
      }),
    );
  }
  putBucket(bucket: Parameters<RecordStore['putBucket']>[0]) {
    return this.#of(() => this.#store.putBucket(bucket));
  }
  cutTail(rev: number) {
    return this.#of(() => this.#store.cutTail(rev));
  }
  files() {
    return this.#of(() => this.#store.files());
  }
  putFile(file: KeptFile) {
    return this.#of(() => this.#store.putFile(file));
  }
  dropFile(fileId: string) {
    return this.#of(() => this.#store.dropFile(fileId));
  }
  close(): void {}
}

interface Tab {
  keeper: LocalRecord;
  handle: Handle;
  news: StoreNews[];
  lastRev: number;
}

/** Long enough for everything that waits for nothing. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

let lastId = 0;
/** An id as ops have. */
const newId = (): string => `op-${(lastId += 1)}`;

/** A person's browser: two pages on one store. */
export class ModelBrowser {
  readonly name: string;
  readonly server: () => ModelServer;
  readonly store = new MemoryStore();
  readonly tabs: Tab[] = [];
  /** Every op that was said to be kept. */
  readonly kept = new Set<string>();
  /** Ops that this person took out themselves. */
  readonly withdrawn = new Set<string>();
  /** Ops that went with a server that was put back. */
  readonly undone = new Set<string>();
  /** Broken promises, as far as they are seen while the days go by. */
  readonly broken: { readonly promise: PromiseId; readonly what: string }[] = [];
  /** Operations that this browser's store knows to be done. */
  readonly #acknowledged = new Set<string>();
  readonly #texts = new Map<string, string>();
  weather: Weather = 'fine';
  isPutBack = false;

  constructor(name: string, server: () => ModelServer) {
    this.name = name;
    this.server = server;
  }

  async open(at: number): Promise<void> {
    const handle = new Handle(this.store, (read, change) => this.#watch(read, change));
    const tab: Tab = { handle, news: [], lastRev: -1, keeper: undefined as never };
    let asked = 0;
    const keeper = new LocalRecord({
      store: handle,
      // Some pages wait for all of a first load, some are shown a part of it.
      isTimeToShow: () => (asked += 1) % 2 === at,
      rules,
      parse,
      write,
      schema: 's',
      newId,
      now: () => '2026-11-22T00:00:00.000Z',
      tell: (news) => {
        for (const other of this.tabs) if (other !== tab) other.news.push(news);
      },
    });
    tab.keeper = keeper;
    this.tabs[at] = tab;
    await keeper.open();
  }

  tab(at: number): Tab {
    const tab = this.tabs[at % this.tabs.length];
    if (!tab) throw new Error('There is no such tab.');
    return tab;
  }

  async kill(at: number): Promise<void> {
    this.tab(at).handle.isDead = true;
    await this.open(at % this.tabs.length);
  }

  async hear(at: number): Promise<void> {
    const tab = this.tab(at);
    for (const news of tab.news.splice(0)) await tab.keeper.refresh(news);
  }

  /** Holds every change of the outbox against the state table (P10), and notes what is known to be done. */
  #watch({ ops }: Read, { putOps = [], goneOps = [] }: StoreChange): void {
    const before = new Map(ops.map((queued) => [queued.key, queued]));
    for (const queued of putOps) {
      const was = before.get(queued.key);
      if (was) this.#checkMove(was, stateOf(queued));
      if (stateOf(queued) === 'acknowledged') this.#acknowledged.add(queued.op.opId);
      else this.#acknowledged.delete(queued.op.opId);
    }
    for (const key of goneOps) {
      const was = before.get(key);
      if (was && !this.#isDone(was.op.opId)) this.#checkMove(was, 'removed');
    }
  }

  #checkMove(was: QueuedOperation, state: OperationState | 'removed'): void {
    const from = stateOf(was);
    const mayMove = Object.keys(operationTable).some(
      (event) => nextState(was, event as OperationEvent) === state, // a key of the table
    );
    if (from !== state && !mayMove)
      this.broken.push({ promise: 'P10', what: `${was.op.opId}: ${from} to ${state}` });
  }

  #isDone(opId: string): boolean {
    return this.server().applied.has(opId) || this.server().needless.has(opId);
  }

  /** Looks at a request as it leaves (P3, P4). */
  #checkRequest(ops: readonly RecordOp[]): void {
    for (const op of ops) {
      const text = JSON.stringify(op);
      const before = this.#texts.get(op.opId) ?? text;
      this.#texts.set(op.opId, text);
      if (before !== text) this.broken.push({ promise: 'P4', what: op.opId });
      if (this.#acknowledged.has(op.opId)) this.broken.push({ promise: 'P3', what: op.opId });
    }
  }

  /** Tries to write without room on the device (P9). */
  async writeWithoutRoom(at: number, edits: readonly EditPart[]): Promise<void> {
    const { outbox: queue } = this.tab(at).keeper;
    const before = queue.ops;
    const isReported = await queue.write('label', edits).then(
      () => false,
      () => true,
    );
    if (!isReported || queue.ops.length !== before.length)
      this.broken.push({ promise: 'P9', what: JSON.stringify(edits) });
  }

  async write(at: number, edits: readonly EditPart[]): Promise<void> {
    const { opId } = await this.tab(at).keeper.outbox.write('label', edits);
    this.kept.add(opId);
  }

  #network(most?: number): RecordNetwork {
    const weather = this.weather;
    return {
      load: () => this.server().load(),
      since: async (asked) => this.server().since(asked, most),
      write: async (ops) => {
        this.#checkRequest(ops);
        if (weather === 'noAnswer') throw new Error('no line');
        if (weather === 'broken') return { status: 503 };
        if (weather === 'busy')
          return { status: 200, results: ops.map(({ opId }) => ({ opId, status: 503, code: 'planBusy' })) };
        if (weather === 'forbidden')
          return { status: 200, results: ops.map(({ opId }) => this.#forbidden(opId)) };
        const answer = this.server().write(this.name, ops);
        if (weather === 'answerLost') throw new Error('the answer was lost');
        return weather === 'dies' ? never : answer;
      },
    };
  }

  /** A write that was done is answered as it was then, whoever may do what by now. */
  #forbidden(opId: string): RecordResult {
    return this.server().done.get(opId)?.result ?? { opId, status: 403, code: 'forbidden' };
  }

  /** Sends what waits; where the page dies of it, it is opened again. */
  async send(at: number, weather: Weather): Promise<void> {
    this.weather = weather;
    const sending = flushOutbox(this.tab(at).keeper.outbox, this.#network().write);
    if (weather === 'dies') {
      await Promise.race([sending, manyTurns()]);
      await this.kill(at);
    } else await sending;
    this.weather = 'fine';
  }

  /** Pulls at most so many revisions. */
  async catchUp(at: number, most?: number): Promise<void> {
    const { keeper } = this.tab(at);
    const { head } = keeper;
    if (most === undefined || !head) await catchUp(keeper, this.#network());
    else {
      const answer = this.server().since(head, most);
      if (answer.of === 'changes') await keeper.receive({ from: head.rev, ...answer });
    }
    this.#checkRev(at);
  }

  /** The stream brings the newest revision, whatever came before it. */
  async stream(at: number): Promise<void> {
    const { rev, log } = this.server();
    const changes = log.filter((change) => change.rev === rev);
    await this.tab(at).keeper.receive({ from: rev - 1, rev, changes });
    this.#checkRev(at);
  }

  /** What was taken out before it was done, and done all the same. */
  doneAllTheSame(): readonly string[] {
    return [...this.withdrawn].filter((opId) => this.server().applied.has(opId));
  }

  /** Whether what is seen is what the server has: what it refused is beside it, and not over it. */
  async isSeenAsServer(): Promise<boolean> {
    const isWaiting = (await this.#queue()).some(({ state }) => state === 'waiting');
    return (
      isWaiting || this.tabs.every(({ keeper }) => isAsServer(keeper.view.rowsOf('thing'), this.server()))
    );
  }

  #checkRev(at: number): void {
    const tab = this.tab(at);
    const rev = tab.keeper.head?.rev ?? -1;
    if (rev < tab.lastRev && !this.isPutBack)
      this.broken.push({ promise: 'P8', what: `${tab.lastRev} to ${rev}` });
    tab.lastRev = rev;
  }

  async turn(at: number, way: 'undo' | 'redo'): Promise<boolean> {
    const { outbox: queue } = this.tab(at).keeper;
    const before = await this.#queue();
    const answer = await queue[way]();
    if (!answer.ok) return false;
    if (answer.opId !== undefined) this.kept.add(answer.opId);
    await this.#noteGone(before);
    return true;
  }

  /** Undoes, or does again, everything there is. Answers why it ended. */
  async turnAll(at: number, way: 'undo' | 'redo'): Promise<string> {
    for (;;) {
      const answer = await this.tab(at).keeper.outbox[way]();
      if (!answer.ok) return answer.reason;
    }
  }

  async drop(at: number, opId: string): Promise<void> {
    const before = await this.#queue();
    await this.tab(at).keeper.outbox.drop(opId);
    for (const queued of await this.#queue()) this.kept.add(queued.op.opId);
    await this.#noteGone(before);
  }

  /** Mine again: the same values over what stands now. */
  async retry(at: number, opId: string): Promise<void> {
    const { keeper } = this.tab(at);
    const stuck = keeper.outbox.ops.find(({ op }) => op.opId === opId);
    if (stuck?.state !== 'stuck') return;
    const edits = stuck.op.parts.map(({ entity, entityId, op, set }: RecordPart) => ({
      entity,
      entityId,
      op,
      set,
    }));
    if (await keeper.outbox.retry(opId, edits)) this.withdrawn.add(opId);
    for (const queued of await this.#queue()) this.kept.add(queued.op.opId);
  }

  async #queue(): Promise<readonly QueuedOperation[]> {
    return (await this.store.readSince(Infinity)).ops;
  }

  async #noteGone(before: readonly QueuedOperation[]): Promise<void> {
    const after = new Set((await this.#queue()).map(({ op }) => op.opId));
    for (const { op } of before) if (!after.has(op.opId)) this.withdrawn.add(op.opId);
  }

  async stuck(): Promise<readonly string[]> {
    return (await this.#queue()).filter(({ state }) => state === 'stuck').map(({ op }) => op.opId);
  }

  async waiting(): Promise<readonly QueuedOperation[]> {
    return this.#queue();
  }

  /** What is kept, and neither done, nor waiting, nor taken out by the person. */
  async lost(): Promise<readonly string[]> {
    const queued = new Set((await this.#queue()).map(({ op }) => op.opId));
    return [...this.kept].filter(
      (opId) =>
        !queued.has(opId) &&
        !this.withdrawn.has(opId) &&
        !this.undone.has(opId) &&
        !this.server().applied.has(opId) &&
        !this.server().needless.has(opId),
    );
  }

  /** Until nothing moves any more: everything heard, sent and pulled. What was refused is dropped if wanted. */
  async settle(isDropping: boolean): Promise<void> {
    for (let round = 0; round < 200; round += 1) {
      for (const at of this.tabs.keys()) {
        await this.hear(at);
        await this.send(at, 'fine');
        await this.catchUp(at);
      }
      for (const at of this.tabs.keys()) await this.hear(at);
      const stuck = isDropping ? await this.stuck() : [];
      for (const opId of stuck) await this.drop(0, opId);
      const queue = await this.#queue();
      if (stuck.length === 0 && (queue.length === 0 || !isDropping)) return;
    }
    throw new Error(`It never came to rest: ${JSON.stringify(await this.#queue())}`);
  }

  isAsServer(): boolean {
    return this.tabs.every(
      ({ keeper }) =>
        isAsServer([...keeper.view.confirmedRows()], this.server()) &&
        isAsServer(keeper.view.rowsOf('thing'), this.server()),
    );
  }
}
