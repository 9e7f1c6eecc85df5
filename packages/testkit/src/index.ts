export { bookExample, farmRows, featureRow } from './example-book.ts';
export { exampleAttributes } from './example-features.ts';
export { arbitraryAttributes } from './arbitrary-attributes.ts';
export { arbitraryGeometry } from './arbitrary-geometry.ts';
export { mapFileCorpus } from './map-files/map-file-corpus.ts';
export {
  HERE as corpusPlace,
  square as corpusSquare,
  type CorpusFile,
  type Expected,
} from './map-files/corpus-file.ts';
export { areaRecord, dbfOf, shapefileFiles, shapefileOf, zipOf } from './map-files/make-shapefile.ts';
export { geopackageOf } from './map-files/packed-corpus.ts';
export { enterNextEditions, nextCatalogue, nextRules } from './next-editions.ts';
