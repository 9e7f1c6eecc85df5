import { boundaryWords as words, formatHectares } from '@tussock/domain';
import { areaHectares, type Position } from '@tussock/geometry';
import { Button } from '@tussock/ui';
import { useState } from 'react';
import { ExactCorner } from '../measuring/exact-corner.tsx';
import type { BoundaryByHand } from './use-boundary-by-hand.ts';
import type { OutlineDrawing } from './use-outline-drawing.ts';
import styles from './by-hand.module.css';

/** Panel beside the map while a block of the boundary is drawn. */
export function DrawnOutline({
  drawing,
  byHand,
  onPut,
  onStop,
}: {
  readonly drawing: OutlineDrawing;
  readonly byHand: BoundaryByHand;
  readonly onPut: (at: Position) => void;
  readonly onStop: () => void;
}) {
  const { work, drawn, finished, end } = drawing;
  const [isGone, setIsGone] = useState(false);
  const block = work?.feature ?? null;
  const use = async (): Promise<void> => {
    if (!finished) return;
    const writing = block ? byHand.replaceBlock(block, finished) : byHand.addBlocks([finished], 'drawn');
    setIsGone(writing === null);
    if (!writing) return;
    await writing;
    end();
  };
  const shape = drawn?.geometry;
  return (
    <section className={styles.section} aria-label={words.drawing}>
      <h2>{words.drawing}</h2>
      <output className={styles.figure} aria-live="polite">
        {shape?.type === 'Polygon' ? formatHectares(areaHectares(shape)) : '–'}
      </output>
      {!finished && <p className={styles.hint}>{words.drawHelp}</p>}
      {drawn?.edge && <ExactCorner edge={drawn.edge} onPut={onPut} />}
      {isGone && (
        <p className={styles.warning} role="alert">
          {words.blockGone}
        </p>
      )}
      <div className={styles.acts}>
        <Button onClick={onStop}>{words.stop}</Button>
        {/* A refusal is shown as a toast; what is drawn stays on the map. */}
        <Button variant="primary" disabled={!finished} onClick={() => void use().catch(() => undefined)}>
          {words.use}
        </Button>
      </div>
    </section>
  );
}
