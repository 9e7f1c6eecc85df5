export { useLivePlan, useLivePlanIfRead } from './use-live-plan.ts';
export { useClashQuestion } from './conflict/use-clash-question.tsx';
export { useConflictResolution } from './conflict/use-conflict-resolution.tsx';
export { useRecordSave, type RecordSave } from './conflict/use-record-save.tsx';
export { boundaryOfRow, featureOfRow, soilTestOfRow } from './feature-of-row.ts';
export { measureShape, type MeasuredShape } from '../session/measure-shape.ts';
export { partOfForm } from './part-of-form.ts';
export { ClashError, saveToRecord, type RecordWish } from './save-to-record.ts';
export { redoLast, undoLast } from './undo-last.ts';
export {
  useBoundary,
  usePlanFeatures,
  usePlanRow,
  useSoilRecord,
  useSoilTests,
} from './use-plan-features.ts';
export { useRow, useRows, useSync } from './use-record.ts';
