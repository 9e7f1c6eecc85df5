import { QueryObserver } from '@tanstack/react-query';
import type { TaskReply } from '@tussock/contract';
import { isTaskOpen, taskKinds, taskWords } from '@tussock/domain';
import { keep, readKeptJson } from '../plan-session/browser-store.ts';
import { addressOfMade, readingTasks } from './my-tasks.ts';
import { queryClient, resetLists } from './query-client.ts';
import { toasts } from './toasts.ts';

let stop: (() => void) | undefined;
/** Ids of tasks that were seen running, whose outcome is still to be announced. */
const awaited = new Set<string>();
const KEY = 'awaited-tasks';

/** Persists them for this tab, so that a task that ended during a reload is announced too. */
const keepAwaited = (): void => keep(KEY, JSON.stringify([...awaited]), 'sessionStorage');
const recallAwaited = (): void => {
  const kept = readKeptJson(KEY, 'sessionStorage');
  for (const id of Array.isArray(kept) ? kept : []) if (typeof id === 'string') awaited.add(id);
};

function tell(task: TaskReply): void {
  if (task.kind === 'report') resetLists(['reportDownloads']);
  const { label } = taskKinds[task.kind];
  if (task.state === 'done')
    toasts.show({
      message: taskWords.isReady(label, task.propertyName),
      type: 'success',
      duration: 'infinite',
      action: {
        label: 'Download',
        icon: 'download',
        onPress: () => window.location.assign(addressOfMade(task)),
      },
    });
  if (task.state === 'failed')
    toasts.show({ message: taskWords.hasFailed(label, task.propertyName), type: 'danger' });
}

function heard(tasks: readonly TaskReply[]): void {
  for (const task of tasks) {
    if (isTaskOpen(task.state)) awaited.add(task._id);
    else if (awaited.delete(task._id)) tell(task);
  }
  keepAwaited();
  if (tasks.some(({ state }) => isTaskOpen(state))) return;
  stop?.();
  stop = undefined;
}

/** Polls the person's running tasks on every page, and announces each result; `taskId` is one that was just ordered. */
export function watchTasks(taskId?: string): void {
  recallAwaited();
  if (taskId !== undefined) awaited.add(taskId);
  keepAwaited();
  if (stop) return;
  const observer = new QueryObserver(queryClient, readingTasks());
  stop = observer.subscribe(({ data, isFetching }) => {
    // What was read before the work was asked for does not know of it.
    if (data && !isFetching) heard(data.results);
  });
  const { data } = observer.getCurrentResult();
  for (const task of data?.results ?? []) if (isTaskOpen(task.state)) awaited.add(task._id);
}
