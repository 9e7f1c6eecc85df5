import * as z from 'zod/mini';
import { featureType } from './feature.ts';
import { box } from './geometry.ts';

/** A line of a sketch: x, y of its first place and then the steps to each that follows, in 1/4096 of the sides of the box from its north-western corner. */
const line = z.array(z.number());
/** Its outline, and then its holes. */
const area = z.array(line);

/** One thing of the plan: of areas, lines and points it has those of its shape. */
const sketchedFeature = z.object({
  featureType,
  name: z.optional(z.string()),
  /** What its look differs in from that of its kind. */
  look: z.optional(z.record(z.string(), z.string())),
  areas: z.optional(z.array(area)),
  lines: z.optional(z.array(line)),
  point: z.optional(line),
});

export const planSketch = z.object({
  /** West, south, east, north, degrees; null where nothing is drawn. */
  box: z.nullable(box),
  boundary: z.array(area),
  /** The largest of them where there are more than a sketch shows. */
  features: z.array(sketchedFeature),
});
export type PlanSketch = z.infer<typeof planSketch>;
