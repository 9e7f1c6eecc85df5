import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { groundAttribution } from '@tussock/domain';
import type { CatchmentLayer } from '../../platform/ground/catchment-layer.ts';
import { serverRoot } from '../../platform/configuration/server-root.ts';
import type { GroundSource } from '../../platform/ground/ground-tiles.ts';

/** The painted photograph of the valley (tools/paint-orthophoto.mjs). */
const PHOTO_TILES = fileURLToPath(new URL('../../packages/demo/orthophoto.tiles', serverRoot));

/** The made-up land survey that answers when there is no real one. */
export interface SurveyStandIn {
  readonly url: string;
  readonly key: string;
  readonly terrain: GroundSource;
  readonly soil: GroundSource;
  /** Undefined where the painted photograph is not beside the server. */
  readonly imagery: GroundSource | undefined;
  readonly catchments: CatchmentLayer;
  readonly standIn: Awaited<ReturnType<(typeof import('@tussock/demo'))['startStandIn']>>;
  close(): Promise<void>;
}

/** Starts the stand-in on a free port of this machine. The valley is only grown when it is needed. */
export async function startSurveyStandIn(options: { longestDelayMs?: number } = {}): Promise<SurveyStandIn> {
  const { DEMO_BOUNDS, demoValleyInTurns, PHOTO_ZOOMS, startStandIn, TERRAIN_ZOOMS, valleyCatchments } =
    await import('@tussock/demo');
  const key = randomBytes(16).toString('hex');
  const standIn = await startStandIn({ valley: demoValleyInTurns, key, photoTiles: PHOTO_TILES, ...options });
  const terrain: GroundSource = {
    url: `${standIn.url}/v1/tiles/elevation/WebMercatorQuad/{z}/{x}/{y}.png?api=${key}`,
    minZoom: TERRAIN_ZOOMS.min,
    maxZoom: TERRAIN_ZOOMS.max,
    attribution: groundAttribution.demonstration,
    bounds: [...DEMO_BOUNDS],
  };
  return {
    url: standIn.url,
    key,
    terrain,
    soil: {
      ...terrain,
      url: `${standIn.url}/v1/tiles/soil/{layer}/{z}/{x}/{y}.png?api=${key}`,
      attribution: groundAttribution.demonstrationSoil,
    },
    imagery: existsSync(PHOTO_TILES)
      ? {
          url: `${standIn.url}/v1/tiles/aerial/WebMercatorQuad/{z}/{x}/{y}.webp?api=${key}`,
          minZoom: PHOTO_ZOOMS.min,
          maxZoom: PHOTO_ZOOMS.max,
          attribution: groundAttribution.demonstrationImagery,
          bounds: [...DEMO_BOUNDS],
        }
      : undefined,
    catchments: valleyCatchments(DEMO_BOUNDS),
    standIn,
    close: () => standIn.close(),
  };
}
