export {
  isTaskOpen,
  MOST_TASKS,
  MOST_TASKS_OF_ONE,
  TASK_KEPT_DAYS,
  taskKindIds,
  taskKinds,
  taskStates,
  type TaskKindId,
  type TaskState,
} from './task-kinds.ts';
