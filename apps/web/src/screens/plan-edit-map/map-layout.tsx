import { Sheet, useMedia, type SheetStop } from '@tussock/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './map-layout.module.css';

/** So narrow, or so much enlarged, that a panel beside the map would leave neither room enough. */
const NARROW = '(max-width: 860px)';

/** Whether the map fills the window, and what stands beside it on a desk stands over its foot. */
export const useIsMapFull = (): boolean => useMedia(NARROW);

/** The panel is shown from its beginning whenever it shows something else. */
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
  /** Windows over the page. They outlive the panel, which another takes the place of when the window grows or is turned. */
  readonly questions?: ReactNode;
  /** In the lower left corner of the map. */
  readonly corner?: ReactNode;
  /** The map alone fills the window: nothing stands beside it. */
  readonly isAlone?: boolean;
  /** What floats over the map on a phone. */
  readonly floats?: ReactNode;
  /** What the panel shows, and where the sheet of a phone stands, where somebody decides that; else it is pulled from half. */
  readonly sheet?: {
    readonly stop: SheetStop;
    readonly onStop: (stop: SheetStop) => void;
    readonly shows: string;
  };
}

/** A map with a panel beside it on a desk; on a phone the map fills the window, and the panel is a sheet that is pulled over its foot. */
export function MapLayout(props: MapLayoutProps) {
  const { title, panel, map, tools, questions, floats, corner, sheet, isAlone = false } = props;
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
        <div className={styles.map}>
          {map}
          {tools && <div className={styles.tools}>{tools}</div>}
          {corner && <div className={styles.corner}>{corner}</div>}
          {isFull && floats && <div className={styles.floats}>{floats}</div>}
        </div>
        {!isFull && !isAlone && (
          <section ref={panelRef} className={styles.panel} aria-label={title}>
            {inner}
          </section>
        )}
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
