import type { PlanAbility } from '../access/table.ts';

interface TaskKindDeclaration {
  /** What is made, as a person calls it. */
  readonly label: string;
  /** Who may have it made, and who may still have it when it is ready. */
  readonly ability: PlanAbility;
}

/** What takes longer to make than anybody waits for on a page. Each is made in a process of its own and kept for some days. */
export const taskKinds = {
  planBook: { label: 'Plan book', ability: 'downloadReports' },
  report: { label: 'Report', ability: 'downloadReports' },
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

/** Whether something is still to come of it. */
export const isTaskOpen = (state: TaskState): boolean => state === 'waiting' || state === 'running';

/** What was made is kept for so long after it was ready. */
export const TASK_KEPT_DAYS = 7;
/** So many of one person's wait or are made at once. */
export const MOST_TASKS_OF_ONE = 20;
/** Open tasks of all people together. */
export const MOST_TASKS = 200;
