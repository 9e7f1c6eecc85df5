export { useConflictResolution } from './use-conflict-resolution.tsx';
