import type { TaskReply } from '@tussock/contract';
import type { TaskKindId, TaskState } from '@tussock/domain';
import type { findTasksOf } from '../../platform/tasks/task-store.ts';

type TaskRow = Awaited<ReturnType<typeof findTasksOf>>[number];

/** Formats long work for the person who ordered it. */
export const presentTask = (row: TaskRow): TaskReply => ({
  _id: row.id,
  planId: row.planId,
  propertyName: row.propertyName,
  // Both columns are written by the platform from the same lists.
  kind: row.kind as TaskKindId,
  state: row.state as TaskState,
  step: row.step,
  done: row.done,
  total: row.total,
  before: row.before,
  fault: row.fault,
  fileName: row.fileName,
  bytes: row.bytes,
  askedAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
