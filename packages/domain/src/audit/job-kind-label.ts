import { serviceWords } from '../wording/service-words.ts';
import { taskKinds } from '../tasks/task-kinds.ts';

/** Name of a kind of background work, as an administrator reads it; the kind itself where it has no name. */
export function jobKindLabel(kind: string): string {
  const task = Object.entries(taskKinds).find(([id]) => id === kind)?.[1].label;
  return task ?? Object.entries(serviceWords.jobKinds).find(([id]) => id === kind)?.[1] ?? kind;
}
