export { DeleteFeatureDialog } from './delete-feature-dialog.tsx';
export { useFeatureWrites, type FeatureWrites } from './use-feature-writes.tsx';
