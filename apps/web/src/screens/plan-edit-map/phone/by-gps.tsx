import { GOOD_METRES, positionRefusals, walkWords, type Shape } from '@tussock/domain';
import { areaOfWalk, lineOfWalk, measureWalk, type Geometry, type Walk } from '@tussock/geometry';
import { Button } from '@tussock/ui';
import { useEffect, useRef } from 'react';
import { useStandingPoint, useWalk, type WalkHolder } from './use-walk.ts';
import styles from '../measuring/exact.module.css';

interface ByGpsProps {
  readonly shape: Shape;
  /** Holder of the walk outside of this component, so that a walk is not lost when the panel changes. */
  readonly walk: WalkHolder;
  /** Called with the shape, and a remark where it is not as accurate as it should be. */
  readonly onTake: (geometry: Geometry, remark: string) => void;
  /** Called with the walked shape so far; null for none. */
  readonly onWalked: (geometry: Geometry | null) => void;
  /** Restarts the walk, after asking where it would be lost. */
  readonly onBeginAnew: (begin: () => void) => void;
}

/** Draws by the device's position: a point at the present position, or a walked line or area. Works offline. */
export function ByGps({ shape, ...rest }: ByGpsProps) {
  const section = useRef<HTMLElement>(null);
  // The button that begins goes, and what comes in its place comes with a reading: the keyboard waits here meanwhile.
  const onStart = (start: () => void) => (): void => {
    section.current?.focus();
    start();
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.exact} aria-label={walkWords.title}>
      {shape === 'point' ? (
        <StandingPoint {...rest} onStart={onStart} />
      ) : (
        <Walked shape={shape} {...rest} onStart={onStart} />
      )}
    </section>
  );
}

interface Starting {
  /** Wraps the handler of a start button. */
  readonly onStart: (start: () => void) => () => void;
}

function StandingPoint({ onTake, onStart }: Pick<ByGpsProps, 'onTake'> & Starting) {
  const point = useStandingPoint();
  const { average, isGood, refusal, fix } = point;
  if (!point.isOn || (refusal && !average))
    return (
      <>
        <Button size="small" icon="crosshair" onClick={onStart(point.start)}>
          {walkWords.point}
        </Button>
        {refusal && <p role="alert">{positionRefusals[refusal]}</p>}
      </>
    );
  return (
    <>
      <output className={styles.help}>
        {!isGood && <p>{walkWords.waitFor(GOOD_METRES)}</p>}
        {fix && <p>{walkWords.reading(fix.accuracyMetres)}</p>}
        {isGood && average && <p>{walkWords.averaged(average.count, average.accuracyMetres)}</p>}
      </output>
      {average && (
        <Button
          size="small"
          variant={isGood ? 'primary' : 'secondary'}
          onClick={() =>
            onTake(
              { type: 'Point', coordinates: average.at },
              isGood ? '' : walkWords.poorPlace(average.accuracyMetres),
            )
          }
        >
          {isGood ? walkWords.takeAverage : walkWords.takeAnyway}
        </Button>
      )}
    </>
  );
}

const shapeOf = (shape: Shape, walk: Walk): Geometry | null =>
  shape === 'polygon' ? areaOfWalk(walk) : lineOfWalk(walk);

function Walked({ shape, walk: holder, onTake, onWalked, onBeginAnew, onStart }: ByGpsProps & Starting) {
  const { going, walk, fix, refusal, ...act } = useWalk(holder);
  useEffect(() => {
    onWalked(lineOfWalk(walk));
    return () => onWalked(null);
  }, [walk, onWalked]);
  const done = shapeOf(shape, walk);
  if (going === 'off')
    return (
      <Button size="small" icon="walk" onClick={onStart(act.start)}>
        {walkWords.walk}
      </Button>
    );
  const counts = [
    walkWords.corners(walk.fixes.length),
    ...(walk.fixes.length > 1 ? [walkWords.walked(measureWalk(walk))] : []),
    ...(walk.poorCount > 0 ? [walkWords.poor(walk.poorCount)] : []),
    ...(walk.takenPoorCount > 0 ? [walkWords.takenPoor(walk.takenPoorCount)] : []),
    ...(fix ? [walkWords.reading(fix.accuracyMetres)] : []),
    ...(going === 'paused' ? [walkWords.paused] : []),
  ];
  return (
    <>
      {refusal && <p role="alert">{positionRefusals[refusal]}</p>}
      <output className={styles.help}>
        {counts.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </output>
      <div className={styles.acts}>
        {going === 'on' ? (
          <Button size="small" onClick={act.pause}>
            {walkWords.pause}
          </Button>
        ) : (
          <Button size="small" onClick={act.goOn}>
            {walkWords.goOn}
          </Button>
        )}
        <Button size="small" icon="plus" disabled={!fix} onClick={act.corner}>
          {walkWords.corner}
        </Button>
        <Button size="small" isQuiet onClick={() => onBeginAnew(act.clear)}>
          {walkWords.again}
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={!done}
          onClick={() => {
            if (!done) return;
            act.clear();
            onTake(done, walk.takenPoorCount > 0 ? walkWords.takenPoor(walk.takenPoorCount) : '');
          }}
        >
          {walkWords.finish}
        </Button>
      </div>
    </>
  );
}
