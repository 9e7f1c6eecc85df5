/** Chunk of its own, so that it is loaded only when something has to be waited for. */
export { LoadingOverlay } from '@tussock/ui';
