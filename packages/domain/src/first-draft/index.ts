export { proposeDraft, type DraftProposal } from './propose-draft.ts';
export type { MappedStream } from './bare-banks.ts';
export { draftWords } from './draft-words.ts';
export { attributesOfUnit, proposedDue, type LandUse } from './draft-units.ts';
export { newPlanWords } from './new-plan-words.ts';
