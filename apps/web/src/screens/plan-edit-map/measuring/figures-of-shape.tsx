import {
  cornerRefusals,
  exactWords as words,
  valuesOfRun,
  type AnyKind,
  type Attributes,
} from '@tussock/domain';
import { circleOf, polygonsOf, runOfWidth, type Geometry, type LineGeometry } from '@tussock/geometry';
import { Button, NumberField } from '@tussock/ui';
import { useState } from 'react';
import { MeasuredShape } from './measured-shape.tsx';
import { typedNumber } from './typed-number.ts';
import styles from './exact.module.css';

interface FiguresProps {
  readonly kind: AnyKind;
  readonly finished: Geometry;
  readonly isNew: boolean;
  readonly onTake: (geometry: Geometry, values?: Attributes) => void;
}

/** Inputs for a finished shape: radius and arc of a round one, width of a run. */
export function FiguresOfShape({ kind, finished, isNew, onTake }: FiguresProps) {
  if (kind.runs && isNew && finished.type === 'LineString')
    return <RunWidth kind={kind} line={finished} onTake={onTake} />;
  const circle = kind.isRound && finished.type === 'Polygon' ? circleOf(finished) : null;
  if (!circle) return null;
  const figures = [circle.radiusMetres, circle.from, circle.to].map((figure) => Number(figure.toFixed(1)));
  return (
    <MeasuredShape
      key={figures.join()}
      way="circle"
      centre={() => circle.centre}
      starts={{ figures, help: words.changeCircleHelp, act: words.changeCircle }}
      onTake={onTake}
    />
  );
}

/** Input for the width that turns a drawn run into the area it waters. */
function RunWidth({
  kind,
  line,
  onTake,
}: Pick<FiguresProps, 'kind' | 'onTake'> & { readonly line: LineGeometry }) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const make = (): void => {
    const width = typedNumber(text);
    const ground = runOfWidth(line, width);
    setRefusal(ground.ok ? undefined : cornerRefusals[ground.reason]);
    // A run is one piece; of several there is the first.
    const [first] = ground.ok ? polygonsOf(ground.geometry) : [];
    if (first) onTake({ type: 'Polygon', coordinates: first }, valuesOfRun(kind, line, width));
  };
  return (
    <form
      className={styles.exact}
      aria-label={words.runTitle}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <NumberField label={words.runWidth} unit="m" value={text} onChange={setText} />
      <p className={styles.help}>{words.runHelp}</p>
      {refusal && <p role="alert">{refusal}</p>}
      <Button size="small" type="submit">
        {words.makeGround}
      </Button>
    </form>
  );
}
