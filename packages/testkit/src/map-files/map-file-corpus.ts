import type { CorpusFile } from './corpus-file.ts';
import { contradictingCorpus, drawingCorpus } from './contradicting-corpus.ts';
import { programCorpus } from './program-corpus.ts';
import { packedCorpus } from './packed-corpus.ts';
import { shapefileCorpus } from './shapefile-corpus.ts';
import { geojsonCorpus } from './geojson-corpus.ts';
import { shapeCellCorpus } from './shape-cell-corpus.ts';
import { dxfCorpus, tableCorpus, xmlCorpus } from './text-corpus.ts';

/** Awkward files of places, each with what has to come of it. */
export const mapFileCorpus: readonly CorpusFile[] = [
  ...shapefileCorpus,
  ...geojsonCorpus,
  ...xmlCorpus,
  ...dxfCorpus,
  ...tableCorpus,
  ...shapeCellCorpus,
  ...packedCorpus,
  ...programCorpus,
  ...contradictingCorpus,
  ...drawingCorpus,
];
