export { extrasOf } from './kind-extras.ts';
