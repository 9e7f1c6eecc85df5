import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { box } from '../shapes/geometry.ts';

/** Base map under a plan, from the server's configuration. */
const basemap = z.object({ styleUrl: z.nullable(z.string()), attribution: z.string() });
const groundTiles = z.object({
  url: z.string(),
  minZoom: z.number(),
  maxZoom: z.number(),
  attribution: z.string(),
  /** Bounds of the tiles: west, south, east, north. */
  bounds: z.optional(box),
});

export const readSettings = defineCall({
  id: 'service.settings',
  summary: 'What the browser must know of this installation.',
  method: 'GET',
  path: '/api/settings',
  access: { to: 'anyone' },
  reply: z.object({
    basemap,
    titleTiles: z.object({
      url: z.string(),
      sourceLayer: z.string(),
      minZoom: z.number(),
      maxZoom: z.number(),
      attribution: z.string(),
    }),
    riverTiles: z.object({
      url: z.string(),
      sourceLayer: z.string(),
      zoom: z.number(),
      tileSize: z.number(),
    }),
    /** Heights as Terrain-RGB, and aerial photographs; null when the installation has none. */
    terrain: z.nullable(groundTiles),
    imagery: z.nullable(groundTiles),
    /** Soil maps, with `{layer}` in their address; null when the installation has none. */
    soil: z.nullable(groundTiles),
    isDemonstration: z.boolean(),
    /** Whether somebody who is new to it is shown around. */
    hasTour: z.boolean(),
  }),
});

export const readTitleTile = defineCall({
  id: 'tiles.titles',
  summary: 'A vector tile of property titles; 404 where there are none.',
  method: 'GET',
  path: '/api/tiles/titles/{z}/{x}/{y}.pbf',
  access: { to: 'signedIn', ability: 'useProduct' },
  answer: 'file',
  fileType: 'application/x-protobuf',
  callsPerMinute: 3000,
});

export const readRiverTile = defineCall({
  id: 'tiles.rivers',
  summary: 'A vector tile of rivers at zoom 12; 404 where there are none.',
  method: 'GET',
  path: '/api/tiles/rivers/{z}/{x}/{y}.pbf',
  access: { to: 'signedIn', ability: 'useProduct' },
  answer: 'file',
  fileType: 'application/x-protobuf',
  callsPerMinute: 3000,
});

export const readTerrainTile = defineCall({
  id: 'tiles.terrain',
  summary: 'A tile of heights as Terrain-RGB; 404 where there are none.',
  method: 'GET',
  path: '/api/tiles/terrain/{z}/{x}/{y}.png',
  access: { to: 'signedIn', ability: 'useProduct' },
  answer: 'file',
  fileType: 'image/png',
  callsPerMinute: 3000,
});

export const readImageryTile = defineCall({
  id: 'tiles.imagery',
  summary: 'A tile of the aerial photographs; 404 where there are none.',
  method: 'GET',
  path: '/api/tiles/imagery/{z}/{x}/{y}.webp',
  access: { to: 'signedIn', ability: 'useProduct' },
  answer: 'file',
  fileType: 'image/webp',
  callsPerMinute: 3000,
});

export const readSoilTile = defineCall({
  id: 'tiles.soil',
  summary: 'A tile of a soil layer; 404 where there is none.',
  method: 'GET',
  path: '/api/tiles/soil/{layer}/{z}/{x}/{y}.png',
  access: { to: 'signedIn', ability: 'useProduct' },
  answer: 'file',
  fileType: 'image/png',
  callsPerMinute: 3000,
});
