import { cornerRefusals, exactWords, figureWith } from '@tussock/domain';
import {
  bearingDegrees,
  cornerAt,
  distanceMetres,
  gridBearingDegrees,
  type Position,
} from '@tussock/geometry';
import { Button, NumberField, readNumber } from '@tussock/ui';
import { useState } from 'react';
import type { DrawnShape } from '../../../map/index.ts';
import { typedNumber } from './typed-number.ts';
import { useDigitsGoTo } from '../keyboard/use-digits-go-to.ts';
import styles from './exact.module.css';

type Edge = NonNullable<DrawnShape['edge']>;

function sayEdge({ from, to }: Edge): string {
  if (!to) return exactWords.edgeBegun;
  return exactWords.edge(
    figureWith(distanceMetres(from, to), 1),
    figureWith(bearingDegrees(from, to), 1),
    figureWith(gridBearingDegrees(from, to), 1),
  );
}

/** Computes the end of the edge from typed values; an empty bearing keeps the present one. */
function endOf({ from, to }: Edge, length: string, bearing: string): ReturnType<typeof cornerAt> {
  const isOpen = readNumber(bearing).kind === 'empty' && to !== null;
  return cornerAt(from, isOpen ? bearingDegrees(from, to) : typedNumber(bearing), typedNumber(length));
}

/** Length and bearing of the edge that is drawn or dragged, to read and to type. */
export function ExactCorner({
  edge,
  isFolded = false,
  onPut,
}: {
  readonly edge: Edge;
  /** Starts collapsed: a button opens it, or a digit typed over the map. */
  readonly isFolded?: boolean;
  readonly onPut: (at: Position) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [length, setLength] = useState('');
  const [bearing, setBearing] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const lengthBox = useDigitsGoTo(() => setIsOpen(true));
  const put = (): void => {
    const end = endOf(edge, length, bearing);
    setRefusal(end.ok ? undefined : cornerRefusals[end.reason]);
    if (!end.ok) return;
    onPut(end.corner);
    setLength('');
    setBearing('');
    // The next length can be typed at once.
    lengthBox.current?.focus();
  };
  if (isFolded && !isOpen)
    return (
      <Button size="small" aria-expanded={false} onClick={() => setIsOpen(true)}>
        {exactWords.title}
      </Button>
    );
  return (
    <form
      className={styles.exact}
      aria-label={exactWords.title}
      onSubmit={(event) => {
        event.preventDefault();
        put();
      }}
    >
      <p className={styles.figures}>{sayEdge(edge)}</p>
      <div className={styles.boxes}>
        <NumberField
          label={exactWords.length}
          unit="m"
          value={length}
          onChange={setLength}
          inputRef={lengthBox}
        />
        <NumberField label={exactWords.bearing} unit="°" value={bearing} onChange={setBearing} />
      </div>
      <p className={styles.help}>{exactWords.bearingHelp}</p>
      {refusal && <p role="alert">{refusal}</p>}
      <Button size="small" type="submit">
        {exactWords.putNext}
      </Button>
    </form>
  );
}
