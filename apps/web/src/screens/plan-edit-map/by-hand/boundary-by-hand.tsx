import { boundaryWords as words } from '@tussock/domain';
import { Button, Tag } from '@tussock/ui';
import { useState } from 'react';
import { PasteAreas } from './paste-areas.tsx';
import type { BoundaryByHand as ByHand } from './use-boundary-by-hand.ts';
import type { OutlineDrawing } from './use-outline-drawing.ts';
import styles from './by-hand.module.css';

interface BoundaryByHandProps {
  readonly byHand: ByHand;
  readonly drawing: OutlineDrawing;
}

// A refusal is shown as a toast, a clash as a window; what is drawn stays on the map.
const leave = (): undefined => undefined;

/** Boundary without titles: drawn or imported, to be checked by a person. */
export function BoundaryByHand({ byHand, drawing }: BoundaryByHandProps) {
  const [isPasting, setIsPasting] = useState(false);
  const { record, blocks } = byHand;
  return (
    <section className={styles.section} aria-labelledby="boundary-by-hand">
      <div className={styles.head}>
        <h2 id="boundary-by-hand">{words.byHand}</h2>
        {record.standing === 'toBeChecked' && <Tag variant="warning">{words.toBeChecked}</Tag>}
      </div>
      {blocks.length === 0 ? <p className={styles.hint}>{words.byHandHelp}</p> : <Standing byHand={byHand} />}
      <BlockActs byHand={byHand} drawing={drawing} />
      <div className={styles.acts}>
        <Button size="small" icon="pencil" onClick={drawing.drawNew}>
          {blocks.length === 0 ? words.draw : words.drawAnother}
        </Button>
        <Button size="small" icon="upload" aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
          {words.import}
        </Button>
      </div>
      {isPasting && (
        <PasteAreas
          sources={byHand.sources}
          onTake={(areas) => void byHand.addBlocks(areas, 'imported').then(() => setIsPasting(false), leave)}
        />
      )}
    </section>
  );
}

/** Source of the outline, and the confirmation of whoever has checked it. */
function Standing({ byHand: { record, setChecked, takeAway } }: Pick<BoundaryByHandProps, 'byHand'>) {
  const isChecked = record.standing === 'checked';
  return (
    <>
      <p className={isChecked ? styles.hint : styles.warning} role="status">
        {words.standing(record.standing, record.outlineFrom)} {words.titlesTakeOver}
      </p>
      <div className={styles.acts}>
        <Button size="small" icon="check" onClick={() => void setChecked(!isChecked).catch(leave)}>
          {isChecked ? words.notChecked : words.isChecked}
        </Button>
        <Button
          size="small"
          isQuiet
          variant="danger"
          icon="trash"
          onClick={() => void takeAway().catch(leave)}
        >
          {words.takeAway}
        </Button>
      </div>
    </>
  );
}

/** Actions for each block. */
function BlockActs({ byHand, drawing }: BoundaryByHandProps) {
  const { blocks } = byHand;
  const several = blocks.length > 1;
  return blocks.map((block, place) => (
    <div key={place} className={styles.acts}>
      <Button size="small" icon="pencil" onClick={() => drawing.change(block)}>
        {several ? words.shapeOf(words.block(place + 1)) : words.changeShape}
      </Button>
      {several && (
        <Button size="small" isQuiet icon="minus" onClick={() => void byHand.removeBlock(place).catch(leave)}>
          {words.removeBlock(words.block(place + 1))}
        </Button>
      )}
    </div>
  ));
}
