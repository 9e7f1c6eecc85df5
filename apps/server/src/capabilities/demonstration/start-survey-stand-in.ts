import { randomBytes } from 'node:crypto';
import { groundAttribution } from '@tussock/domain';
import type { CatchmentLayer } from '../../platform/ground/catchment-layer.ts';
import type { GroundSource } from '../../platform/ground/ground-tiles.ts';

/** The made-up land survey that answers when there is no real one. */
export interface SurveyStandIn {
  readonly url: string;
  readonly key: string;
  readonly terrain: GroundSource;
  readonly soil: GroundSource;
  readonly catchments: CatchmentLayer;
  readonly standIn: Awaited<ReturnType<(typeof import('@tussock/demo'))['startStandIn']>>;
  close(): Promise<void>;
}

/** Starts the stand-in on a free port of this machine. The valley is only grown when it is needed. */
export async function startSurveyStandIn(options: { longestDelayMs?: number } = {}): Promise<SurveyStandIn> {
  const { DEMO_BOUNDS, demoValleyInTurns, startStandIn, TERRAIN_ZOOMS, valleyCatchments } =
    await import('@tussock/demo');
  const key = randomBytes(16).toString('hex');
  const standIn = await startStandIn({ valley: demoValleyInTurns, key, ...options });
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
    catchments: valleyCatchments(DEMO_BOUNDS),
    standIn,
    close: () => standIn.close(),
  };
}
