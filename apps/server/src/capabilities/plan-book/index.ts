export { planBookHandlers } from './routes.ts';
export { planBookTask } from './plan-book-task.ts';
export { readBookContent, type OrderedContent } from './read-book-content.ts';
