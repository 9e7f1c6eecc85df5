import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { positionFloating, type Side } from './position-floating.ts';
import { usePortalScope } from './portal-scope.tsx';
import styles from './tooltip.module.css';

/** Preferred side of the trigger for a tooltip. */
export type TooltipPlacement = Side;

interface TriggerProps {
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

export interface TooltipProps {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly placement?: TooltipPlacement | undefined;
  /** Focusable element that the tooltip describes. */
  readonly children: ReactElement<TriggerProps>;
}

/** Milliseconds of hovering before it shows, so that it does not flicker while the mouse passes over a row of buttons. */
const SHOW_AFTER_MS = 450;

/** Tooltip of a control on hover or keyboard focus. Escape hides it, and the mouse may rest on it. */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: TooltipProps) {
  const [isShown, setIsShown] = useState(false);
  const tipRef = useRef<HTMLSpanElement>(null);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const scope = usePortalScope();

  const handleEnter = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(true), delayMs);
  };
  const handleLeave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(false), 80);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isShown) return undefined;
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [isShown]);

  useLayoutEffect(() => {
    const tip = tipRef.current;
    const trigger = anchorRef.current?.firstElementChild;
    if (!isShown || !tip || !trigger) return;
    const at = positionFloating(
      trigger.getBoundingClientRect(),
      tip.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
      placement,
    );
    tip.style.left = `${at.left}px`;
    tip.style.top = `${at.top}px`;
  }, [isShown, placement]);

  // A name that the control already carries must not be read twice.
  const isDescription = children.props['aria-label'] !== text;
  return (
    <span
      ref={anchorRef}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && handleEnter(SHOW_AFTER_MS)}
      onPointerLeave={handleLeave}
      onPointerDown={handleLeave}
      onFocus={(event) => event.target.matches(':focus-visible') && handleEnter(0)}
      onBlur={handleLeave}
    >
      {isDescription ? cloneElement(children, { 'aria-describedby': isShown ? id : undefined }) : children}
      {isShown &&
        createPortal(
          <span
            ref={tipRef}
            id={id}
            role="tooltip"
            className={styles.tip}
            onPointerEnter={() => handleEnter(0)}
            onPointerLeave={handleLeave}
          >
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          </span>,
          scope ?? document.body,
        )}
    </span>
  );
}
