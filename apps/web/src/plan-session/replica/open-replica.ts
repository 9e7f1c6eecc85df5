import type { RecordRow } from '@tussock/contract';
import { undoRefusals } from '@tussock/domain';
import {
  ErrorCounts,
  type LocalRecord,
  flushOutbox,
  type Outbox,
  type News,
  type Sent,
} from '@tussock/sync';
import { Flush } from './flush.ts';
import { Follow, type FollowNews } from './follow.ts';
import { LateStore } from './late-store.ts';
import { Lead, type PageMessage } from './lead.ts';
import type { SaidOfFile, WaitingFile } from './kept-file.ts';
import { FileQueue } from './queue-files.ts';
import { HeldUp } from './held-up.ts';
import { keeperOf } from './keeper-of-page.ts';
import { isOnItsWay, waitsForFile } from './on-its-way.ts';
import type { PlanRecordMeans } from './plan-record-means.ts';
import { noteOpened } from './kept-plans.ts';
import { databaseName } from './opened-plans.ts';
import type { Kept, PartEdit, PlanRecord, SyncState, UndoAnswer } from './replica-session.ts';
import { otherPerson, syncStateOf, type Standing } from './sync-state.ts';

/** Changes after which the tail is written into the buckets. */
const FOLD_ABOVE = 500;
/** Until then the picture of a large first load most likely stands, in milliseconds. */
const PICTURE_STANDS_MS = 6_000;
/** So long what this device has not got may be on its way, in milliseconds. */
const HEARD_WITHIN_MS = 5_000;
/** Rows of what was sent arrive by the stream within this time, or are asked for, in milliseconds. */
const ARRIVES_WITHIN_MS = 1_500;

/** After which there may be a line again, or none any more. */
const WAKING = ['online', 'offline', 'focus', 'visibilitychange'] as const;

/** Opens a plan's record: from this device first, then as the server has it, and from then on as it changes. */
export function openPlanRecord(services: PlanRecordMeans): OpenRecord {
  const record = new OpenRecord(services);
  record.start();
  return record;
}

/** A plan's record in one page, with everything that keeps it alive. */
export class OpenRecord implements PlanRecord {
  readonly planId: string;
  readonly #services: PlanRecordMeans;
  readonly #store: LateStore;
  readonly #keeper: LocalRecord;
  readonly #follow: Follow;
  readonly #flush: Flush;
  readonly #fileFlush: Flush;
  readonly #lead: Lead;
  readonly #files: FileQueue;
  readonly #heldUp = new HeldUp((isHeldUp) => this.#stand({ isHeldUp }));
  readonly #listeners = new Set<() => void>();
  /** Nothing is missing before what this device has was read, though the server cannot be reached. */
  #isDeviceRead = false;
  #awayBeforeRead: unknown;
  #standing: Standing = { phase: 'opening', line: 'online', isKept: false, isHeldUp: false, others: [] };
  #state: SyncState | undefined;
  #arrival: ReturnType<typeof setTimeout> | undefined;
  readonly #name: string;
  #isClosed = false;
  /** The server answered when it was asked last. */
  #isReached = false;

