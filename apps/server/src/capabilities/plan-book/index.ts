export { planBookHandlers } from './routes.ts';
export { planBookTask } from './plan-book-task.ts';
export { readBookContent, readFrozenBook, readPeople } from './read-book-content.ts';
export type { AboutCopy, SharedCopyOrder } from './make-shared-copy.ts';
export { versionBookTask } from './version-book-task.ts';
export type { PlanBookOrder, PlanBookPrinter } from './print-plan-book.ts';
