export { ConflictNotice } from './conflict-notice.tsx';
export { DeleteFeatureDialog } from './delete-feature-dialog.tsx';
export { useFeatureWrites, type FeatureWrites } from './use-feature-writes.ts';
