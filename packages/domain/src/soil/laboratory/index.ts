export { isEmptyLine, type FileLine, type LaboratoryLayout, type SampleTable } from './file-line.ts';
export { specifiedHeadings } from './columns.ts';
export { columnUses, proposedUse, shapeOf, type ColumnMatching } from './column-matching.ts';
export { plainHeading } from './file-line.ts';
export { findTable } from './find-table.ts';
export type { DateOrder } from './read-day.ts';
export { countSamples, readSamples, soilTestKey, type LaboratorySample } from './read-samples.ts';
export {
  choiceKeyOf,
  fateOfTest,
  matchSamples,
  plainSampleName,
  type MatchedSample,
  type SampleFate,
  type ExistingTest,
} from './match-samples.ts';
