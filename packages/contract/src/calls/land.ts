import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  boundaryPreviewBody,
  boundaryPreviewReply,
  titleFeature,
  titleSearch,
  titleSearchReply,
} from '../shapes/cadastral.ts';
import { nullableText } from '../shapes/common.ts';
import { groundSlope } from '../shapes/terrain.ts';

/** Land before there is a plan of it: what a person who may start a plan looks up first. */
const access = { to: 'signedIn', ability: 'createPlan' } as const;

export const searchLand = defineCall({
  id: 'land.search',
  summary: 'Finds property titles as `cadastral.search` does, before there is a plan.',
  method: 'POST',
  path: '/api/land/search',
  access,
  body: titleSearch,
  example: { titleNumber: 'CB12A/345' },
  reply: titleSearchReply,
  callsPerMinute: 120,
});

export const previewLand = defineCall({
  id: 'land.preview',
  summary: 'The merge of some title parts and its area, before there is a plan.',
  method: 'POST',
  path: '/api/land/preview',
  access,
  body: boundaryPreviewBody,
  reply: boundaryPreviewReply,
  callsPerMinute: 120,
});

export const readLandFacts = defineCall({
  id: 'land.facts',
  summary:
    'What is known of the ground of some title parts: catchment, streams, slope, and the titles that share a border with it. Null is what could not be found.',
  method: 'POST',
  path: '/api/land/facts',
  access,
  body: boundaryPreviewBody,
  reply: z.object({
    catchment: nullableText,
    catchmentSource: nullableText,
    /** Streams within the land; null when they could not be read. */
    streams: z.nullable(z.object({ metres: z.number(), highestOrder: z.number() })),
    slope: z.nullable(groundSlope),
    slopeSource: nullableText,
    /** Titles that share a border with the land; null when the land survey did not answer. */
    beside: z.nullable(z.array(titleFeature)),
  }),
  callsPerMinute: 120,
});
