import type { IconName } from '../icons/icon-paths.ts';
import type { Variant } from '../tokens/variant.ts';

/** What is asked for when a toast is shown. */
export interface ToastRequest {
  readonly message: string;
  /** Default `info` (Spec §3 "Toast"). */
  readonly type?: Variant | undefined;
  /** Seconds, or `infinite` for one that stays until it is closed. Default 6. */
  readonly duration?: number | 'infinite' | undefined;
  /** Default: the icon that goes with the type. */
  readonly icon?: IconName | undefined;
  /** A button beside the message; pressing it closes the toast. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly icon?: IconName;
  readonly onPress: () => void;
}

/** One toast of the stack. */
export interface Toast {
  /** Larger than that of every toast before it. */
  readonly key: number;
  readonly message: string;
  readonly type: Variant;
  readonly duration: number | 'infinite';
  readonly icon: IconName;
  readonly action?: ToastAction;
  readonly phase: 'shown' | 'held' | 'leaving';
  /** How often it was said while it stood: each time is announced. */
  readonly times: number;
}

/** The stack, oldest first, and the key the next toast will have. */
export interface ToastState {
  readonly toasts: readonly Toast[];
  readonly nextKey: number;
}

/** What can happen to the stack. */
export type ToastEvent =
  | { readonly type: 'shown'; readonly request: ToastRequest }
  | { readonly type: 'held' | 'released' | 'closed' | 'removed'; readonly key: number };

/** Spec §9 "Timing and lists": seconds a toast stays where nothing else is said. */
export const TOAST_DURATION_SECONDS = 6;

/** Spec §9 "Timing and lists": after hovering, one third of the duration remains. */
export const SHARE_LEFT_AFTER_HOLD = 1 / 3;

/** As many stand at once as leave the page beneath them to be used. */
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

/** The empty stack. */
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

/** The toast that says the same already, and is not on its way out. */
export function sameToast(state: ToastState, { message, type = 'info' }: ToastRequest): Toast | undefined {
  return state.toasts.find(
    (toast) => toast.message === message && toast.type === type && toast.phase !== 'leaving',
  );
}

const isLoud = ({ type }: Toast): boolean => type === 'danger' || type === 'warning';

/**
 * The toast that makes room, where more stand than may: the oldest, and one that tells of a trouble last. The newest stays, and so does
 * what is infinite or held; undefined where that is all there is.
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
