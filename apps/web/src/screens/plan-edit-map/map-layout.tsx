import { Sheet, useMedia, type SheetStop } from '@tussock/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './map-layout.module.css';

/** Media query for windows too narrow, or too much enlarged, for a panel beside the map. */
const NARROW = '(max-width: 860px)';

/** Whether the map fills the window, with the panel as a sheet over its lower part. */
export const useIsMapFull = (): boolean => useMedia(NARROW);

/** Scrolls the panel to the top whenever it shows something else. */
function useShownFromStart(shows: string | undefined): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(shows);
  useEffect(() => {
    if (panel.current && shown.current !== shows) panel.current.scrollTop = 0;
    shown.current = shows;
  }, [shows]);
  return panel;
}

interface MapLayoutProps {
  readonly title: string;
  readonly panel: ReactNode;
  readonly map: ReactNode;
  readonly tools?: ReactNode;
  /** Tools at the left of the map, before it in the order of the keyboard. */
  readonly rail?: ReactNode;
  /** Dialogs over the page. They are kept outside of the panel, which is replaced when the window is resized or turned. */
  readonly questions?: ReactNode;
  /** Content of the lower left corner of the map. */
  readonly corner?: ReactNode;
  /** Strip below map and panel on a desktop. */
  readonly foot?: ReactNode;
  /** Whether the map fills the window alone, without the panel. */
  readonly isAlone?: boolean;
  /** Content over the map on a phone. */
  readonly floats?: ReactNode;
  /** What the panel shows, and the height of a phone's sheet, where the screen controls that; else it starts at half. */
  readonly sheet?: {
    readonly stop: SheetStop;
    readonly onStop: (stop: SheetStop) => void;
    readonly shows: string;
  };
}

/** Layout of a map with a panel: beside it on a desktop; on a phone the map fills the window, and the panel is a sheet pulled up over it. */
export function MapLayout(props: MapLayoutProps) {
  const { title, panel, map, tools, rail, questions, floats, corner, foot, sheet, isAlone = false } = props;
  const isFull = useIsMapFull();
  const [own, setOwn] = useState<SheetStop>('half');
  const { stop, onStop } = sheet ?? { stop: own, onStop: setOwn };
  const panelRef = useShownFromStart(sheet?.shows);
  const inner = (
    <>
      <h1 className={styles.title}>{title}</h1>
      {panel}
    </>
  );
  return (
    <>
      <div
        className={styles.layout}
        data-map-full={isFull ? stop : undefined}
        data-alone={isAlone || undefined}
      >
        <div className={styles.map} data-rail={Boolean(rail) || undefined}>
          {map}
          {rail}
          {tools && <div className={styles.tools}>{tools}</div>}
          {corner && <div className={styles.corner}>{corner}</div>}
          {isFull && floats && <div className={styles.floats}>{floats}</div>}
        </div>
        {!isFull && !isAlone && (
          <section ref={panelRef} className={styles.panel} aria-label={title}>
            {inner}
          </section>
        )}
        {!isFull && !isAlone && foot && <div className={styles.foot}>{foot}</div>}
      </div>
      {isFull && (
        <Sheet label={title} stop={stop} onStop={onStop} {...(sheet ? { shows: sheet.shows } : {})}>
          <div className={styles.sheet}>{inner}</div>
        </Sheet>
      )}
      {questions}
    </>
  );
}
