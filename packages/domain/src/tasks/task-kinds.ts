import type { PlanAbility } from '../access/table.ts';

interface TaskKindDeclaration {
  /** Name of the result. */
  readonly label: string;
  /** Ability needed to start the task, and to fetch its result. */
  readonly ability: PlanAbility;
}

/**
 * Kinds of long tasks, for work that takes longer than anybody waits on a page. Each runs in a process of its own, and its result is stored
 * for some days.
 */
export const taskKinds = {
  planBook: { label: 'Plan book', ability: 'downloadReports' },
  report: { label: 'Report', ability: 'downloadReports' },
  auditPack: { label: 'Audit pack', ability: 'downloadReports' },
  release: { label: 'Copy to share', ability: 'shareCopies' },
  versionBook: { label: 'Plan book of a version', ability: 'viewPlan' },
  documents: { label: 'Documents', ability: 'viewPlan' },
  wholePlan: { label: 'Whole plan', ability: 'exportPlan' },
  mapFile: { label: 'Map export', ability: 'downloadReports' },
} as const satisfies Readonly<Record<string, TaskKindDeclaration>>;

export type TaskKindId = keyof typeof taskKinds;

// The keys of the table are exactly the ids.
export const taskKindIds = Object.keys(taskKinds) as TaskKindId[];

export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** Checks whether a task is waiting or running. */
export const isTaskOpen = (state: TaskState): boolean => state === 'waiting' || state === 'running';

/** Number of days for which a result is stored after it is ready. */
export const TASK_KEPT_DAYS = 7;
/** Maximum number of open tasks of one person. */
export const MOST_TASKS_OF_ONE = 20;
/** Maximum number of open tasks of all people together. */
export const MOST_TASKS = 200;
