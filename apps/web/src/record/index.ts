export { useLivePlan, useLivePlanIfRead } from './use-live-plan.ts';
export { canChoose } from './conflict/asked-clash.ts';
export { LateClash } from './conflict/late-clash.tsx';
export { useClashQuestion } from './conflict/use-clash-question.tsx';
export { useConflictResolution } from './conflict/use-conflict-resolution.tsx';
export { useRecordSave } from './conflict/use-record-save.tsx';
export { boundaryOfRow, featureOfRow } from './feature-of-row.ts';
export { featureNamesFrom, featuresOfKind, measuresOf } from './feature-facts.ts';
export { useEditions } from './use-editions.ts';
export { useFirstDraft } from './use-first-draft.ts';
export { ratingsOf } from './rate-land.ts';
export { useInTurns } from './use-in-turns.ts';
export { useLand, useLandRisk, useUnitRisk } from './use-land-risk.ts';
export { measureShape } from '../session/measure-shape.ts';
export { partOfForm } from './part-of-form.ts';
export { ClashError, saveToRecord, sendAgain, tellArrival } from './save-to-record.ts';
export { tellingRefusal, tellRefusal } from './tell-refusal.ts';
export { redoLast, undoLast } from './undo-last.ts';
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
} from './use-plan-actions.ts';
export {
  useBoundary,
  usePlanFeatures,
  usePlanRow,
  useSoilRecord,
  useSoilTests,
} from './use-plan-features.ts';
export { useAllRows, useIsGone, useRowsToShow, useSync } from './use-record.ts';
export { useVersionRows } from './use-version-rows.ts';
export { useRecordAt } from './use-record-at.ts';
export { useBoundaryRecord, type BoundaryRecord } from './use-boundary-record.ts';
export { usePlanAround } from './use-plan-around.ts';
export { useShapeLocks } from './use-shape-locks.ts';
export { useImportedLayers, type PlanLayer } from './use-imported-layers.ts';
export { useStock } from './use-stock.ts';
export { editOf } from './conflict/part-over-standing.ts';
export { nameInRecord } from './name-in-record.ts';
export { usePeopleAt } from './use-people-at.ts';
export { useToday } from './use-today.ts';
export { nameOfFeature, usePlaceNames, type PlaceNames } from './use-place-names.ts';
export { useFileUses, usePlanFiles, valuesOfFile } from './plan-files.ts';
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
} from './use-plan-life.ts';
