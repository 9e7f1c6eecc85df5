export { DocumentView } from './document-view.tsx';
export { useLandAround } from './use-land-around.ts';
export { usePlanBook } from './use-plan-book.ts';
