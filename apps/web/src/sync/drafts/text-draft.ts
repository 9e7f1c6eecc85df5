import {
  isAnyFilled,
  takeEmptySlot,
  takeSlot,
  type SlotUse,
  type TabLocks,
  type TabSlot,
} from './tab-slot.ts';
import { deleteDraft, readDraft, saveDraft } from './draft-store.ts';
import { draftSlots } from './form-drafts.ts';

const keptText = (key: string): string | undefined => {
  const kept = readDraft('form', key)?.values['text'];
  return typeof kept === 'string' ? kept : undefined;
};

/**
 * Words of one place and one tab, kept until they are used. A place is held for them when there are any, or were: most boxes stay empty.
 */
export class TextDraft {
  readonly #use: SlotUse;
  readonly #locks: TabLocks | undefined;
  #text: string;
  #key: string;
  #slot: TabSlot | undefined;
  #isTaking = false;
  #show: ((text: string) => void) | undefined;

  /** `own`: the name that one tab alone would keep them under. Without locks every tab is taken for the only one. */
  constructor(own: string, locks: TabLocks | undefined) {
    this.#use = draftSlots(own);
    this.#key = own;
    this.#locks = locks;
    this.#text = (locks ? undefined : keptText(own)) ?? '';
  }

  get text(): string {
    return this.#text;
  }

  /** Tells of the words from here on, those first that were kept before. Answers how to stop, which lets their place go. */
  readonly follow = (show: (text: string) => void): (() => void) => {
    this.#show = show;
    if (isAnyFilled(this.#use)) this.#take();
    return () => {
      this.#show = undefined;
      this.#letGo();
    };
  };

  readonly change = (text: string): void => {
    this.#text = text;
    this.#show?.(text);
    if (this.#locks && !this.#slot) this.#take();
    else this.#keep();
  };

  /** They were used: gone from the box and from what is kept, but for what was typed on meanwhile. */
  readonly used = (taken: string): void => {
    // A browser that keeps nothing has nothing to be held against.
    if ((keptText(this.#key) ?? taken) !== taken) return;
    this.#text = '';
    this.#show?.('');
    deleteDraft('form', this.#key);
  };

  #keep(): void {
    if (this.#text === '') deleteDraft('form', this.#key);
    else saveDraft('form', this.#key, { values: { text: this.#text }, startedFrom: '' });
  }

  #letGo(): void {
    this.#slot?.release();
    this.#slot = undefined;
  }

  #take(): void {
    if (!this.#locks || this.#isTaking) return;
    this.#isTaking = true;
    void this.#hold(this.#locks).finally(() => (this.#isTaking = false));
  }

  async #hold(locks: TabLocks): Promise<void> {
    let slot = await takeSlot(locks, this.#use);
    const kept = keptText(slot.key);
    if (kept !== undefined && this.#text !== '' && kept !== this.#text) {
      // Typed before it was known what was kept: neither is lost.
      slot.release();
      slot = await takeEmptySlot(locks, this.#use);
    }
    this.#slot = slot;
    this.#key = slot.key;
    if (this.#text !== '') this.#keep();
    else if (kept !== undefined) {
      this.#text = kept;
      this.#show?.(kept);
    }
    if (!this.#show) this.#letGo();
  }
}
