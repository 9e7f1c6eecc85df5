import { useCallback, useState } from 'react';
import type { Camera } from '../../map/index.ts';
import { mapStore, tellMap } from '../../plan-session/map-store.ts';

/** Spec §3: the camera is kept by address. Returns the camera left at this address, and the function that stores one. */
export function useCamera(url: string): {
  readonly camera: Camera | undefined;
  readonly keepCamera: (camera: Camera) => void;
} {
  const [camera] = useState(() => mapStore.getState().urlToCameraPosition[url]);
  const keepCamera = useCallback(
    (moved: Camera) => tellMap({ type: 'cameraMoved', url, camera: moved }),
    [url],
  );
  return { camera, keepCamera };
}
