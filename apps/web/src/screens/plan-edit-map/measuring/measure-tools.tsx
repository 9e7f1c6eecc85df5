import { measureWords, formatDistance } from '@tussock/domain';
import { Button, RadioGroup } from '@tussock/ui';
import type { RefObject } from 'react';
import type { PlanMapHandle } from '../../../map/index.ts';
import { DrawingTools } from '../panels/drawing-tools.tsx';
import { useDrawnNow } from '../drawing/drawn-now.ts';
import type { Measured, useMeasure } from './use-measure.ts';
import styles from '../map-tools.module.css';

const shapes = [
  { id: 'line', label: 'Distance' },
  { id: 'polygon', label: 'Area' },
] as const satisfies readonly { readonly id: Measured; readonly label: string }[];

/** Toolbar over the map while measuring: the figures, and what to measure next. */
export function MeasureTools({
  measure,
  map,
}: {
  readonly measure: ReturnType<typeof useMeasure>;
  readonly map: RefObject<PlanMapHandle | null>;
}) {
  const { shape } = measure;
  const drawn = useDrawnNow(measure.now, (now) => now);
  if (!shape) return null;
  const figures = drawn?.geometry ? formatDistance(drawn.geometry) : '';
  return (
    <div className={styles.measure}>
      <DrawingTools
        shape={shape}
        drawn={drawn}
        map={map}
        hint={figures || measureWords.nothing}
        isAsked
        refusal={null}
        stopLabel={measureWords.stop}
        onCancel={measure.stop}
      />
      <div className={styles.measureKind}>
        <RadioGroup
          label={measureWords.title}
          isLabelHidden
          look="segments"
          options={shapes}
          value={shape}
          onChange={measure.start}
        />
        {drawn?.isFinished && (
          <Button size="small" onClick={() => measure.start(shape)}>
            {measureWords.again}
          </Button>
        )}
      </div>
      <output className={styles.spoken} aria-live="polite">
        {drawn?.isFinished ? figures : ''}
      </output>
    </div>
  );
}
