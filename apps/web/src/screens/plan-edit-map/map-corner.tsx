import { drawingWords, fullScreenWords } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { Button } from '@tussock/ui';
import { MapLegend } from '../../activities/filter-layers/index.ts';
import { CoordinatesPanel } from './measuring/coordinates-panel.tsx';
import styles from './map-tools.module.css';
import { LegendContent } from './panels/legend-content.tsx';
import type { DrawingBoard } from './drawing/use-drawing-board.ts';
import { useCross } from './phone/use-cross-position.ts';

interface MapCornerProps {
  readonly board: DrawingBoard;
  readonly isFullScreen: boolean;
  readonly onFullScreen: (isFull: boolean) => void;
}

/** Buttons in the corner of the map: layers, coordinates, measuring, full screen, and shortcuts. */
export function MapCorner({ board, isFullScreen, onFullScreen }: MapCornerProps) {
  const { map, pointer, planId } = board;
  const cross = useCross(planId);
  return (
    <div className={styles.row}>
      <MapLegend>
        <LegendContent board={board} />
      </MapLegend>
      <CoordinatesPanel
        pointer={pointer}
        cross={cross}
        onGo={(at: Position) => {
          map.current?.goTo(at);
          map.current?.focus();
        }}
      />
      <Button
        size="small"
        icon="expand"
        aria-pressed={isFullScreen}
        onClick={() => onFullScreen(!isFullScreen)}
      >
        {isFullScreen ? fullScreenWords.leave : fullScreenWords.enter}
      </Button>
      <Button size="small" onClick={board.shortcuts.show}>
        {drawingWords.keys.title}
      </Button>
    </div>
  );
}
