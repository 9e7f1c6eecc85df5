import {
  NO_TOASTS,
  reduceToasts,
  sameToast,
  SHARE_LEFT_AFTER_HOLD,
  toastInTheWay,
  type Toast,
  type ToastRequest,
} from './toast-state.ts';

/** Starts a timer and returns a function that stops it. Injected, so that tests control the clock. */
export type StartTimer = (callback: () => void, delayMs: number) => () => void;

export interface ToastStore {
  /**
   * Adds a toast to the stack and returns its key. A toast with the same message is repeated in place, with its time restarted; when there
   * are too many, the oldest goes.
   */
  readonly show: (request: ToastRequest) => number;
  /** Animates the toast out, then removes it. */
  readonly close: (key: number) => void;
  /** Pauses the time of a hovered or focused toast. */
  readonly hold: (key: number) => void;
  /** Resumes its time: one third of its duration remains, however much had passed. */
  readonly release: (key: number) => void;
  /** Stack, oldest first; the same array until something changes. */
  readonly read: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds a toast takes to animate out, equal to its stylesheet's leaving animation. */
const LEAVING_MS = 220;

const startBrowserTimer: StartTimer = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

/** Creates an empty toast stack. */
export function createToastStore(startTimer: StartTimer = startBrowserTimer): ToastStore {
  let state = NO_TOASTS;
  const listeners = new Set<() => void>();
  const stopTimer = new Map<number, () => void>();

  const apply = (event: Parameters<typeof reduceToasts>[1]): boolean => {
    const next = reduceToasts(state, event);
    if (next === state) return false;
    state = next;
    for (const listener of listeners) listener();
    return true;
  };
  const stop = (key: number) => {
    stopTimer.get(key)?.();
    stopTimer.delete(key);
  };
  const restart = (key: number, callback: () => void, delayMs: number) => {
    stop(key);
    stopTimer.set(key, startTimer(callback, delayMs));
  };
  const startCountdown = (key: number, share: number) => {
    const duration = state.toasts.find((toast) => toast.key === key)?.duration;
    if (duration !== undefined && duration !== 'infinite')
      restart(key, () => close(key), duration * 1000 * share);
  };
  const close = (key: number) => {
    if (!apply({ type: 'closed', key })) return;
    restart(
      key,
      () => {
        stop(key);
        apply({ type: 'removed', key });
      },
      LEAVING_MS,
    );
  };

  return {
    show: (request) => {
      const same = sameToast(state, request);
      const key = same?.key ?? state.nextKey;
      apply({ type: 'shown', request });
      // The time of one that is held stands still.
      if (same?.phase !== 'held') startCountdown(key, 1);
      const inTheWay = toastInTheWay(state);
      if (inTheWay) close(inTheWay.key);
      return key;
    },
    close,
    hold: (key) => {
      if (apply({ type: 'held', key })) stop(key);
    },
    release: (key) => {
      if (apply({ type: 'released', key })) startCountdown(key, SHARE_LEFT_AFTER_HOLD);
    },
    read: () => state.toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
