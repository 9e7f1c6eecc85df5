import { cornerRefusals, drawingWays, exactWords, type WayId } from '@tussock/domain';
import {
  areaSquareMetres,
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

/** A shape defined by figures: its inputs, and the geometry they give at the cross. */
interface Measures {
  readonly help: string;
  readonly boxes: readonly { readonly label: string; readonly unit: string; readonly usually: string }[];
  /** The input that a typed area sets, and the power of its figure by which the area grows. */
  readonly byArea: { readonly box: number; readonly power: 1 | 2 };
  readonly make: (at: Position, figures: readonly [number, number, number]) => Measured;
}

const SQUARE_METRES_OF_HECTARE = 10_000;
/** Trial value to see how the area grows with the figure; any would do. */
const TRIAL_METRES = 100;

const figuresOf = ([one = '', two = '', three = '']: readonly string[]): readonly [
  number,
  number,
  number,
] => [typedNumber(one), typedNumber(two), typedNumber(three)];

/** Sets the figure that gives a typed area; returns the input unchanged where there is none. */
function withArea(
  asked: Measures,
  texts: readonly string[],
  hectares: string,
  at: Position | null,
): readonly string[] {
  const { box, power } = asked.byArea;
  const wanted = typedNumber(hectares) * SQUARE_METRES_OF_HECTARE;
  const trial = at && asked.make(at, figuresOf(texts.with(box, String(TRIAL_METRES))));
  if (!(wanted > 0) || !trial?.ok) return texts;
  const figure = TRIAL_METRES * (wanted / areaSquareMetres(trial.geometry)) ** (1 / power);
  return texts.with(box, String(Number(figure.toFixed(2))));
}

const measures: { readonly [W in WayId]?: Measures } = {
  rectangle: {
    help: exactWords.rectangleHelp,
    boxes: [
      { label: exactWords.length, unit: 'm', usually: '' },
      { label: exactWords.width, unit: 'm', usually: '' },
      { label: exactWords.bearing, unit: '°', usually: '0' },
    ],
    byArea: { box: 1, power: 1 },
    make: (at, [length, width, bearing]) => rectangleFrom(at, { length, width, bearing }),
  },
  circle: {
    help: exactWords.circleHelp,
    boxes: [
      { label: exactWords.radius, unit: 'm', usually: '' },
      { label: exactWords.arcFrom, unit: '°', usually: '0' },
      { label: exactWords.arcTo, unit: '°', usually: '360' },
    ],
    byArea: { box: 0, power: 2 },
    make: (at, [radius, from, to]) => circleAround(at, radius, { from, to }),
  },
};

/** Inputs for a rectangle, a circle or a part of one, and a button that places it at the cross; nothing for other ways. */
export function MeasuredShape({
  way,
  centre,
  starts,
  onTake,
}: {
  readonly way: WayId;
  readonly centre: () => Position | null;
  /** Figures of an existing shape, and the texts for changing it; without them it is placed at the cross. */
  readonly starts?: { readonly figures: readonly number[]; readonly help: string; readonly act: string };
  readonly onTake: (geometry: Geometry) => void;
}) {
  const asked = measures[way];
  const [texts, setTexts] = useState<readonly string[]>(
    asked?.boxes.map(({ usually }, index) => starts?.figures[index]?.toString() ?? usually) ?? [],
  );
  const [hectares, setHectares] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  if (!asked) return null;
  const type = (index: number, text: string): void => {
    const typed = texts.with(index, text);
    // What is typed last holds: a width of its own is no longer that of the area.
    if (index === asked.byArea.box) setHectares('');
    setTexts(index === asked.byArea.box ? typed : withArea(asked, typed, hectares, centre()));
  };
  const typeArea = (text: string): void => {
    setHectares(text);
    setTexts(withArea(asked, texts, text, centre()));
  };
  const put = (): void => {
    const at = centre();
    if (!at) return;
    if (hectares.trim() !== '' && !(typedNumber(hectares) > 0)) {
      setRefusal(exactWords.noArea);
      return;
    }
    const shape = asked.make(at, figuresOf(texts));
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
            onChange={(text) => type(index, text)}
          />
        ))}
        <NumberField label={exactWords.area} unit="ha" value={hectares} onChange={typeArea} />
      </div>
      <p className={styles.help}>{starts?.help ?? asked.help}</p>
      {refusal && <p role="alert">{refusal}</p>}
      <Button size="small" type="submit" {...(starts ? {} : { icon: 'crosshair' })}>
        {starts?.act ?? exactWords.atCross}
      </Button>
    </form>
  );
}
