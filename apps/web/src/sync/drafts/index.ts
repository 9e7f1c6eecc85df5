export type { DraftShape, DraftTrace } from './draft-shapes.ts';
export {
  deleteDraft,
  deleteDraftsOfNobody,
  isNamedInDraft,
  ownDraftKey,
  readDraft,
  saveDraft,
  type Draft,
  type FormValues,
} from './draft-store.ts';
export { deleteFormDrafts, draftSlots, drawingSlots, formKeys, goneText } from './form-drafts.ts';
export { TabDraft } from './tab-draft.ts';
export { tabLocks, takeEmptySlot } from './tab-slot.ts';
export { readTitleChoice, numbersOfTitleChoice, saveTitleChoice } from './title-choice.ts';
export {
  deleteTitleOutlines,
  eraseTitleOutlines,
  saveTitleOutlines,
  readTitleOutlines,
} from './title-outlines.ts';
export { useTabDraft, useTabSlot, useTypedText } from './use-drafts.ts';
