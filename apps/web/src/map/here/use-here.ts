import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { askForPosition, usePosition } from '../../device/index.ts';
import type { ButtonControl } from '../engine/button-control.ts';
import { readPalette } from '../engine/palette.ts';
import { NEAR_ZOOM } from '../frame-of-map.ts';
import { showHere } from './here-layers.ts';

/** Icon: cross hairs around a dot, on a grid of 24. */
export const HERE_ICON =
  'M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M12 12h.01';

/** Shows the device's position on the map; the button requests it and goes there. */
export function useHere(map: MapLibreMap | null, control: ButtonControl) {
  const { fix, refusal, isAsked } = usePosition();
  /** Whether the request came from this button: an error of a request made elsewhere is shown there, and must not cover the map. */
  const [isAskedHere, setIsAskedHere] = useState(false);
  /** Whether the map goes to the position as soon as it is known. */
  const mayGo = useRef(false);
  const latest = useRef(fix);
  useEffect(() => {
    latest.current = fix;
  }, [fix]);
  useEffect(() => {
    if (!map) return undefined;
    const go = (): void => {
      const at = latest.current?.at;
      mayGo.current = at === undefined;
      if (at) map.easeTo({ center: [at[0], at[1]], zoom: Math.max(map.getZoom(), NEAR_ZOOM) });
    };
    control.does(() => {
      setIsAskedHere(true);
      askForPosition();
      go();
    });
    return () => control.does(null);
  }, [map, control]);
  useEffect(() => {
    if (!map?.style) return;
    showHere(map, readPalette(), fix);
    if (!fix || !mayGo.current) return;
    mayGo.current = false;
    map.easeTo({ center: [fix.at[0], fix.at[1]], zoom: Math.max(map.getZoom(), NEAR_ZOOM) });
  }, [map, fix]);
  useEffect(() => control.setOn(isAsked), [control, isAsked]);
  return { refusal: isAskedHere ? refusal : null, isFinding: isAsked && fix === null && refusal === null };
}
