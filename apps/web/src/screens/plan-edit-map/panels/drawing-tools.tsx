import { Button, IconButton, Menu, type IconName } from '@tussock/ui';
import type { RefObject } from 'react';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { drawingWords, exactWords, type Shape } from '@tussock/domain';
import { useHintWords } from '../drawing/drawing-hints.ts';
import { useDrawingKeys } from '../keyboard/use-drawing-keys.ts';
import styles from '../draw-screen.module.css';

export interface DrawingToolsProps {
  readonly shape: Shape;
  readonly drawn: DrawnShape | null;
  readonly map: RefObject<PlanMapHandle | null>;
  /** Hint for the next step on the map. */
  readonly hint: string;
  /** Whether the hint is the request of a verb, which is shown on a phone too. */
  readonly isAsked: boolean;
  /** Reason why the last action was refused. */
  readonly refusal: string | null;
  readonly stopLabel?: string;
  /** Finishes a shape set corner by corner at the cross, where its first or last corner cannot be clicked. */
  readonly onFinish?: (() => void) | undefined;
  /** Undoes beyond the steps of the drawing; null where there is nothing. */
  readonly stepBack?: (() => void) | null;
  readonly onCancel: () => void;
}

const cornerWord: { readonly [S in Shape]: string } = {
  point: 'Place it at the cross',
  line: 'Add a corner at the cross',
  polygon: 'Add a corner at the cross',
};

interface Verb {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut?: string;
  /** Whether the button stays pressed until it is pressed again. */
  readonly isOn?: boolean;
  readonly does: () => void;
}

/** Actions on corners besides setting them, as far as they apply. */
function verbsOf({ drawn, map }: Pick<DrawingToolsProps, 'drawn' | 'map'>): readonly Verb[] {
  const trace = drawn?.trace ?? null;
  const verbs: (Verb | null | false | undefined)[] = [
    trace && {
      id: 'trace',
      icon: 'snap',
      label: exactWords.trace,
      shortcut: 'T',
      isOn: trace.isOn,
      does: () => map.current?.trace(!trace.isOn),
    },
    trace?.canTurn && {
      id: 'turn-trace',
      icon: 'redo',
      label: exactWords.turnTrace,
      shortcut: 'O',
      does: () => map.current?.turnTrace(),
    },
    drawn?.touched && {
      id: 'take-corner-out',
      icon: 'minus',
      label: exactWords.takeCornerOut,
      does: () => map.current?.takeCornerOut(),
    },
  ];
  return verbs.filter((verb) => verb !== null && verb !== false && verb !== undefined);
}

/** The rarer actions, in a list, so that the row of a phone stays one row. */
export function MoreTools({ drawn, map }: Pick<DrawingToolsProps, 'drawn' | 'map'>) {
  const redo: readonly Verb[] = drawn?.canRedo
    ? [{ id: 'redo', icon: 'redo', label: 'Redo', does: () => map.current?.redo() }]
    : [];
  const verbs = [...redo, ...verbsOf({ drawn, map })];
  if (verbs.length === 0) return null;
  return (
    <Menu
      label={exactWords.more}
      icon="more"
      isIconOnly
      groups={[
        {
          actions: verbs.map(({ id, icon, label, isOn, does }) => ({
            id,
            icon,
            label: isOn ? exactWords.leave(label) : label,
            onAction: does,
          })),
        },
      ]}
    />
  );
}

/** Undo and finish of what is drawn, by buttons and keys. */
export function useToolActions(props: DrawingToolsProps) {
  const { drawn, map, stepBack, onCancel, onFinish } = props;
  const undo = (): void => (stepBack ? stepBack() : map.current?.undo());
  // Enter finishes what is drawn with the pointer by itself.
  const finish = onFinish ?? (drawn?.canFinish ? () => map.current?.finish() : undefined);
  useDrawingKeys(map, { onEscape: onCancel, onUndo: undo, trace: drawn?.trace ?? null, onFinish });
  return { undo, canUndo: Boolean(drawn?.canUndo || stepBack), finish };
}

/** Toolbar over the map of a desktop while drawing. With the cross at the centre one can draw by keyboard. */
export function DrawingTools(props: DrawingToolsProps) {
  const { shape, drawn, map, hint, isAsked, refusal, onCancel, stopLabel = drawingWords.stop } = props;
  const words = useHintWords();
  const { undo, canUndo, finish } = useToolActions(props);
  return (
    <div className={styles.tools} role="toolbar" aria-label="Drawing">
      <IconButton
        icon="undo"
        label="Undo"
        shortcut="Ctrl+Z"
        isQuiet={false}
        disabled={!canUndo}
        onClick={undo}
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
      {verbsOf(props).map(({ id, icon, label, shortcut, isOn, does }) => (
        <Button
          key={id}
          size="small"
          icon={icon}
          aria-pressed={isOn}
          title={shortcut ? `${label} (${shortcut})` : undefined}
          onClick={does}
        >
          {label}
        </Button>
      ))}
      <Button size="small" icon="close" onClick={onCancel}>
        {stopLabel}
      </Button>
      {/* The last of the row: nothing comes into its place when it goes, where a second press would fall. */}
      {finish && (
        <Button size="small" variant="primary" title={`${exactWords.finish} (Enter)`} onClick={finish}>
          {exactWords.finish}
        </Button>
      )}
      <span className={styles.toolsHint} data-asked={isAsked || undefined}>
        {drawn?.trace?.isOn ? exactWords.traceOn : words(hint)}
      </span>
      {refusal && (
        <span className={styles.toolsRefusal} role="alert">
          {refusal}
        </span>
      )}
    </div>
  );
}
