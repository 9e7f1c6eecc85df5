import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './plan-status.module.css';

interface StatusPanelProps {
  /** What stands on the button, as it is heard. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly look: string;
  readonly children: ReactNode;
}

/** A sign in the top bar that unfolds what it stands for. It is a place to look at and not a question: the page behind it stays in use. */
export function StatusPanel({ label, trigger, look, children }: StatusPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePointer = (event: PointerEvent) => {
      // A dialog that it opened lies outside of it in the page, and is part of it all the same.
      const isInDialog =
        event.target instanceof Element && event.target.closest('[role=dialog],[role=alertdialog]');
      if (event.target instanceof Node && !isInDialog && !frameRef.current?.contains(event.target))
        setIsOpen(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);
  return (
    <div ref={frameRef} className={styles.frame}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.sign}
        data-look={look}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <section className={styles.panel} aria-label="What is saved">
          {children}
        </section>
      )}
      <span role="status" className={styles.spoken}>
        {look === 'stuck' || look === 'waiting' ? label : ''}
      </span>
    </div>
  );
}
