import { findPageHeading } from './page-title.ts';

/** Delay in milliseconds, for components that focus a better place themselves. */
const OTHERS_FIRST_MS = 100;

const LANDMARKS = 'ul, ol, table, section, [role="list"], [role="grid"], main';

const isInDialog = (element: Element): boolean =>
  element.closest('[role="dialog"], [role="alertdialog"]') !== null;

function ancestorsOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Keeps the keyboard and screen readers where the work is. After a navigation the heading of the new page is focused, unless the page has
 * focused something itself. Where the focused element is removed, as a deleted row is, the list or section around it is focused.
 */
export class PageFocus {
  readonly #page: Document;
  readonly #observer: MutationObserver;
  /** The last focused element outside of dialogs, and its ancestors, from the inside out. */
  #focused: Element | null = null;
  #around: readonly Element[] = [];
  /** The focused element at the start of a navigation. */
  #before: Element | null = null;
  /** The same once the new page is rendered; undefined while no heading is awaited. */
  #left: Element | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Document) {
    this.#page = page;
    page.addEventListener('focusin', this.#onFocus);
    page.addEventListener('pointerdown', this.#onPress);
    this.#observer = new MutationObserver(() => this.#look());
    this.#observer.observe(page.body, { childList: true, subtree: true });
  }

  /** Notes what was focused on the page that is left: the new page may focus a field of its own before it is said to be rendered. */
  onNavigating(): void {
    this.#before = this.#page.activeElement;
  }

  /** Focuses the heading of the new page as soon as it exists. */
  onNavigated(): void {
    this.#left = this.#before;
    this.#focused = null;
    this.#look();
  }

  stop(): void {
    this.#observer.disconnect();
    this.#page.removeEventListener('focusin', this.#onFocus);
    this.#page.removeEventListener('pointerdown', this.#onPress);
    clearTimeout(this.#timer);
  }

  readonly #onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || isInDialog(target)) return;
    this.#focused = target;
    this.#around = ancestorsOf(target);
  };

  /** A press elsewhere leaves the focused element; a new focus follows if the pressed element takes it. */
  readonly #onPress = ({ target }: PointerEvent): void => {
    if (target instanceof Element && !isInDialog(target)) this.#focused = null;
  };

  #look(): void {
    if (this.#left === undefined && !this.#isLost()) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#left !== undefined) this.#focusHeading(this.#left);
      else if (this.#isLost()) this.#focusAround();
    }, OTHERS_FIRST_MS);
  }

  #isLost(): boolean {
    const { activeElement, body } = this.#page;
    return activeElement === body && this.#focused?.isConnected === false;
  }

  #focusHeading(left: Element | null): void {
    const { activeElement, body } = this.#page;
    const heading = findPageHeading(this.#page);
    const isElsewhere = activeElement !== left && activeElement !== body;
    if (!heading && !isElsewhere) return;
    this.#left = undefined;
    if (heading && !isElsewhere) focusOn(heading);
  }

  #focusAround(): void {
    const around = this.#around.find((element) => element.isConnected && element.matches(LANDMARKS));
    if (around instanceof HTMLElement) focusOn(around);
  }
}
