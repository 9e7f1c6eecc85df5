import type { Examples } from './examples/example-of.ts';
import { irrigationExamples } from './examples/irrigation.ts';
import { landExamples } from './examples/land.ts';
import { nutrientsExamples } from './examples/nutrients.ts';
import { othersExamples } from './examples/others.ts';
import { structuresExamples } from './examples/structures.ts';
import { waterExamples } from './examples/water.ts';

/** One feature of every kind with all its fields filled in. Complete over the registry: a new kind needs its example. */
export const exampleAttributes: Examples = {
  ...landExamples,
  ...waterExamples,
  ...structuresExamples,
  ...irrigationExamples,
  ...nutrientsExamples,
  ...othersExamples,
};
