import { isMapFormatId, LARGEST_MAP_FILE, mapFormatIds } from '@tussock/domain';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { uuid } from '../shapes/common.ts';
import { filePath, uploadUnderWay } from '../shapes/file.ts';
import { geometry } from '../shapes/geometry.ts';

const words = (most: number) => z.string().check(z.maxLength(most));

/** Options for reading a file that does not describe itself. */
const readAs = z.strictObject({
  /** EPSG number of the coordinate system. */
  system: z.optional(z.int()),
  isSwapped: z.optional(z.boolean()),
  table: z.optional(words(400)),
  eastColumn: z.optional(words(400)),
  northColumn: z.optional(words(400)),
  isNearFarm: z.optional(z.boolean()),
});

const cell = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const bounds = z.array(z.number());

/** Contents of a file, like `ReadMapFile` of the domain. */
const readFile = z.object({
  format: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  table: z.string(),
  system: z.nullable(z.string()),
  needs: z.nullable(z.enum(['system', 'columns'])),
  proposals: z.array(
    z.object({
      system: z.number(),
      isSwapped: z.boolean(),
      label: z.string(),
      kilometres: z.nullable(z.number()),
    }),
  ),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      line: z.number(),
      geometry: z.nullable(geometry),
      cells: z.array(cell),
      fault: z.optional(z.string()),
      repair: z.optional(
        z.object({
          what: z.string(),
          before: geometry,
          beforeHectares: z.optional(z.number()),
          afterHectares: z.optional(z.number()),
        }),
      ),
    }),
  ),
  bounds: z.nullable(bounds),
  notices: z.array(z.string()),
});

const file = { filePath, fileName: words(400), readAs };

export const uploadMapFile = defineCall({
  id: 'mapFile.upload',
  summary: 'Begins to send a file of places in parts, or goes on with what was begun under the same id.',
  method: 'POST',
  path: '/api/plan/{planId}/map-file/upload',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({ uploadId: uuid, bytes: z.int().check(z.minimum(1)) }),
  reply: uploadUnderWay,
  example: { uploadId: '01900000-0000-7000-8000-000000000000', bytes: LARGEST_MAP_FILE },
  callsPerMinute: 120,
});

export const readMapFile = defineCall({
  id: 'mapFile.read',
  summary:
    'What is in a file of places that was sent: its rows in longitude and latitude, what was mended, what is left out and why. Stores nothing. Asks for the coordinate system where the file does not say it.',
  method: 'POST',
  path: '/api/plan/{planId}/map-file/read',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject(file),
  reply: readFile,
  answer: 'jsonText',
  callsPerMinute: 30,
});

export const keepMapFile = defineCall({
  id: 'mapFile.keep',
  summary:
    'Keeps the rows of a file that was sent as a GeoJSON document of the plan, for a layer to show, and says what is in it.',
  method: 'POST',
  path: '/api/plan/{planId}/map-file/keep',
  access: { to: 'plan', ability: 'editFeatures' },
  body: z.strictObject({ ...file, name: words(80).check(z.trim(), z.minLength(1)) }),
  reply: z.object({
    fileId: uuid,
    areas: z.number(),
    lines: z.number(),
    points: z.number(),
    bounds: z.array(z.number()),
  }),
  resets: ['files', 'history'],
  callsPerMinute: 30,
});

export const orderMapFile = defineCall({
  id: 'mapFile.order',
  summary:
    'Asks for the features of the plan as a file of one of the formats that are read: of the kinds that are named, or of all where none is. Long work, see task.all.',
  method: 'POST',
  path: '/api/plan/{planId}/map-file/order',
  access: { to: 'plan', ability: 'downloadReports' },
  body: z.strictObject({
    format: z.string().check(z.refine(isMapFormatId, `Format must be one of ${mapFormatIds.join(', ')}`)),
    kinds: z.array(words(60)).check(z.maxLength(100)),
  }),
  reply: z.object({ _id: uuid }),
  example: { format: 'geopackage', kinds: [] },
  callsPerMinute: 20,
});

export const listImportedLayers = defineCall({
  id: 'importedLayer.all',
  summary: 'The imported layers of a plan; the features of each are the GeoJSON document it names.',
  method: 'GET',
  path: '/api/plan/{planId}/imported-layer/all',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  reply: z.object({
    results: z.array(
      z.object({
        _id: uuid,
        version: z.number(),
        name: z.string(),
        colour: z.string(),
        source: z.optional(z.string()),
        areas: z.number(),
        lines: z.number(),
        points: z.number(),
        fileId: uuid,
        bounds: z.array(z.number()),
      }),
    ),
  }),
});

export const readImportedLayer = defineCall({
  id: 'importedLayer.get',
  summary: 'The features of an imported layer as GeoJSON, in longitude and latitude.',
  method: 'GET',
  path: '/api/plan/{planId}/imported-layer/get/{layerId}',
  access: { to: 'plan', ability: 'viewPlan' },
  scopes: ['readMap'],
  answer: 'file',
  fileType: 'application/geo+json',
});
