import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { SHEET_STOPS, sheetHeight, stopAfterPull, stopBeside, type SheetStop } from './sheet-stop.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  /** Accessible name. */
  readonly label: string;
  readonly stop: SheetStop;
  readonly onStop: (stop: SheetStop) => void;
  /** Identifies the content; new content is scrolled to its beginning. */
  readonly shows?: string;
  readonly children: ReactNode;
}

const stopWords: { readonly [S in SheetStop]: string } = { low: 'Low', half: 'Half', full: 'Full' };

const keys: Readonly<Record<string, (stop: SheetStop) => SheetStop>> = {
  ArrowUp: (stop) => stopBeside(stop, 1),
  ArrowDown: (stop) => stopBeside(stop, -1),
  Home: () => 'low',
  End: () => 'full',
};

/** Height of the on-screen keyboard over the window's foot; the sheet and its buttons are placed above it. */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const look = (): void => setInset(Math.max(0, window.innerHeight - view.height - view.offsetTop));
    view.addEventListener('resize', look);
    return () => view.removeEventListener('resize', look);
  }, []);
  return inset;
}

/** Handles dragging by finger or mouse: the sheet follows, and rests at a stop. A press without a drag moves one stop further. */
function usePull({ stop, onStop }: Pick<SheetProps, 'stop' | 'onStop'>) {
  const begun = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const heightAt = (event: PointerEvent): number =>
    begun.current ? begun.current.height + begun.current.y - event.clientY : 0;
  return {
    height,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        begun.current = { y: event.clientY, height: sheetHeight(stop, window.innerHeight) };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (begun.current) setHeight(heightAt(event));
      },
      onPointerUp: (event: PointerEvent) => {
        if (!begun.current) return;
        const { height: start } = begun.current;
        const end = heightAt(event);
        begun.current = null;
        setHeight(null);
        const isPress = Math.abs(end - start) < 2;
        if (isPress) onStop(stop === 'full' ? 'low' : stopBeside(stop, 1));
        else onStop(stopAfterPull(stop, [start, end], window.innerHeight));
      },
      onPointerCancel: () => {
        begun.current = null;
        setHeight(null);
      },
    },
  };
}

/** Scrolls a low sheet to its save button instead of its first lines; when raised again, the previous scroll position is restored. */
function useSeenButton(stop: SheetStop, shows: string | undefined) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(shows);
  useEffect(() => {
    const held = body.current;
    if (!held || stop !== 'low') return undefined;
    const left = held.scrollTop;
    const button = held.querySelector('button[type=submit]');
    if (!button) return undefined;
    const show = (): void => button.scrollIntoView({ block: 'end' });
    show();
    // It comes down in a moment, not at once.
    const watch = 'ResizeObserver' in globalThis ? new ResizeObserver(show) : undefined;
    watch?.observe(held);
    return () => {
      watch?.disconnect();
      held.scrollTop = left;
    };
  }, [stop]);
  useEffect(() => {
    if (body.current && shown.current !== shows && stop !== 'low') body.current.scrollTop = 0;
    shown.current = shows;
  }, [stop, shows]);
  return body;
}

/** Bottom sheet over a map on a phone: dragged between a strip, half and nearly full height, by finger or keyboard. */
export function Sheet({ label, stop, onStop, shows, children }: SheetProps) {
  const pull = usePull({ stop, onStop });
  const inset = useKeyboardInset();
  const body = useSeenButton(stop, shows);
  const handleKey = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    onStop(move(stop));
  };
  return (
    <section
      className={styles.sheet}
      aria-label={label}
      data-sheet={stop}
      data-pulled={pull.height !== null || undefined}
      style={{
        ...(pull.height === null ? {} : { height: pull.height }),
        ...(inset > 0 ? { bottom: inset } : {}),
      }}
    >
      <div
        role="slider"
        aria-label={`Height of ${label}`}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={SHEET_STOPS.length - 1}
        aria-valuenow={SHEET_STOPS.indexOf(stop)}
        aria-valuetext={stopWords[stop]}
        tabIndex={0}
        className={styles.grip}
        onKeyDown={handleKey}
        {...pull.handlers}
      >
        <span className={styles.bar} />
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
    </section>
  );
}
