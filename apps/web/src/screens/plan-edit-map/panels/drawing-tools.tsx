import { Button, IconButton, Menu, type IconName } from '@tussock/ui';
import type { RefObject } from 'react';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { exactWords, type Shape } from '@tussock/domain';
import { useHintWords } from '../drawing/drawing-hints.ts';
import { useIsMapFull } from '../map-layout.tsx';
import { useDrawingKeys } from '../keyboard/use-drawing-keys.ts';
import styles from '../draw-screen.module.css';

interface DrawingToolsProps {
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

/** Short labels for a phone, whose bar is one row. */
const shortCornerWord: { readonly [S in Shape]: string } = {
  point: 'Place it',
  line: 'Add a corner',
  polygon: 'Add a corner',
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

/** Redo; on a phone it is in the list, since it is rarely pressed. */
const redoOf = ({ drawn, map }: Pick<DrawingToolsProps, 'drawn' | 'map'>): readonly Verb[] =>
  drawn?.canRedo ? [{ id: 'redo', icon: 'redo', label: 'Redo', does: () => map.current?.redo() }] : [];

/** Buttons on a desktop; a list on a phone, so that the bar stays one row over the map. */
function Verbs({ verbs, isListed }: { readonly verbs: readonly Verb[]; readonly isListed: boolean }) {
  if (verbs.length === 0) return null;
  if (isListed)
    return (
      <Menu
        label={exactWords.more}
        icon="more"
        size="small"
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
  return verbs.map(({ id, icon, label, shortcut, isOn, does }) => (
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
  ));
}

/** Toolbar over the map while drawing. With the cross at the centre one can draw by keyboard and on the move. */
export function DrawingTools(props: DrawingToolsProps) {
  const { shape, drawn, map, hint, isAsked, refusal, stepBack, onCancel, onFinish } = props;
  const { stopLabel = 'Stop drawing' } = props;
  const trace = drawn?.trace ?? null;
  const isMapFull = useIsMapFull();
  const words = useHintWords();
  const undo = (): void => (stepBack ? stepBack() : map.current?.undo());
  // Enter finishes what is drawn with the pointer by itself.
  const finish = onFinish ?? (drawn?.canFinish ? () => map.current?.finish() : undefined);
  useDrawingKeys(map, { onEscape: onCancel, onUndo: undo, trace, onFinish });
  return (
    <div className={styles.tools} role="toolbar" aria-label="Drawing">
      <div className={styles.toolRow}>
        <IconButton
          icon="undo"
          label="Undo"
          shortcut="Ctrl+Z"
          isQuiet={false}
          disabled={!drawn?.canUndo && !stepBack}
          onClick={undo}
        />
        {!isMapFull && (
          <IconButton
            icon="redo"
            label="Redo"
            shortcut="Ctrl+Y"
            isQuiet={false}
            disabled={!drawn?.canRedo}
            onClick={() => map.current?.redo()}
          />
        )}
        <Button
          size="small"
          {...(isMapFull ? {} : { icon: 'crosshair' })}
          aria-label={cornerWord[shape]}
          onClick={() => map.current?.addCornerAtCentre()}
        >
          {isMapFull ? shortCornerWord[shape] : cornerWord[shape]}
        </Button>
        <Verbs
          verbs={isMapFull ? [...redoOf(props), ...verbsOf(props)] : verbsOf(props)}
          isListed={isMapFull}
        />
        {isMapFull ? (
          <IconButton icon="close" size="small" label={stopLabel} isQuiet={false} onClick={onCancel} />
        ) : (
          <Button size="small" icon="close" onClick={onCancel}>
            {stopLabel}
          </Button>
        )}
        {/* The last of the row: nothing comes into its place when it goes, where a second press would fall. */}
        {finish && (
          <Button size="small" variant="primary" title={`${exactWords.finish} (Enter)`} onClick={finish}>
            {exactWords.finish}
          </Button>
        )}
      </div>
      <span className={styles.toolsHint} data-asked={isAsked || undefined}>
        {trace?.isOn ? exactWords.traceOn : words(hint)}
      </span>
      {refusal && (
        <span className={styles.toolsRefusal} role="alert">
          {refusal}
        </span>
      )}
    </div>
  );
}
