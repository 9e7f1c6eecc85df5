import { Button, IconButton } from '@tussock/ui';
import type { RefObject } from 'react';
import type { DrawnShape, PlanMapHandle } from '../../map/index.ts';
import { exactWords, type Shape } from '@tussock/domain';
import { useDrawingKeys } from './use-drawing-keys.ts';
import styles from './draw-screen.module.css';

interface DrawingToolsProps {
  readonly shape: Shape;
  readonly drawn: DrawnShape | null;
  readonly map: RefObject<PlanMapHandle | null>;
  /** What to do on the map next. */
  readonly hint: string;
  /** A verb has asked for it: it is said on a phone, too. */
  readonly isAsked: boolean;
  /** Why what was asked for was not done. */
  readonly refusal: string | null;
  readonly stopLabel?: string;
  readonly onCancel: () => void;
}

const cornerWord: { readonly [S in Shape]: string } = {
  point: 'Place it at the cross',
  line: 'Add a corner at the cross',
  polygon: 'Add a corner at the cross',
};

/** What can be done while drawing, over the map. The cross in the middle lets one draw by keyboard and on the move. */
export function DrawingTools(props: DrawingToolsProps) {
  const { shape, drawn, map, hint, isAsked, refusal, stopLabel = 'Stop drawing', onCancel } = props;
  const trace = drawn?.trace ?? null;
  useDrawingKeys(map, { onEscape: onCancel, trace });
  return (
    <div className={styles.tools} role="toolbar" aria-label="Drawing">
      <IconButton
        icon="undo"
        label="Undo"
        shortcut="Ctrl+Z"
        isQuiet={false}
        disabled={!drawn?.canUndo}
        onClick={() => map.current?.undo()}
      />
      <IconButton
        icon="redo"
        label="Redo"
        shortcut="Ctrl+Y"
        isQuiet={false}
        disabled={!drawn?.canRedo}
        onClick={() => map.current?.redo()}
      />
      <Button size="small" icon="crosshair" onClick={() => map.current?.addCornerAtCentre()}>
        {cornerWord[shape]}
      </Button>
      {trace && (
        <Button
          size="small"
          icon="snap"
          aria-pressed={trace.isOn}
          title={`${exactWords.trace} (T)`}
          onClick={() => map.current?.trace(!trace.isOn)}
        >
          {exactWords.trace}
        </Button>
      )}
      {trace?.canTurn && (
        <Button
          size="small"
          icon="redo"
          title={`${exactWords.turnTrace} (O)`}
          onClick={() => map.current?.turnTrace()}
        >
          {exactWords.turnTrace}
        </Button>
      )}
      {drawn?.canTakeCornerOut && shape !== 'point' && (
        <Button size="small" icon="minus" onClick={() => map.current?.takeCornerOut()}>
          Take this corner out
        </Button>
      )}
      <Button size="small" icon="close" onClick={onCancel}>
        {stopLabel}
      </Button>
      <span className={styles.toolsHint} data-asked={isAsked || undefined}>
        {trace?.isOn ? exactWords.traceOn : hint}
      </span>
      {refusal && (
        <span className={styles.toolsRefusal} role="alert">
          {refusal}
        </span>
      )}
    </div>
  );
}
