import { Map as MapLibreMap, prewarm, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Camera } from '../camera.ts';
import { ZOOMS } from '../frame-of-map.ts';
import { patternImage } from './pattern-image.ts';
import { symbolImage } from './symbol-image.ts';

setWorkerUrl(workerUrl);
// The worker comes while the page is still put together, and stays for the next map.
prewarm();

/** Starts a map in an element. Symbol images are created when a layer first needs them. */
export function startMap(container: HTMLElement, style: StyleSpecification, camera: Camera): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style,
    center: [camera.center[0], camera.center[1]],
    zoom: camera.zoom,
    minZoom: ZOOMS.min,
    maxZoom: ZOOMS.max,
    fadeDuration: 0,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: false,
    // The style is ours and the types have read it: reading it again costs each page a tenth of a second.
    validateStyle: false,
    // A click that slides a little is still a click on a touch screen.
    clickTolerance: 5,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.setMissingStyleImageResolver(async (id: string) => {
    const pattern = patternImage(id);
    if (pattern && !map.hasImage(id)) map.addImage(id, pattern, { pixelRatio: 2 });
    if (pattern) return;
    const image = symbolImage(id);
    if (image && !map.hasImage(id)) map.addImage(id, image, { sdf: true, pixelRatio: 2 });
  });
  return map;
}