  constructor(services: PlanRecordMeans) {
    const { planId, userId, isKept, network, listen } = services;
    this.planId = planId;
    this.#services = services;
    const name = databaseName(userId, planId);
    this.#name = name;
    this.#store = new LateStore(isKept ? name : undefined, Date.now);
    this.#keeper = keeperOf(services, this.#store, {
      tell: (news) => this.#lead.tell({ of: 'news', news }),
      allShown: () => this.#standWithRows(),
    });
    const { queue } = this.#keeper;
    this.#files = new FileQueue({
      store: this.#store,
      queue,
      way: services.files,
      released: () => this.#flush.wake(),
    });
    this.#follow = new Follow({
      keeper: this.#keeper,
      network,
      listen,
      isLeading: () => this.#lead.isLeading,
      tell: (news) => this.#hearFollow(news),
    });
    const mayStart = (): boolean => this.#lead.isLeading && this.#isReached;
    const faults = new ErrorCounts();
    this.#flush = new Flush({
      send: (isOver) => flushOutbox(queue, network.write, { isOver, faults }),
      isWaiting: () => queue.ops.some(isOnItsWay),
      mayStart,
      tell: (sent) => this.#hearSent(sent),
    });
    // Files have a run of their own: what names none does not wait for them.
    this.#fileFlush = new Flush({
      send: (isOver) => this.#files.send(isOver),
      isWaiting: () => queue.ops.some(waitsForFile),
      mayStart,
    });
    this.#lead = new Lead({
      name,
      channel: isKept ? services.openChannel?.(name) : undefined,
      locks: isKept ? services.locks : undefined,
      isLookedAt: () => globalThis.document?.visibilityState !== 'hidden',
      beat: () => ({ of: 'beat', line: this.#standing.line, others: this.#standing.others }),
      hear: (message) => this.#hearPage(message),
      turned: (isLeading) => this.#turn(isLeading),
    });
    this.#keeper.replica.subscribe(() => this.#tell());
    queue.onChange(() => {
      this.#heldUp.look(queue.ops);
      this.#tell();
      void this.#lookForFiles();
    });
  }

  /** Reads this device, then takes its place among the pages of the plan. */
  start(): void {
    for (const event of WAKING) globalThis.addEventListener?.(event, this.#wake);
    void this.#start();
  }

  async #start(): Promise<void> {
    // What the device has nothing of is loaded, and seen, while its store is made.
    if (this.#services.isNew) this.#follow.wake();
    // What cannot be read is loaded anew.
    const isThere = await this.#keeper.open().catch(() => false);
    if (this.#isClosed) return;
    this.#isDeviceRead = true;
    if (this.#awayBeforeRead !== undefined) this.#standAway(this.#awayBeforeRead);
    void this.#tellWhenSent();
    this.#stand({ isKept: this.#store.isLasting });
    if (isThere) this.#standWithRows();
    this.#lead.start();
    if (this.#store.isLasting) await noteOpened(this.#name, Date.now()).catch(() => []);
  }

  /** All rows are here that this device or a first load has. What is not among them may still be on its way, or wait in the store. */
  #standWithRows(): void {
    this.#stand({ phase: 'ready', mayBeOld: true });
    setTimeout(() => this.#hear(), HEARD_WITHIN_MS);
  }

  /** Whoever wrote it is gone with the page it was written in. */
  async #tellWhenSent(): Promise<void> {
    const { queue } = this.#keeper;
    const left = queue.stored.filter(isOnItsWay);
    const results = await Promise.all(left.map(({ op }) => queue.settled(op.opId)));
    const kept = results.filter(({ code }) => code !== 'withdrawn');
    if (kept.length > 0 && kept.every(({ status }) => status === 200)) this.#services.allSent?.(kept.length);
  }

  #turn(isLeading: boolean): void {
    if (this.#isClosed) return;
    if (!isLeading) {
      this.#follow.rest();
      return;
    }
    // What waits goes once the server is reached: what was given out without a line could not be let go any more.
    const isLeftOver = this.#keeper.queue.ops.some((queued) => isOnItsWay(queued) || waitsForFile(queued));
    if (this.#isReached && isLeftOver) {
      // It answered some time ago, and whoever led since has not sent it: it is asked again.
      this.#isReached = false;
      this.#follow.wake();
    } else this.#follow.lead();
  }

  /** There may be a line again, or somebody looks at the page again. A stream does not tell when a line goes: the server is asked. */
  readonly #wake = (event?: Event): void => {
    // A page that is being left starts nothing: WebKit would keep its database transaction open, and every later page waiting.
    if (event?.type === 'visibilitychange' && globalThis.document?.visibilityState === 'hidden') return;
    if (!this.#isReached || event?.type === 'offline') this.#follow.wake();
    this.#sendSoon();
    if (!this.#lead.isLeading) this.#lead.tell({ of: 'wake' });
  };

  /** Somebody was heard, or has been waited for long enough: what is missing now is taken for gone. */
  #hear(): void {
    if (this.#standing.mayBeOld && !this.#isClosed) this.#stand({ mayBeOld: false });
  }

  #hearFollow(news: FollowNews): void {
    this.#hear();
    if (news.of === 'current') {
      // A line that was there before is no reason to send again what was not taken a moment ago.
      const isBack = !this.#isReached || this.#standing.line === 'signedOut';
      this.#isReached = true;
      this.#stand({ phase: 'ready', line: 'online', fault: undefined });
      if (isBack) this.#sendSoon();
      this.#foldWhenIdle();
    } else if (news.of === 'rights') this.#services.rightsChanged?.();
    else if (news.of === 'people') this.#stand({ others: news.people.map(otherPerson) });
    else if (news.of === 'away') this.#standAway(news.error);
    else if (news.of === 'signIn') {
      // It answers; whoever writes is asked to sign in again.
      this.#isReached = true;
      this.#stand({ line: 'signedOut' });
      this.#sendSoon();
    } else if (news.of === 'withdrawn') {
      this.#lead.tell({ of: 'withdrawn' });
      void this.#withdraw();
    }
    if (this.#lead.isLeading) this.#beat();
  }

  #beat(): void {
    this.#lead.tell({ of: 'beat', line: this.#standing.line, others: this.#standing.others });
  }

  #standAway(error: unknown): void {
    this.#isReached = false;
    const isOff =
      (globalThis.navigator && !globalThis.navigator.onLine) ||
      (error instanceof Error && error.name === 'OfflineError');
    const isThere = this.#keeper.head !== undefined;
    this.#stand({
      line: isOff ? 'offline' : 'reconnecting',
      ...(isThere || !this.#isDeviceRead ? {} : { phase: 'failed', fault: error }),
    });
    if (!this.#isDeviceRead) this.#awayBeforeRead = error;
  }

  async #withdraw(): Promise<void> {
    await this.#store.kept?.forgetRows().catch(() => undefined);
    this.#stand({ phase: 'failed', fault: 'withdrawn', isKept: false });
    this.#keeper.replica.replaceWith([]);
    this.#services.withdrawn?.();
  }

  #hearSent(sent: Sent): void {
    clearTimeout(this.#arrival);
    if (sent.of === 'later') this.#follow.wake();
    const isOnItsWay = (): boolean =>
      this.#keeper.queue.ops.some(({ committedAt = -1 }) => committedAt > (this.#keeper.head?.rev ?? -1));
    if (!isOnItsWay()) return;
    this.#arrival = setTimeout(() => {
      if (isOnItsWay()) this.#follow.wake();
    }, ARRIVES_WITHIN_MS);
  }

  #hearPage(message: PageMessage): void {
    if (message.of !== 'wake') this.#hear();
    if (message.of === 'news') void this.#hearNews(message.news);
    else if (message.of === 'withdrawn') void this.#withdraw();
    else if (message.of === 'beat' && !this.#lead.isLeading)
      this.#stand({ line: message.line, others: message.others });
    else if (message.of === 'wake' && this.#lead.isLeading) {
      this.#beat();
      if (!this.#isReached) this.#follow.wake();
      this.#sendSoon();
    }
  }

  async #hearNews(news: News): Promise<void> {
    // A store that cannot be read now is read at the next news.
    await this.#keeper.refresh(news).catch(() => undefined);
    if (this.#keeper.head && this.#standing.phase !== 'ready')
      this.#stand({ phase: 'ready', fault: undefined });
    this.#sendSoon();
  }

  #foldWhenIdle(): void {
    if (this.#keeper.isStored && this.#keeper.unfolded < FOLD_ABOVE) return;
    const fold = (): void =>
      void this.#keeper.fold().then(
        () => this.#tell(),
        () => undefined,
      );
    const foldSoon = (): void => {
      if (this.#isClosed) return;
      if (typeof requestIdleCallback === 'function') requestIdleCallback(fold);
      else setTimeout(fold, 0);
    };
    if (this.#keeper.isStored) foldSoon();
    else setTimeout(foldSoon, PICTURE_STANDS_MS);
  }

  #stand(change: Partial<Standing>): void {
    const { line } = this.#standing;
    this.#standing = { ...this.#standing, ...change };
    if (line !== this.#standing.line) this.#heldUp.beginAnew();
    this.#tell();
  }

  #tell(): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }

  rowsOf(entity: string): readonly RecordRow[] {
    return this.#keeper.replica.rowsOf(entity);
  }

  row(id: string): RecordRow | undefined {
    return this.#keeper.replica.row(id);
  }

  /** Hears of changed rows alone, with their ids. */
  subscribeToRows(listener: (changedIds: ReadonlySet<string>) => void): () => void {
    return this.#keeper.replica.subscribe(listener);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly sync = (): SyncState => (this.#state ??= syncStateOf(this.#keeper, this.#standing));

  async write(label: string, parts: readonly PartEdit[]): Promise<Kept> {
    const kept = await this.#keeper.queue.write(label, parts);
    this.#sendSoon();
    return kept;
  }

  /** A write with files that wait for the line with it: all of them are kept, or none. @throws where there is no room for them */
  async writeWithFiles(
    label: string,
    parts: readonly PartEdit[],
    files: readonly WaitingFile[],
  ): Promise<Kept> {
    const kept = await this.#files.write(label, parts, files);
    this.#sendSoon();
    return kept;
  }

  async amendFile(fileId: string, said: SaidOfFile): Promise<boolean> {
    const isAmended = await this.#files.amend(fileId, said);
    if (isAmended) this.#tell();
    return isAmended;
  }

  readonly waitingFiles = (): readonly WaitingFile[] => this.#files.shown;

  async #lookForFiles(): Promise<void> {
    // A store that cannot be read now is read when the queue is another.
    if (await this.#files.look().catch(() => false)) this.#tell();
  }

  #sendSoon(): void {
    this.#flush.wake();
    this.#fileFlush.wake();
  }

  undo(opId?: string): Promise<UndoAnswer> {
    return this.#turnBack(this.#keeper.queue.undo(opId));
  }

  redo(): Promise<UndoAnswer> {
    return this.#turnBack(this.#keeper.queue.redo());
  }

  async #turnBack(turning: ReturnType<Outbox['undo']>): Promise<UndoAnswer> {
    const answer = await turning;
    this.#sendSoon();
    if (answer.ok) return { ok: true, label: answer.label };
    const by = answer.reason === 'nothing' ? null : (answer.by?.name ?? null);
    return { ok: false, reason: undoRefusals[answer.reason](by) };
  }

  sendNow(): void {
    this.#follow.wake();
    this.#wake();
  }

  async drop(opId: string): Promise<void> {
    await this.#keeper.queue.drop(opId);
    this.#sendSoon();
  }

  async retry(opId: string, parts?: readonly PartEdit[]): Promise<Kept | undefined> {
    const kept = await this.#keeper.queue.retry(opId, parts);
    this.#sendSoon();
    return kept;
  }

  close(): void {
    this.#isClosed = true;
    for (const event of WAKING) globalThis.removeEventListener?.(event, this.#wake);
    clearTimeout(this.#arrival);
    this.#heldUp.close();
    this.#follow.close();
    this.#flush.close();
    this.#fileFlush.close();
    this.#lead.close();
    this.#store.close();
  }
}
