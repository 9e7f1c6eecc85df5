export { FeatureLink } from './feature-link.tsx';
export { FieldsView } from './fields-view.tsx';
export { LinkedFeatures } from './linked-features.tsx';
