import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { Toast, ToastAction } from './toast-state.ts';
import type { ToastStore } from './toast-store.ts';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  readonly store: ToastStore;
  /** Marker in a message at which a new line begins. */
  readonly breakMarker: string;
  readonly label?: string;
}

/**
 * Stack of toasts on the topmost level. Announced politely, dangers at once. Stays reachable while a dialog is open, because the library
 * does not hide elements marked as its top layer.
 */
export function ToastRegion({ store, breakMarker, label = 'Notifications' }: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.read);
  return (
    <section className={styles.region} aria-label={label} data-react-aria-top-layer="true">
      <ol className={styles.stack} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.key} toast={toast} store={store} breakMarker={breakMarker} />
        ))}
      </ol>
    </section>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly store: ToastStore;
  readonly breakMarker: string;
}

function ToastItem({ toast, store, breakMarker }: ToastItemProps) {
  const { key } = toast;
  return (
    // Holding while hovered and Escape from the button within are about the toast as a whole; nothing is lost without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.toast}
      data-variant={toast.type}
      data-phase={toast.phase}
      onPointerEnter={() => store.hold(key)}
      onPointerLeave={() => store.release(key)}
      onFocus={() => store.hold(key)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.release(key);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        store.close(key);
      }}
    >
      <span className={styles.icon}>
        <Icon name={toast.icon} />
      </span>
      {/* Words that are put there anew are announced again. */}
      <div
        key={toast.times}
        className={styles.message}
        {...(toast.type === 'danger' ? { role: 'alert' } : {})}
      >
        {toast.message.split(breakMarker).map((line, index) => (
          // Lines of one message never move: their place is their identity.
          <p key={index}>{line.trim()}</p>
        ))}
      </div>
      {toast.action && (
        <ToastButton action={toast.action} about={toast.message} onDone={() => store.close(key)} />
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Close notification"
        onClick={() => store.close(key)}
      >
        <Icon name="close" size="small" />
      </button>
    </li>
  );
}

function ToastButton({
  action,
  about,
  onDone,
}: {
  readonly action: ToastAction;
  /** Subject of the toast, for screen readers that reach the button alone. */
  readonly about: string;
  readonly onDone: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`${action.label}: ${about}`}
      onClick={() => {
        onDone();
        action.onPress();
      }}
    >
      {action.icon && <Icon name={action.icon} size="small" />}
      {action.label}
    </button>
  );
}
