export { boundaryShapeIn, numbersOfTitles } from './boundary-in-history.ts';
export { boundaryWords } from './boundary-words.ts';
export {
  blockNamesOf,
  blocksByHand,
  boundaryStanding,
  givenName,
  namesOfBlocks,
  readByHand,
  renameBlock,
  type BlockName,
  type BoundaryByHand,
  type BoundaryStanding,
  type OutlineSource,
} from './boundary-by-hand.ts';
export { areasOfMapRows, readPastedAreas, saysOtherSystem, type PastedAreas } from './read-pasted-areas.ts';
export { readPastedTitles, type TitleColumn } from './read-pasted-titles.ts';
export { MOST_TITLE_PARTS, titlePartIds } from './title-parts.ts';
export { isAppellation, shortAppellation, titleNumberOf, titleNumbersIn } from './title-spellings.ts';
