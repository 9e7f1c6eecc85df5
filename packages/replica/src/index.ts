export { bucketOf, bucketsFor } from './bucket.ts';
export { isSame, type Values } from './is-same.ts';
export { differenceOf, mergeValues, withDifference, type Merged, type ValueEdit } from './merge-values.ts';
