export { fileHandlers } from './routes.ts';
export { findKnownFileIds } from './plan-file-store.ts';
