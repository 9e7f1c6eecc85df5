import { measureWords, formatDistance } from '@tussock/domain';
import { Button, IconButton, RadioGroup } from '@tussock/ui';
import type { RefObject } from 'react';
import type { DrawnShape, PlanMapHandle } from '../../../map/index.ts';
import { DrawingTools, type DrawingToolsProps } from '../panels/drawing-tools.tsx';
import { useIsMapFull } from '../map-layout.tsx';
import { PhoneTools } from '../phone/phone-tools.tsx';
import { useHintWords } from '../drawing/drawing-hints.ts';
import { useDrawnNow } from '../drawing/drawn-now.ts';
import type { Measured, useMeasure } from './use-measure.ts';
import styles from '../map-tools.module.css';

const shapes = [
  { id: 'line', label: 'Distance' },
  { id: 'polygon', label: 'Area' },
] as const satisfies readonly { readonly id: Measured; readonly label: string }[];

interface MeasureToolsProps {
  readonly measure: ReturnType<typeof useMeasure>;
  readonly map: RefObject<PlanMapHandle | null>;
}

const figuresOf = (drawn: DrawnShape | null): string =>
  drawn?.geometry ? formatDistance(drawn.geometry) : '';

/** What the buttons of measuring do; null while nothing is measured. */
function useToolsOfMeasure({ measure, map }: MeasureToolsProps): DrawingToolsProps | null {
  const { shape, now, stop } = measure;
  const drawn = useDrawnNow(now, (at) => at);
  return (
    shape && {
      shape,
      drawn,
      map,
      hint: figuresOf(drawn) || measureWords.nothing,
      isAsked: true,
      refusal: null,
      stopLabel: measureWords.stop,
      onCancel: stop,
    }
  );
}

/** The row of a phone while measuring. */
export function MeasureRow(props: MeasureToolsProps) {
  const tools = useToolsOfMeasure(props);
  return tools && <PhoneTools {...tools} />;
}

/** Toolbar over the map while measuring: the figures, and what to measure next. */
export function MeasureTools(props: MeasureToolsProps) {
  const { measure } = props;
  const tools = useToolsOfMeasure(props);
  const isMapFull = useIsMapFull();
  const words = useHintWords();
  if (!tools || !measure.shape) return null;
  const { drawn } = tools;
  return (
    <div className={styles.measure}>
      {isMapFull ? (
        <div className={styles.measureKind}>
          <span className={styles.measured}>{words(tools.hint)}</span>
          <IconButton icon="close" label={measureWords.stop} onClick={measure.stop} />
        </div>
      ) : (
        <DrawingTools {...tools} />
      )}
      <div className={styles.measureKind}>
        <RadioGroup
          label={measureWords.title}
          isLabelHidden
          look="segments"
          options={shapes}
          value={measure.shape}
          onChange={measure.start}
        />
        {drawn?.isFinished && (
          <Button size="small" onClick={() => measure.shape && measure.start(measure.shape)}>
            {measureWords.again}
          </Button>
        )}
      </div>
      <output className={styles.spoken} aria-live="polite">
        {drawn?.isFinished ? figuresOf(drawn) : ''}
      </output>
    </div>
  );
}
