import { useQuery, type QueryObserverOptions } from '@tanstack/react-query';
import { downloadTask, listTasks, type ReplyOf, type TaskReply } from '@tussock/contract';
import { isTaskOpen } from '@tussock/domain';
import { callAddress } from '../api/call-address.ts';
import { reading } from './client.ts';

type TasksReply = ReplyOf<typeof listTasks>;

const WHILE_MADE_MS = 1500;

/** Query of the long work that this person ordered, on all plans; polls while any of it is running. */
export const readingTasks = () =>
  ({
    ...reading(listTasks, {}),
    refetchInterval: ({ state }) =>
      state.data?.results.some((task) => isTaskOpen(task.state)) ? WHILE_MADE_MS : false,
  }) satisfies Partial<QueryObserverOptions<TasksReply>>;

/** The long work that this person ordered on one plan. */
export function useTasksOf(planId: string): readonly TaskReply[] {
  const { data } = useQuery(readingTasks());
  return data?.results.filter((task) => task.planId === planId) ?? [];
}

/** Download URL of a finished file; the browser streams it to disk, whatever its size. */
export const addressOfMade = ({ planId, _id: taskId }: Pick<TaskReply, 'planId' | '_id'>): string =>
  callAddress(downloadTask.path, { planId, taskId });
