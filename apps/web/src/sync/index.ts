export { useLivePlan, useLivePlanIfRead } from './hooks/use-live-plan.ts';
export { canChoose } from './conflict/asked-conflict.ts';
export { DelayedConflict } from './conflict/delayed-conflict.tsx';
export { useConflictQuestion } from './conflict/use-conflict-question.tsx';
export { useConflictResolution } from './conflict/use-conflict-resolution.tsx';
export { useRecordSave } from './conflict/use-record-save.tsx';
export { boundaryOfRow, featureOfRow } from './hooks/feature-of-row.ts';
export { featureNamesFrom, featuresOfKind, measuresOf } from './hooks/feature-facts.ts';
export { useEditions } from './hooks/use-editions.ts';
export { useFirstDraft } from './hooks/use-first-draft.ts';
export { ratingsOf } from './hooks/rate-land.ts';
export { useInTurns } from './hooks/use-in-turns.ts';
export { useLand, useLandRisk, useUnitRisk } from './hooks/use-land-risk.ts';
export { measureShape } from './estimates/measure-shape.ts';
export { seasonOnDevice, trialOnDevice } from './estimates/nitrogen-on-device.ts';
export { partOfForm } from './save/part-of-form.ts';
export { ConflictError, saveToRecord, sendAgain, showArrival } from './save/save-to-record.ts';
export { showingRefusal, showRefusal } from './save/show-refusal.ts';
export { redoLast, undoLast } from './save/undo-last.ts';
export {
  listOf,
  useEvidence,
  usePlanActions,
  usePlanAnswers,
  useRemarks,
  type ActionEvidence,
  type ActionRemark,
  type LiveAnswers,
  type PlanAction,
} from './hooks/use-plan-actions.ts';
export {
  useBoundary,
  usePlanFeatures,
  usePlanRow,
  useSoilRecord,
  useSoilTests,
} from './hooks/use-plan-features.ts';
export { useAllRows, useIsGone, useRowsToShow, useSync } from './hooks/use-record.ts';
export { useVersionRows } from './hooks/use-version-rows.ts';
export { useRecordAt } from './hooks/use-record-at.ts';
export { useBoundaryRecord, type BoundaryRecord } from './hooks/use-boundary-record.ts';
export { usePlanAround } from './hooks/use-plan-around.ts';
export { useShapeLocks } from './hooks/use-shape-locks.ts';
export { useImportedLayers, type PlanLayer } from './hooks/use-imported-layers.ts';
export { useStock } from './hooks/use-stock.ts';
export { editOf } from './conflict/resolved-part.ts';
export { nameInRecord } from './hooks/name-in-record.ts';
export { usePeopleAt } from './hooks/use-people-at.ts';
export { useToday } from './hooks/use-today.ts';
export { nameOfFeature, usePlaceNames, type PlaceNames } from './hooks/use-place-names.ts';
export { useFileUses, usePlanFiles, valuesOfFile } from './hooks/plan-files.ts';
export { OutlinePicture, type DrawnOutline } from './outline/outline-picture.tsx';
export {
  useApprovals,
  useDetailNotes,
  isSentBy,
  useLockSentence,
  useOwnPart,
  useVersions,
  useWholeRecord,
  type DetailNote,
  type PlanApproval,
  type PlanVersion,
} from './hooks/use-plan-life.ts';
export { openRecord, planRecordStore } from './open-record.ts';
export { type PartEdit, type WaitingOp } from './plan-record.ts';
export {
  captionFormFile,
  fileOnDevice,
  filesNamedIn,
  formFilesStore,
  addFormFile,
  addFileToForm,
  removeFormFile,
  restoreFormFiles,
  waitingFile,
} from './files/form-files.ts';
export { type WaitingFile } from './files/waiting-file.ts';
export { type RecordWish } from './save/save-to-record.ts';
export { mayGoLater, sendWatched } from './files/send-file.ts';
export {
  listedName,
  nameOfStoredPlan,
  storedPlansKey,
  useGonePlans,
  useStoredPlans,
} from './device/use-stored-plans.ts';
