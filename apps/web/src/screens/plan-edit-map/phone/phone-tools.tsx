import { drawingWords, exactWords } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { MoreTools, useToolActions, type DrawingToolsProps } from '../panels/drawing-tools.tsx';
import styles from './phone.module.css';

interface PhoneToolsProps extends DrawingToolsProps {
  /** For a changed shape: keeps it, in place of adding corners; its `keep` is null while it cannot be kept. */
  readonly reshaping?: { readonly keep: (() => void) | null } | undefined;
}

/** What is pressed while drawing, in one row within the thumb's reach. */
export function PhoneTools({ reshaping, ...props }: PhoneToolsProps) {
  const { undo, canUndo, finish, map, shape, onCancel } = { ...props, ...useToolActions(props) };
  const isPoint = shape === 'point';
  // Finished, it is named below; one that grows at the cross may get more corners.
  const isDone = props.drawn?.isFinished === true && !props.drawn.isGrowing;
  return (
    <div
      className={styles.thumbRow}
      data-done={(isDone && !reshaping) || undefined}
      role="toolbar"
      aria-label="Drawing"
    >
      <Button icon="undo" disabled={!canUndo} onClick={undo}>
        {drawingWords.back}
      </Button>
      {reshaping && (
        <>
          <Button onClick={onCancel}>{drawingWords.putBack}</Button>
          <Button variant="primary" disabled={!reshaping.keep} onClick={reshaping.keep ?? undefined}>
            {drawingWords.keepShape}
          </Button>
        </>
      )}
      {!reshaping && (isPoint || !isDone) && (
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          icon="plus"
          onClick={() => map.current?.addCornerAtCentre()}
        >
          {isPoint ? drawingWords.placeHere : drawingWords.cornerHere}
        </Button>
      )}
      {!reshaping && !isPoint && !isDone && (
        <Button icon="check" disabled={!finish} onClick={finish}>
          {exactWords.finish}
        </Button>
      )}
      <MoreTools {...props} />
    </div>
  );
}
