/** By itself, so that it comes only when something is loaded. */
export { LoadingOverlay } from '@tussock/ui';
