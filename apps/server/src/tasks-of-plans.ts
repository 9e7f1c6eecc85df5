import { releaseTask } from './capabilities/releases/index.ts';
import { auditPackTask } from './capabilities/audit-pack/index.ts';
import { archiveTask } from './capabilities/archive/index.ts';
import { mapFileTask } from './capabilities/map-files/index.ts';
import { planBookTask, versionBookTask } from './capabilities/plan-book/index.ts';
import { recordReaders } from './record-of-plans.ts';
import { reportTask } from './capabilities/reporting/index.ts';
import { documentsTask } from './capabilities/files/index.ts';
import type { TaskKind } from './platform/tasks/task-kind.ts';

/** The server's side of each kind of long work, before and after the file is made; `long-work.ts` has the makers. */
export const tasksOfPlans: Readonly<Record<string, TaskKind>> = {
  planBook: planBookTask(recordReaders),
  report: reportTask(recordReaders),
  auditPack: auditPackTask(recordReaders),
  release: releaseTask(recordReaders),
  versionBook: versionBookTask,
  documents: documentsTask,
  wholePlan: archiveTask(recordReaders),
  mapFile: mapFileTask(recordReaders),
};
