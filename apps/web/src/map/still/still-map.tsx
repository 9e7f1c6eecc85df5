import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readPalette } from '../engine/palette.ts';
import { bordersOf, NEW_ZEALAND } from '../frame-of-map.ts';
import type { PlanMapProps } from '../plan-map-props.ts';
import { drawStill, inDrawingOrder } from './draw-still.ts';
import { featureAt } from './feature-at.ts';
import { stillView, type PictureSize } from './still-view.ts';
import styles from './still-map.module.css';

/** The size of an element, and again whenever it has another; null until it is known. */
function useSize(element: RefObject<HTMLElement | null>): PictureSize | null {
  const [size, setSize] = useState<PictureSize | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
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
  const size = useSize(canvas);
  const seen = useMemo(
    () => inDrawingOrder(features.filter(({ kind }) => visibleLayers.includes(kind.id))),
    [features, visibleLayers],
  );
  const borders = useMemo(() => bordersOf({ visibleLayers, boundary }), [visibleLayers, boundary]);
  const view = useMemo(
    () => size && stillView(size, camera ? { camera } : bounds ? { bounds } : { camera: NEW_ZEALAND }),
    [size, camera, bounds],
  );
  useEffect(() => {
    if (!canvas.current || !size || !view) return;
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
  }, [size, view, seen, borders, selectedId, hasLabels]);
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
