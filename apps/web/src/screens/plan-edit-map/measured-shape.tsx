import { cornerRefusals, drawingWays, exactWords, type WayId } from '@tussock/domain';
import {
  circleAround,
  rectangleFrom,
  type Geometry,
  type MeasuredShape as Measured,
  type Position,
} from '@tussock/geometry';
import { Button, NumberField } from '@tussock/ui';
import { useState } from 'react';
import { typedNumber } from './typed-number.ts';
import styles from './exact.module.css';

/** A shape that is given by figures: what is typed of it, and what that makes of the place of the cross. */
interface Measures {
  readonly help: string;
  readonly boxes: readonly { readonly label: string; readonly unit: string; readonly usually: string }[];
  readonly make: (at: Position, figures: readonly [number, number, number]) => Measured;
}

const measures: { readonly [W in WayId]?: Measures } = {
  rectangle: {
    help: exactWords.rectangleHelp,
    boxes: [
      { label: exactWords.length, unit: 'm', usually: '' },
      { label: exactWords.width, unit: 'm', usually: '' },
      { label: exactWords.bearing, unit: '°', usually: '0' },
    ],
    make: (at, [length, width, bearing]) => rectangleFrom(at, { length, width, bearing }),
  },
  circle: {
    help: exactWords.circleHelp,
    boxes: [
      { label: exactWords.radius, unit: 'm', usually: '' },
      { label: exactWords.arcFrom, unit: '°', usually: '0' },
      { label: exactWords.arcTo, unit: '°', usually: '360' },
    ],
    make: (at, [radius, from, to]) => circleAround(at, radius, { from, to }),
  },
};

/** The figures of a rectangle, a circle or a part of one, and a button that puts it at the cross; nothing for other ways. */
export function MeasuredShape({
  way,
  centre,
  starts,
  onTake,
}: {
  readonly way: WayId;
  readonly centre: () => Position | null;
  /** The figures of a shape that stands, and what is said of changing it; without them it is put at the cross. */
  readonly starts?: { readonly figures: readonly number[]; readonly help: string; readonly act: string };
  readonly onTake: (geometry: Geometry) => void;
}) {
  const asked = measures[way];
  const [texts, setTexts] = useState<readonly string[]>(
    asked?.boxes.map(({ usually }, index) => starts?.figures[index]?.toString() ?? usually) ?? [],
  );
  const [refusal, setRefusal] = useState<string | undefined>();
  if (!asked) return null;
  const put = (): void => {
    const at = centre();
    if (!at) return;
    const [one = '', two = '', three = ''] = texts;
    const shape = asked.make(at, [typedNumber(one), typedNumber(two), typedNumber(three)]);
    setRefusal(shape.ok ? undefined : cornerRefusals[shape.reason]);
    if (shape.ok) onTake(shape.geometry);
  };
  const name = drawingWays.find(({ id }) => id === way)?.label ?? '';
  return (
    <form
      className={styles.exact}
      aria-label={exactWords.byFigures(name)}
      onSubmit={(event) => {
        event.preventDefault();
        put();
      }}
    >
      <div className={styles.boxes}>
        {asked.boxes.map(({ label, unit }, index) => (
          <NumberField
            key={label}
            label={label}
            unit={unit}
            value={texts[index] ?? ''}
            onChange={(text) => setTexts(texts.with(index, text))}
          />
        ))}
      </div>
      <p className={styles.help}>{starts?.help ?? asked.help}</p>
      {refusal && <p role="alert">{refusal}</p>}
      <Button size="small" type="submit" {...(starts ? {} : { icon: 'crosshair' })}>
        {starts?.act ?? exactWords.atCross}
      </Button>
    </form>
  );
}
