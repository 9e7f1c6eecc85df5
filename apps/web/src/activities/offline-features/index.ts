export { OfflineFeatures } from './offline-features.tsx';
