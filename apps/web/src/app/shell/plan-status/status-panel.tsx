import { useCallback, useRef, useState, type ReactNode } from 'react';
import { SpokenOnly } from '@tussock/ui';
import { useClosing } from '../use-closing.ts';
import styles from './plan-status.module.css';

interface StatusPanelProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** Accessible name of the panel. */
  readonly about: string;
  readonly trigger: ReactNode;
  readonly look: string;
  readonly children: ReactNode;
}

/** Status in the top bar whose button opens a panel with details. It is not modal: the page behind it stays in use. */
export function StatusPanel({ label, about, trigger, look, children }: StatusPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useClosing(isOpen, close, { frame: frameRef, button: buttonRef });
  return (
    <div ref={frameRef} className={styles.frame}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.sign}
        data-look={look}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true" className={styles.trigger}>
          {trigger}
        </span>
        <SpokenOnly>{label}</SpokenOnly>
      </button>
      {isOpen && (
        <section className={styles.panel} aria-label={about}>
          {children}
        </section>
      )}
      <span role="status" className={styles.spoken}>
        {look === 'stuck' || look === 'waiting' ? label : ''}
      </span>
    </div>
  );
}
