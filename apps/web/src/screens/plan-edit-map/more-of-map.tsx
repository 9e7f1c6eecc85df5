import { drawingWords, measureWords } from '@tussock/domain';
import { Button, useMedia } from '@tussock/ui';
import { BothForms } from './measuring/coordinates-panel.tsx';
import { LegendContent } from './panels/legend-content.tsx';
import styles from './phone/phone.module.css';
import type { DrawingBoard } from './drawing/use-drawing-board.ts';
import { useCross } from './phone/use-cross-position.ts';

/** The actions from the map's corners, listed in the sheet: for phones, and for much enlarged desktops. */
export function MoreOfMap({ board, onDone }: { readonly board: DrawingBoard; readonly onDone: () => void }) {
  const { map, measure, planId } = board;
  const cross = useCross(planId);
  const isByFinger = useMedia('(pointer: coarse)');
  const begin = (shape: 'line' | 'polygon'): void => {
    onDone();
    measure.start(shape);
  };
  return (
    <>
      <div className={styles.pair}>
        <Button icon="ruler" onClick={() => begin('line')}>
          {measureWords.distance}
        </Button>
        <Button icon="ruler" onClick={() => begin('polygon')}>
          {measureWords.area}
        </Button>
      </div>
      <section className={styles.section} aria-label="Legend">
        <h3 className={styles.sectionTitle}>Legend</h3>
        <LegendContent board={board} />
      </section>
      {cross && (
        <section className={styles.section} aria-label="Coordinates">
          <h3 className={styles.sectionTitle}>Coordinates of the cross</h3>
          <BothForms
            at={cross}
            onGo={(at) => {
              onDone();
              map.current?.goTo(at);
            }}
          />
        </section>
      )}
      {!isByFinger && (
        <Button
          onClick={() => {
            onDone();
            board.shortcuts.show();
          }}
        >
          {drawingWords.keys.title}
        </Button>
      )}
    </>
  );
}
