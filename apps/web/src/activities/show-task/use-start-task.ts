import { useMutation } from '@tanstack/react-query';
import { resetLists } from '../../session/query-client.ts';
import { watchTasks } from '../../session/watch-tasks.ts';

/** Asks for long work by its own call: `useStartTask(() => client.call(orderPlanBook, { body }))`. It is followed wherever one goes. */
export const useStartTask = <Wanted = void>(ask: (wanted: Wanted) => Promise<{ readonly _id: string }>) =>
  useMutation({
    mutationFn: ask,
    onSuccess: ({ _id }) => {
      resetLists(['tasks']);
      watchTasks(_id);
    },
  });
