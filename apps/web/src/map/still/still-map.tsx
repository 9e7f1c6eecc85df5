import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readPalette } from '../engine/palette.ts';
import { bordersOf, NEW_ZEALAND } from '../frame-of-map.ts';
import { paddingOf, type MapPadding } from '../padding-of-map.ts';
import type { PlanMapProps } from '../plan-map-props.ts';
import { drawStill, inDrawingOrder } from './draw-still.ts';
import { featureAt } from './feature-at.ts';
import { stillView, type PictureSize, type StillView } from './still-view.ts';
import styles from './still-map.module.css';

interface PictureFrame {
  readonly size: PictureSize;
  readonly padding: MapPadding;
}

/** The frame of an element, and again whenever it has another size; null until it is known. */
function useFrame(element: RefObject<HTMLElement | null>): PictureFrame | null {
  const [frame, setFrame] = useState<PictureFrame | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setFrame({ size: { width, height }, padding: paddingOf(current) });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}

/** As the engine will stand: where its map was left, or else on the farm, or on the country. */
function viewIn(
  { size, padding }: PictureFrame,
  { camera, bounds }: Pick<PlanMapProps, 'camera' | 'bounds'>,
): StillView {
  if (!camera && bounds) return stillView(size, { bounds, padding });
  return stillView(size, { camera: camera ?? NEW_ZEALAND });
}

type StillMapProps = Pick<
  PlanMapProps,
  | 'label'
  | 'features'
  | 'boundary'
  | 'visibleLayers'
  | 'hasLabels'
  | 'camera'
  | 'bounds'
  | 'selectedId'
  | 'drawing'
  | 'onFeatureClick'
>;

/**
 * The farm without the engine of maps: while that is on its way over a slow line, or where the browser cannot run it. It stands as the
 * engine's map will, and what is on it can be chosen; it does not move.
 */
export function StillMap(props: StillMapProps) {
  const { label, features, boundary, visibleLayers, hasLabels, camera, bounds, selectedId = null } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useFrame(canvas);
  const seen = useMemo(
    () => inDrawingOrder(features.filter(({ kind }) => visibleLayers.includes(kind.id))),
    [features, visibleLayers],
  );
  const borders = useMemo(() => bordersOf({ visibleLayers, boundary }), [visibleLayers, boundary]);
  const view = useMemo(() => frame && viewIn(frame, { camera, bounds }), [frame, camera, bounds]);
  useEffect(() => {
    if (!canvas.current || !frame || !view) return;
    const { size } = frame;
    const pen = canvas.current.getContext('2d');
    if (!pen) return;
    const { devicePixelRatio: ratio } = globalThis;
    canvas.current.width = size.width * ratio;
    canvas.current.height = size.height * ratio;
    pen.scale(ratio, ratio);
    const picture = { features: seen, boundary: borders, selectedId, hasLabels };
    // As names are written beside the map: over a slow line the letters of the product are not here yet.
    const { fontFamily } = getComputedStyle(document.body);
    drawStill(pen, picture, { view, size, palette: readPalette(), fontFamily });
  }, [frame, view, seen, borders, selectedId, hasLabels]);
  return (
    <canvas
      ref={canvas}
      className={styles.still}
      role="img"
      aria-label={label}
      data-still-features={seen.length}
      onClick={({ nativeEvent: { offsetX, offsetY } }) => {
        // What is drawn begins with the engine: until then a press is neither a corner nor a choice.
        const hit = view && !props.drawing && featureAt(seen, [offsetX, offsetY], view);
        if (hit) props.onFeatureClick?.(hit.id, view.toPosition([offsetX, offsetY]));
      }}
    />
  );
}
