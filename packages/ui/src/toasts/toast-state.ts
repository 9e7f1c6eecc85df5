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

function addToast(state: ToastState, request: ToastRequest): ToastState {
  const type = request.type ?? 'info';
  const toast: Toast = {
    key: state.nextKey,
    message: request.message,
    type,
    duration: request.duration ?? TOAST_DURATION_SECONDS,
    icon: request.icon ?? ICON_OF_TYPE[type],
    ...(request.action ? { action: request.action } : {}),
    phase: 'shown',
  };
  return { toasts: [...state.toasts, toast], nextKey: state.nextKey + 1 };
}

function nextPhase(phase: Toast['phase'], happened: 'held' | 'released' | 'closed'): Toast['phase'] {
  if (phase === 'leaving') return 'leaving';
  return ({ held: 'held', released: 'shown', closed: 'leaving' } as const)[happened];
}
