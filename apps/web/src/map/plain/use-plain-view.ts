import type { Bounds } from '@tussock/geometry';
import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react';
import type { Camera } from '../camera.ts';
import { NEW_ZEALAND } from '../frame-of-map.ts';
import { paddingOf, type MapPadding } from '../padding-of-map.ts';
import type { PlanMapProps } from '../plan-map-props.ts';
import { plainView, type PictureSize, type PlainView } from './plain-view.ts';

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

export interface PlainStand {
  /** Null until the size of the picture is known. */
  readonly view: PlainView | null;
  readonly moveTo: (camera: Camera, isOver?: boolean) => void;
  readonly fitTo: (bounds: Bounds) => void;
}

/** How the picture stands: where it was moved to, or as the engine will stand: where its map was left, or else on the farm, or on the country. */
export function usePlainView(
  element: RefObject<HTMLElement | null>,
  {
    camera,
    bounds,
    goingTo = null,
    onCamera,
    onWent,
  }: Pick<PlanMapProps, 'camera' | 'bounds' | 'goingTo' | 'onCamera' | 'onWent'>,
): PlainStand {
  const frame = useFrame(element);
  const [moved, setMoved] = useState<Camera | null>(null);
  const view = useMemo(() => {
    if (!frame) return null;
    const { size, padding } = frame;
    const at = moved ?? camera;
    return !at && bounds
      ? plainView(size, { bounds, padding })
      : plainView(size, { camera: at ?? NEW_ZEALAND });
  }, [frame, moved, camera, bounds]);
  const moveTo = (to: Camera, isOver = true): void => {
    setMoved(to);
    if (isOver) onCamera?.(to);
  };
  const fitTo = (bounds: Bounds): void => {
    if (frame) moveTo(plainView(frame.size, { bounds, padding: frame.padding }).camera);
  };
  const [goneTo, setGoneTo] = useState<Bounds | null>(null);
  if (frame && goingTo !== goneTo) {
    setGoneTo(goingTo);
    if (goingTo) setMoved(plainView(frame.size, { bounds: goingTo, padding: frame.padding }).camera);
  }
  const tell = useEffectEvent(() => {
    if (moved) onCamera?.(moved);
    onWent?.();
  });
  useEffect(() => {
    if (goneTo) tell();
  }, [goneTo]);
  return { view, moveTo, fitTo };
}
