import { isAnyFilled, takeEmptySlot, takeSlot, type TabLocks, type TabSlot } from './tab-slot.ts';
import { deleteDraft, type Draft, readDraft, saveDraft } from './draft-store.ts';
import { draftSlots } from './form-drafts.ts';

/**
 * What is typed in a form of one tab and not saved. A name is held for it once there is something to keep: most forms are only looked at. What
 * another living tab keeps of the same is neither taken up nor written over.
 */
export class TabDraft {
  readonly #own: string;
  readonly #locks: TabLocks | undefined;
  #slot: TabSlot | undefined;
  #isTaking = false;
  #isLeft = false;
  /** Typed before its name was held. */
  #unkept: Draft | null = null;

  private constructor(own: string, locks: TabLocks | undefined, slot: TabSlot | undefined) {
    this.#own = own;
    this.#locks = locks;
    this.#slot = slot;
  }

  /** At once where it is known what is kept: undefined where a tab has to ask which of it is its own. */
  static openNow(own: string, locks: TabLocks | undefined): TabDraft | undefined {
    if (!locks) return new TabDraft(own, locks, { key: own, release: () => undefined });
    return isAnyFilled(draftSlots(own)) ? undefined : new TabDraft(own, locks, undefined);
  }

  /** With what this tab kept before it was read again, else with what a tab that is gone has left. */
  static async takeUp(own: string, locks: TabLocks | undefined): Promise<TabDraft> {
    return new TabDraft(own, locks, await takeSlot(locks, draftSlots(own)));
  }

  read(): Draft | null {
    return this.#slot ? readDraft('form', this.#slot.key) : this.#unkept;
  }

  keep(draft: Draft): void {
    if (this.#slot) {
      saveDraft('form', this.#slot.key, draft);
      return;
    }
    this.#unkept = draft;
    if (!this.#isTaking) void this.#take();
  }

  drop(): void {
    this.#unkept = null;
    if (this.#slot) deleteDraft('form', this.#slot.key);
  }

  /** The form is on the page. Answers how it is left: what is kept is anybody's then who opens it. */
  readonly stay = (): (() => void) => {
    this.#isLeft = false;
    return () => {
      this.#isLeft = true;
      this.#slot?.release();
    };
  };

  async #take(): Promise<void> {
    this.#isTaking = true;
    const slot = await takeEmptySlot(this.#locks, draftSlots(this.#own));
    this.#slot = slot;
    this.#isTaking = false;
    if (this.#unkept) saveDraft('form', slot.key, this.#unkept);
    if (this.#isLeft) slot.release();
  }
}
