import type { IconName } from '../icons/icon-paths.ts';
import type { Variant } from '../tokens/variant.ts';

/** Request to show a toast. */
export interface ToastRequest {
  readonly message: string;
  /** Default `info` (Spec §3 "Toast"). */
  readonly type?: Variant | undefined;
  /** Duration in seconds, or `infinite` for a toast that stays until it is closed. Default 6. */
  readonly duration?: number | 'infinite' | undefined;
  /** Icon; by default the one of the type. */
  readonly icon?: IconName | undefined;
  /** Button beside the message; pressing it closes the toast. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly icon?: IconName;
  readonly onPress: () => void;
}

/** Toast of the stack. */
export interface Toast {
  /** Key, larger than that of every earlier toast. */
  readonly key: number;
  readonly message: string;
  readonly type: Variant;
  readonly duration: number | 'infinite';
  readonly icon: IconName;
  readonly action?: ToastAction;
  readonly phase: 'shown' | 'held' | 'leaving';
  /** Number of times it was repeated while shown; each time is announced. */
  readonly times: number;
}

/** Stack of toasts, oldest first, and the key of the next toast. */
export interface ToastState {
  readonly toasts: readonly Toast[];
  readonly nextKey: number;
}

/** Events of the stack. */
export type ToastEvent =
  | { readonly type: 'shown'; readonly request: ToastRequest }
  | { readonly type: 'held' | 'released' | 'closed' | 'removed'; readonly key: number };

/** Spec §9 "Timing and lists": default duration of a toast in seconds. */
export const TOAST_DURATION_SECONDS = 6;

/** Spec §9 "Timing and lists": after hovering, one third of the duration remains. */
export const SHARE_LEFT_AFTER_HOLD = 1 / 3;

/** Maximum number of toasts at once, so that the page beneath can be used. */
export const TOASTS_AT_ONCE = 3;

const ICON_OF_TYPE = {
  primary: 'leaf',
  secondary: 'info',
  white: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
} as const satisfies Record<Variant, IconName>;

/** Empty stack. */
export const NO_TOASTS: ToastState = { toasts: [], nextKey: 1 };

/**
 * The stack after an event. A toast goes from shown to held and back, then to leaving (it animates out), then away.
 *
 *     shown ⇄ held
 *       └──┬───┘ closed
 *       leaving ── removed ──▶ gone
 *
 * A leaving toast cannot be held again. Events about a toast that is gone change nothing: the same state is returned.
 */
export function reduceToasts(state: ToastState, event: ToastEvent): ToastState {
  if (event.type === 'shown') return addToast(state, event.request);
  const toast = state.toasts.find((candidate) => candidate.key === event.key);
  if (!toast) return state;
  if (event.type === 'removed') {
    return { ...state, toasts: state.toasts.filter((candidate) => candidate !== toast) };
  }
  const phase = nextPhase(toast.phase, event.type);
  if (phase === toast.phase) return state;
  return {
    ...state,
    toasts: state.toasts.map((candidate) => (candidate === toast ? { ...toast, phase } : candidate)),
  };
}

/** Finds a toast with the same message that is not leaving. */
export function sameToast(state: ToastState, { message, type = 'info' }: ToastRequest): Toast | undefined {
  return state.toasts.find(
    (toast) => toast.message === message && toast.type === type && toast.phase !== 'leaving',
  );
}

const isLoud = ({ type }: Toast): boolean => type === 'danger' || type === 'warning';

/**
 * Finds the toast to remove when there are too many: the oldest, and those that report problems last. The newest, infinite and held toasts
 * stay; undefined when there are no others.
 */
export function toastInTheWay({ toasts }: ToastState): Toast | undefined {
  const standing = toasts.filter(({ phase }) => phase !== 'leaving');
  if (standing.length <= TOASTS_AT_ONCE) return undefined;
  const mayGo = standing
    .slice(0, -1)
    .filter(({ duration, phase }) => duration !== 'infinite' && phase !== 'held');
  return mayGo.find((toast) => !isLoud(toast)) ?? mayGo[0];
}

function addToast(state: ToastState, request: ToastRequest): ToastState {
  const type = request.type ?? 'info';
  const same = sameToast(state, request);
  const duration = request.duration ?? TOAST_DURATION_SECONDS;
  const toast: Toast = {
    key: same?.key ?? state.nextKey,
    message: request.message,
    type,
    // What was to stay until it is closed is not taken away because it was said again.
    duration: same?.duration === 'infinite' ? 'infinite' : duration,
    icon: request.icon ?? ICON_OF_TYPE[type],
    ...(request.action ? { action: request.action } : {}),
    phase: same?.phase ?? 'shown',
    times: (same?.times ?? 0) + 1,
  };
  // It keeps its place: whoever points at it or has the keyboard in it does so still.
  if (same)
    return { ...state, toasts: state.toasts.map((candidate) => (candidate === same ? toast : candidate)) };
  return { toasts: [...state.toasts, toast], nextKey: state.nextKey + 1 };
}

function nextPhase(phase: Toast['phase'], happened: 'held' | 'released' | 'closed'): Toast['phase'] {
  if (phase === 'leaving') return 'leaving';
  return ({ held: 'held', released: 'shown', closed: 'leaving' } as const)[happened];
}
