export { TaskList } from './task-list.tsx';
export { useStartTask } from './use-start-task.ts';
