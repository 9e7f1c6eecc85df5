import { drawingWords } from '@tussock/domain';
import { IconButton, Icon } from '@tussock/ui';
import { KindSwatch } from '../../../activities/filter-layers/index.ts';
import { sayWalk, useHintWords } from '../drawing/drawing-hints.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { useLiveShape } from '../drawing/use-drawing.ts';
import { liveFigure } from '../measuring/shape-readout.tsx';
import { formatOutside, formatOverlap } from '../saving/use-edit-problems.ts';
import styles from './phone.module.css';

/** What is wrong with what is drawn, in sentences. */
function warningsOf({ drawing, operations, drawnFaults, check }: DrawingBoard): readonly string[] {
  const refusal = drawing.drawn?.refusal ?? operations.refusal;
  return [
    ...(refusal ? [refusal] : []),
    ...(check.data?.reasons ?? []).map(({ message }) => message),
    ...drawnFaults.overlaps.map(formatOverlap),
    ...drawnFaults.outside.map(formatOutside),
  ];
}

const MOST_WARNINGS = 2;

/** The bar over the map of a phone while something is drawn: its kind, its size, what to do, and what is wrong with it. */
export function PhoneBar({ board }: { readonly board: DrawingBoard }) {
  const { drawing, tools, operations } = board;
  const words = useHintWords();
  const shape = useLiveShape(drawing);
  const { work } = drawing;
  if (!work) return null;
  const { kind, verb, feature } = work;
  const warnings = warningsOf(board);
  const hint = verb ? words(verb.howTo) : (sayWalk(drawing.walk.held) ?? drawingWords.moveLand);
  return (
    <div className={styles.bar} role="group" aria-label={drawingWords.drawn}>
      <div className={styles.barLine}>
        {verb || feature ? (
          <strong className={styles.name}>
            {verb ? verb.label : kind.label(feature?.properties ?? {}) || kind.names.singular}
          </strong>
        ) : (
          <button
            type="button"
            className={styles.barKind}
            aria-label={drawingWords.otherKind(kind.names.singular)}
            onClick={tools.askKind}
          >
            <KindSwatch style={kind.style} shape={work.shape} />
            <span className={styles.name}>{kind.names.singular}</span>
            <Icon name="chevron-down" size="small" />
          </button>
        )}
        <IconButton
          icon="close"
          label={drawingWords.stop}
          onClick={() => {
            operations.stop();
            board.leave();
          }}
        />
      </div>
      {shape && !verb && <output className={styles.barFigure}>{liveFigure(shape)}</output>}
      {warnings.slice(0, MOST_WARNINGS).map((warning) => (
        <p key={warning} className={styles.barWarning} role="alert">
          {warning}
        </p>
      ))}
      {warnings.length === 0 && !drawing.finished && <p className={styles.soft}>{hint}</p>}
    </div>
  );
}
