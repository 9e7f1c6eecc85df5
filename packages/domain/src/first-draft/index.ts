export { proposeDraft, type DraftProposal } from './propose-draft.ts';
export { draftWords } from './draft-words.ts';
