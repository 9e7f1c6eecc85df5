import type { GroundLayerId } from '@tussock/domain';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { TileSettings } from '../engine/paper-style.ts';
import type { Palette } from '../engine/palette.ts';
import type { Ground } from './add-ground.ts';
import type { BasemapOutcome } from './basemap.ts';

interface GroundWish {
  readonly tiles: TileSettings;
  readonly chosen: readonly GroundLayerId[];
  /** Whether the ground may be loaded: the farm comes first. */
  readonly mayBegin: boolean;
  readonly palette: Palette;
}

/** State of the ground, for screen readers and tests. */
export interface SeenGround {
  /** Whether it has been added; its tiles may still be loading. */
  readonly isLaid: boolean;
  readonly contourCount: number;
  /** Undefined until it is known, and where none is configured. */
  readonly basemap: BasemapOutcome | undefined;
}

/** Adds the ground to a map once the farm is drawn. */
export function useGround(
  ready: Readonly<{ map: MapLibreMap }> | null,
  { tiles, chosen, mayBegin, palette }: GroundWish,
): SeenGround {
  const map = ready?.map ?? null;
  const [laid, setLaid] = useState<{ map: MapLibreMap; ground: Ground } | null>(null);
  useEffect(() => {
    if (!map || !mayBegin || laid?.map === map) return undefined;
    let isGone = false;
    // The code of the ground, too, comes after the farm. Where it does not come there is paper.
    const lay = async (): Promise<void> => {
      const { addGround } = await import('./add-ground.ts');
      if (!isGone && map.style) setLaid({ map, ground: addGround(map, tiles, palette) });
    };
    lay().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [map, mayBegin, tiles, laid, palette]);
  const ground = laid?.map === map ? laid?.ground : undefined;
  useEffect(() => {
    if (ready?.map.style) ground?.repaint(palette);
  }, [ready, ground, palette]);
  useEffect(() => {
    // An engine that lost its graphics has no style for a while: it is asked when it is back, which is another `ready`.
    if (ready?.map.style) ground?.show(chosen);
  }, [ready, ground, chosen]);
  const areContoursChosen = chosen.includes('contours');
  const [contourCount, setContourCount] = useState(0);
  useEffect(() => {
    if (!map || !ground) return undefined;
    // Until they are seen, or seen no more: counting them takes as long as drawing them, and would come after each click.
    const look = (): void => {
      const count = ground.countContours();
      setContourCount(count);
      if (count > 0 === areContoursChosen) map.off('idle', look);
    };
    map.on('idle', look);
    return () => void map.off('idle', look);
  }, [map, ground, areContoursChosen]);
  const [basemap, setBasemap] = useState<BasemapOutcome>();
  useEffect(() => {
    let isGone = false;
    const learn = async (): Promise<void> => {
      const outcome = await ground?.basemap;
      if (!isGone) setBasemap(outcome ?? undefined);
    };
    void learn();
    return () => {
      isGone = true;
    };
  }, [ground]);
  return { isLaid: ground !== undefined, contourCount, basemap };
}
